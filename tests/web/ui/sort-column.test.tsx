// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../web/platform/api/problem.ts";
import { useSavedOrder } from "../../../web/platform/list/saved-order.ts";
import { DataList } from "../../../web/ui/data-list.tsx";
import { useSortColumn } from "../../../web/ui/sort-column.tsx";
import { placeAfterDrop } from "../../../web/ui/sort-order.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
afterEach(cleanup);

const read = ["Serum", "Plasma", "Urin"];
function Example({ save }: { save: (items: string[]) => Promise<unknown> }) {
  const [initial] = useState(read);
  const { items, reorder } = useSavedOrder(initial, save);
  const { column, status } = useSortColumn({ items, itemName: String, onReorder: reorder });
  const cell = (item: string) => (
    <>
      <button type="button">{item}</button>
      <input aria-label={`Menge ${item}`} />
    </>
  );
  const columns = [{ key: "name", label: "Name", width: "1fr", cell }, column];
  return (
    <>
      <DataList label="Materialien" rows={items} rowKey={String} columns={columns} />
      {status}
    </>
  );
}
const order = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((item) => within(item).getAllByRole("button")[0]?.textContent);
const press = (name: string, key: string) =>
  fireEvent.keyDown(screen.getByText(name), { key, shiftKey: true });

describe("a list in an order of one's own", () => {
  it("moves what has the focus with Shift and the arrows, keeps the focus there and says where it is", async () => {
    const save = vi.fn(async () => undefined);
    draw(<Example save={save} />);
    screen.getByText("Urin").focus();
    press("Urin", "ArrowUp");
    expect(order()).toEqual(["Serum", "Urin", "Plasma"]);
    expect(document.activeElement).toBe(screen.getByText("Urin"));
    expect(screen.getByText("Urin steht jetzt an Stelle 2 von 3.")).toBeDefined();
    await waitFor(() => expect(save).toHaveBeenCalledWith(["Serum", "Urin", "Plasma"]));
  });
  it("stops at both ends", () => {
    const save = vi.fn(async () => undefined);
    draw(<Example save={save} />);
    press("Serum", "ArrowUp");
    press("Urin", "ArrowDown");
    expect(order()).toEqual(read);
    expect(save).not.toHaveBeenCalled();
  });
  it("leaves the keys alone where they choose text", () => {
    draw(<Example save={async () => undefined} />);
    fireEvent.keyDown(screen.getByLabelText("Menge Urin"), { key: "ArrowUp", shiftKey: true });
    expect(order()).toEqual(read);
  });
  it("has a button for either direction, for who neither drags nor types", () => {
    draw(<Example save={async () => undefined} />);
    fireEvent.click(screen.getByRole("button", { name: "Serum nach unten verschieben" }));
    expect(order()).toEqual(["Plasma", "Serum", "Urin"]);
  });
  it("goes back to the saved order when saving fails", async () => {
    draw(
      <Example
        save={async () => {
          throw new ApiProblem({ status: 500, title: "", detail: "", code: "internal_error" });
        }}
      />,
    );
    press("Urin", "ArrowUp");
    await waitFor(() => expect(order()).toEqual(read));
  });
  it("saves moves made meanwhile together, after the one that is being saved", async () => {
    const done: (() => void)[] = [];
    const save = vi.fn((_: string[]) => new Promise<void>((resolve) => done.push(resolve)));
    draw(<Example save={save} />);
    press("Urin", "ArrowUp");
    press("Urin", "ArrowUp");
    press("Plasma", "ArrowUp");
    expect(save).toHaveBeenCalledOnce();
    await act(async () => done[0]?.());
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenLastCalledWith(["Urin", "Plasma", "Serum"]);
  });
});

describe("the place after a drop", () => {
  it.each([
    [0, 2, "before", 1],
    [0, 2, "after", 2],
    [2, 0, "before", 0],
    [2, 0, "after", 1],
    [1, 0, "after", 1],
  ] as const)("from %i onto %i, %s it, is %i", (from, over, edge, place) => {
    expect(placeAfterDrop(from, over, edge)).toBe(place);
  });
});
