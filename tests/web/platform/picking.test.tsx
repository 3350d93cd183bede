// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { RemoteMultiPicker, RemotePicker } from "../../../web/platform/remote-picker.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const all = ["Glukose", "Glukose im Urin", "Kalium", "Natrium"].map((label) => ({ value: label, label }));
const find = vi.fn(async (search: string) => ({
  items: all.filter((item) => item.label.toLowerCase().includes(search.toLowerCase())),
  more: search === "",
}));
const box = () => screen.getByRole("combobox", { name: /Analysen/ });
const options = () => screen.queryAllByRole("option", { hidden: true }).map((option) => option.textContent);

describe("picking what the server finds", () => {
  it("searches once typing has paused, shows what was found, and hands over the values picked", async () => {
    const picked = vi.fn();
    draw(
      <RemoteMultiPicker
        label="Analysen"
        queryKey={["analyses"]}
        find={find}
        labelled={[{ value: "old", label: "Früher gewählt" }]}
        defaultValue={["old"]}
        onChange={picked}
      />,
    );
    expect(screen.getByText("Früher gewählt")).toBeDefined();
    expect(find, "before anybody turns to it").not.toHaveBeenCalled();
    fireEvent.click(box());
    expect(document.querySelector("[aria-busy=true]"), "while it asks").not.toBeNull();
    expect(await screen.findByText("Es gibt weitere Treffer. Bitte suchen Sie genauer.")).toBeDefined();
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    find.mockClear();
    for (const typed of ["g", "gl", "glu"]) fireEvent.change(box(), { target: { value: typed } });
    await waitFor(() => expect(options()).toEqual(["Glukose", "Glukose im Urin"]));
    expect(find.mock.calls.map(([search]) => search)).toEqual(["glu"]);
    const option = screen.getAllByRole("option", { hidden: true })[1];
    if (option) act(() => void fireEvent.click(option));
    expect(picked).toHaveBeenCalledWith(["old", "Glukose im Urin"]);
  });
  it("offers to create what is not there, and picks it once it is", async () => {
    const picked = vi.fn();
    const make = vi.fn(async (typed: string) => ({ value: "lithium", label: typed }));
    draw(
      <RemoteMultiPicker
        label="Analysen"
        queryKey={["to create"]}
        find={find}
        create={{ label: (typed) => `${typed} anlegen`, make }}
        defaultValue={["Kalium"]}
        labelled={all}
        onChange={picked}
      />,
    );
    fireEvent.click(box());
    const type = async (typed: string, offered: string[]) => {
      fireEvent.change(box(), { target: { value: typed } });
      await waitFor(() => expect(options()).toEqual(offered));
    };
    await type("natrium", ["Natrium"]);
    await type("glu", ["Glukose", "Glukose im Urin", "glu anlegen"]);
    await type("Lithium", ["Lithium anlegen"]);
    fireEvent.click(screen.getByRole("option", { hidden: true }));
    await waitFor(() => expect(picked).toHaveBeenCalledWith(["Kalium", "lithium"]));
    expect(make).toHaveBeenCalledWith("Lithium");
    expect(screen.getByText("Lithium")).toBeDefined();
    make.mockResolvedValue(null as never);
    await type("Zink", ["Zink anlegen"]);
    fireEvent.click(screen.getByRole("option", { hidden: true }));
    await waitFor(() => expect(make).toHaveBeenCalledTimes(2));
    expect(picked).toHaveBeenCalledTimes(1);
  });
  it("offers all again after one has been picked, not only that one", async () => {
    draw(
      <RemotePicker
        label="Analysen"
        queryKey={["analyses"]}
        find={find}
        labelled={all.slice(2, 3)}
        defaultValue="Kalium"
      />,
    );
    expect(box()).toHaveProperty("value", "Kalium");
    fireEvent.click(box());
    expect(box().getAttribute("aria-busy"), "while it asks").toBe("true");
    await waitFor(() => expect(options()).toHaveLength(4));
  });
});
