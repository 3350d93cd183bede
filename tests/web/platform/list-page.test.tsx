// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { holdsWords } from "../../../shared/kernel/folding.ts";
import { ListPage } from "../../../web/platform/list/list-page.tsx";
import { useListState } from "../../../web/platform/list/list-state.ts";
import { FilterSelect } from "../../../web/ui/data-list.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rows = [
  { id: "1", name: "Zink", count: 10 },
  { id: "2", name: "Äpfel", count: 9 },
  { id: "3", name: "Blei", count: 200 },
];

function Example(props: {
  pageSize?: number;
  failure?: { status: number };
  keepAs?: string;
  none?: boolean;
}) {
  const state = useListState({ filters: ["state"], pageSize: props.pageSize, keepAs: props.keepAs });
  const results = props.none ? [] : rows.filter((row) => holdsWords(row.name, state.search));
  return (
    <>
      <ListPage
        title="Materialien"
        label="Liste"
        search="Material suchen"
        filters={
          <FilterSelect
            label="Status"
            any="Alle"
            value={state.filters.state}
            options={[{ value: "NEW", label: "Neu" }]}
            onChange={(value) => state.setFilter("state", value)}
          />
        }
        state={state}
        query={{
          data: props.failure ? undefined : { count: 350, results },
          error: props.failure ?? null,
          isPending: false,
          refetch: () => undefined,
        }}
        columns={[
          {
            key: "name",
            label: "Name",
            width: "1fr",
            phone: "title",
            sortable: true,
            value: (row) => row.name,
            cell: (row) => row.name,
          },
          {
            key: "count",
            label: "Anzahl",
            width: "90px",
            sortable: true,
            value: (row) => row.count,
            cell: (row) => row.count,
          },
        ]}
        rowKey={(row) => row.id}
        open={{ to: (row) => `/material/${row.id}` }}
        empty={{ title: "Noch keine Materialien" }}
      />
      <output>{useLocation().search}</output>
    </>
  );
}
const address = () => screen.getAllByRole("status").find((each) => each.tagName === "OUTPUT")?.textContent;
const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("link").textContent);

describe("a list page", () => {
  it("leads from each row to its page", () => {
    draw(<Example />);
    expect(screen.getByRole("link", { name: "Blei" }).getAttribute("href")).toBe("/material/3");
  });
  it("orders by a column up, down, and back to the list's own order, and says so", () => {
    draw(<Example />);
    const heading = () => screen.getByRole("columnheader", { name: "Name" });
    const press = () => fireEvent.click(within(heading()).getByRole("button"));
    press();
    expect(names()).toEqual(["Äpfel", "Blei", "Zink"]);
    expect(heading().getAttribute("aria-sort")).toBe("ascending");
    press();
    expect(names()).toEqual(["Zink", "Blei", "Äpfel"]);
    expect(address()).toBe("?order=-name");
    press();
    expect(names()).toEqual(["Zink", "Äpfel", "Blei"]);
    expect(heading().hasAttribute("aria-sort")).toBe(false);
  });
  it("orders figures by their size", () => {
    draw(<Example />);
    fireEvent.click(screen.getByRole("button", { name: "Anzahl" }));
    expect(names()).toEqual(["Äpfel", "Zink", "Blei"]);
  });
  it("leads from beyond the end to the last page, without a step back to it", () => {
    draw(<Example pageSize={100} />, "/?offset=9900");
    expect(address()).toBe("?offset=300");
  });
  it("keeps search and page in the address, beginning with the first page after each search", async () => {
    draw(<Example pageSize={100} />);
    fireEvent.click(screen.getByRole("button", { name: "Seite 3" }));
    expect(address()).toBe("?offset=200");
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "apfel" } });
    act(() => void vi.advanceTimersByTime(300));
    expect(address()).toBe("?search=apfel");
    expect(names()).toEqual(["Äpfel"]);
    fireEvent.click(screen.getByRole("button", { name: "Filter zurücksetzen" }));
    expect(address()).toBe("");
  });
  it("goes on with the search of the last visit where it keeps it", async () => {
    localStorage.setItem("laborium.example", "search=blei");
    draw(<Example keepAs="laborium.example" />);
    await waitFor(() => expect(names()).toEqual(["Blei"]));
  });
  it("tells nothing there from nothing found", async () => {
    draw(<Example none />);
    expect(screen.getByText("Noch keine Materialien")).toBeDefined();
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "x" } });
    act(() => void vi.advanceTimersByTime(300));
    expect(screen.getByText("Keine Treffer")).toBeDefined();
  });
  it("says so where the account may not see it", () => {
    draw(<Example failure={{ status: 403 }} />);
    expect(screen.getByText("Keine Berechtigung")).toBeDefined();
  });
});
