// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { QueryState } from "../../../web/platform/query-state.tsx";
import { ConfirmDelete } from "../../../web/ui/confirm.tsx";
import { DataList, Paging } from "../../../web/ui/data-list.tsx";
import { ProgressBar, ShareBar } from "../../../web/ui/figures.tsx";
import { StatusButton } from "../../../web/ui/status-button.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
afterEach(cleanup);
const nothing = () => undefined;

describe("the question before deleting", () => {
  const ask = (items: string[], onConfirm = nothing) =>
    draw(
      <ConfirmDelete
        opened
        title="Löschen?"
        text="Wirklich?"
        cascade={{ Analysen: items }}
        confirm="Ja, löschen"
        onConfirm={onConfirm}
        onClose={nothing}
      />,
    );
  it("shows all that goes with it if that is three or fewer", () => {
    ask(["A", "B", "C"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.queryByText("Alle 3 anzeigen")).toBeNull();
  });
  it("hides more than three behind a link with their number", () => {
    ask(["A", "B", "C", "D", "E"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    fireEvent.click(screen.getByText("Alle 5 anzeigen"));
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
  });
  it("does nothing before it is confirmed", () => {
    const confirmed = vi.fn();
    ask(["A"], confirmed);
    expect(confirmed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Ja, löschen" }));
    expect(confirmed).toHaveBeenCalledOnce();
  });
});

describe("a list", () => {
  const list = (rows: number[], below?: (row: number) => string | undefined) =>
    draw(
      <DataList
        label="Zahlen"
        rows={rows}
        below={below}
        rowKey={String}
        columns={[{ key: "n", label: "Zahl", width: "1fr", cell: (row: number) => row }]}
      />,
    );
  it("shows below a row what belongs to it, and nothing below the others", () => {
    list([1, 2, 3], (row) => (row === 2 ? "zwei" : undefined));
    const texts = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(texts).toEqual(["Zahl", "1", "2", "zwei", "3"]);
  });
  it("has headings and rows, and says when there are none", () => {
    list([1, 2]);
    expect(screen.getByRole("table", { name: "Zahlen" })).toBeDefined();
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Zahl"]);
    expect(screen.getAllByRole("row")).toHaveLength(3);
    list([]);
    expect(screen.getByText("Keine Treffer")).toBeDefined();
  });
  it("draws only what is visible above a hundred rows", () => {
    list(Array.from({ length: 100 }, (_, index) => index));
    expect(screen.getAllByRole("row")).toHaveLength(101);
    list(Array.from({ length: 5_000 }, (_, index) => index));
    expect(screen.getAllByRole("row").length).toBeLessThan(100);
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("5001");
  });
  it("tells which rows are shown and leads to the next ones", () => {
    const moved = vi.fn();
    draw(<Paging offset={100} limit={100} total={1_498} format={String} onChange={moved} />);
    expect(screen.getByText("101–200 von 1498")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Seite 3" }));
    expect(moved).toHaveBeenCalledWith(200);
  });
});

describe("figures to look at", () => {
  it("can be heard too", () => {
    draw(
      <ShareBar
        format={String}
        shares={[
          { label: "neu", value: 14, tone: "good" },
          { label: "gelöscht", value: 0, tone: "bad" },
        ]}
      />,
    );
    expect(screen.getByRole("img", { name: "neu 14, gelöscht 0" })).toBeDefined();
  });
  it("show progress in numbers, and none while the whole is not known", () => {
    draw(<ProgressBar label="Lesen" done={50} total={200} text="50 von 200" />);
    expect(screen.getByRole("progressbar", { name: "Lesen" }).getAttribute("aria-valuenow")).toBe("50");
    draw(<ProgressBar label="Lesen" done={0} total={0} text="" />);
    expect(screen.getByRole("progressbar", { name: "Lesen" }).hasAttribute("aria-valuenow")).toBe(false);
  });
});

describe("a button that does something", () => {
  it("cannot be pressed while it runs, and shows the outcome for a moment", () => {
    vi.useFakeTimers();
    const { rerender } = draw(<StatusButton status="loading">Speichern</StatusButton>);
    expect(screen.getByRole("button")).toHaveProperty("disabled", true);
    rerender(<div />);
    draw(<StatusButton status="success">Speichern</StatusButton>);
    expect(screen.getByRole("button").dataset.status).toBe("success");
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole("button").dataset.status).toBe("idle");
    vi.useRealTimers();
  });
});

describe("what is read from the server", () => {
  const state = (query: { data?: string; error?: unknown; isPending?: boolean }, refetch = nothing) =>
    draw(
      <QueryState
        query={{ data: query.data, error: query.error ?? null, isPending: query.isPending ?? false, refetch }}
        describe={(error) => `Grund: ${error}`}
      >
        {(data) => <p>{data}</p>}
      </QueryState>,
    );
  it("has a state for loading, for data, for failure with a way out, and for missing permission", () => {
    state({ isPending: true });
    expect(screen.getByRole("status").textContent).toContain("Wird geladen");
    state({ data: "da" });
    expect(screen.getByText("da")).toBeDefined();
    const again = vi.fn();
    state({ error: "kaputt" }, again);
    expect(screen.getByRole("alert").textContent).toContain("Grund: kaputt");
    fireEvent.click(screen.getByRole("button", { name: "Erneut versuchen" }));
    expect(again).toHaveBeenCalledOnce();
    state({ error: { status: 403 } });
    expect(screen.getByText("Keine Berechtigung")).toBeDefined();
  });
});
