// @vitest-environment happy-dom
import { Notifications } from "@mantine/notifications";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FieldDefinition, fieldDefinitionSchema } from "../../../../shared/core/catalogue/field.ts";
import { TableInput } from "../../../../web/laboreditor/editor/fields/table-input.tsx";
import { beginSession } from "../../../../web/platform/session.ts";
import { start } from "../../../../web/platform/startup.ts";
import { pastes } from "../../../support/pastes/pastes.ts";
import { draw } from "../../support/dress.tsx";
import { fakeServer } from "../../support/fake-server.ts";
import { startup } from "../../support/startup.ts";
import { speak } from "../../support/texts.ts";

const column = (key: string, de: string, properties: object = {}) => ({
  key,
  label: { de, en: key },
  ...properties,
});
const field: FieldDefinition = fieldDefinitionSchema.parse({
  key: "ranges",
  type: "table",
  label: { de: "Bereiche", en: "Ranges" },
  columns: [
    column("age", "Alter"),
    column("low", "von"),
    column("high", "bis"),
    column("sex", "Geschlecht", { options: [{ key: "f", label: { de: "weiblich", en: "female" } }] }),
  ],
});
const rows = [
  { age: "1", low: "2", high: "3" },
  { age: "4", low: "5", high: "6" },
];
const cell = (name: string, row: number) =>
  screen.getByLabelText<HTMLInputElement>(`${name}, Zeile ${row}`, { selector: "input, select" });
const shown = () =>
  [...document.querySelectorAll("tr[data-change]:not([data-change=removed])")].map((row) =>
    [...row.querySelectorAll<HTMLInputElement>("input, select")].map(({ value }) => value),
  );
/** Pastes as the browser does: HTML together with its plain text. */
const paste = (into: HTMLElement, { html = "", text }: { html?: string; text: string }) =>
  fireEvent.paste(into, {
    clipboardData: { getData: (type: string) => (type === "text/html" ? html : text) },
  });
function open(options: { imported?: typeof rows; readOnly?: boolean } = {}) {
  const changed = vi.fn();
  draw(
    <>
      <Notifications />
      <TableInput label="Bereiche" field={field} defaultValue={rows} onChange={changed} {...options} />
    </>,
  );
  return changed;
}
const excel = pastes.find(({ name }) => name === "Excel: reference ranges with a bold head");

beforeEach(async () => {
  localStorage.clear();
  await speak("de");
  fakeServer(startup);
  beginSession("token");
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("cells from Excel, pasted into a table field", () => {
  it("fill it cell by cell, as they are written, and not their head", async () => {
    const changed = open();
    paste(cell("Alter", 2), excel ?? { text: "" });
    expect(shown()).toEqual([
      ["1", "2", "3", ""],
      ["18 Jahre", "0,3", "4,2", ""],
    ]);
    expect(changed).toHaveBeenLastCalledWith([rows[0], { age: "18 Jahre", low: "0,3", high: "4,2" }]);
    await waitFor(() => expect(document.activeElement).toBe(cell("Alter", 2)));
  });

  it("add the rows that they need, and choose options by their label", () => {
    const changed = open();
    paste(cell("bis", 2), { text: "7\tweiblich\r\n8\tfemale\r\n1,5\tdivers\r\n" });
    expect(shown().map((row) => row.slice(2))).toEqual([
      ["3", ""],
      ["7", "f"],
      ["8", "f"],
      ["1,5", "divers"],
    ]);
    expect(changed.mock.lastCall?.[0]).toHaveLength(4);
  });

  it("are taken back by Ctrl and Z, with the rows that they added, until something is typed", async () => {
    const changed = open();
    paste(cell("Alter", 2), { text: "a\tb\r\nc\td\r\n" });
    expect(shown()).toHaveLength(3);
    fireEvent.keyDown(cell("Alter", 2), { key: "z", ctrlKey: true });
    expect(shown()).toEqual([
      ["1", "2", "3", ""],
      ["4", "5", "6", ""],
    ]);
    expect(changed).toHaveBeenLastCalledWith(rows);
    await waitFor(() => expect(document.activeElement).toBe(cell("Alter", 2)));
    paste(cell("Alter", 1), { text: "a\tb\r\n" });
    fireEvent.change(cell("bis", 1), { target: { value: "9" } });
    fireEvent.keyDown(cell("bis", 1), { key: "z", ctrlKey: true });
    expect(shown()[0]).toEqual(["a", "b", "9", ""]);
  });

  it("are named in a notice where the table has no column for them", async () => {
    open();
    paste(cell("bis", 1), { text: "7\tf\tzu\tviel\r\n" });
    expect(shown()[0]).toEqual(["1", "2", "7", "f"]);
    expect((await screen.findByRole("alert")).textContent).toContain("zu · viel");
  });

  it("stay marked beside the imported rows that they replace", () => {
    open({ imported: rows });
    paste(cell("von", 1), { text: "2\t9\r\n5\t6\r\n7\t8\r\n" });
    expect(
      [...document.querySelectorAll("tr[data-change]")].map((row) => row.getAttribute("data-change")),
    ).toEqual(["changed", "same", "added"]);
  });

  it("change nothing where it may only be read", () => {
    const changed = open({ readOnly: true });
    paste(cell("Alter", 1), excel ?? { text: "" });
    expect(shown()[0]).toEqual(["1", "2", "3", ""]);
    expect(changed).not.toHaveBeenCalled();
  });

  it("stay in the cell where they are one, line breaks included, and fill others from the second on", () => {
    const insert = vi.fn(() => true);
    Object.assign(document, { execCommand: insert });
    const changed = open();
    cell("Alter", 1).focus();
    paste(cell("Alter", 1), { text: "bis 18 Jahre\r\n" });
    expect(insert).toHaveBeenCalledWith("insertText", false, "bis 18 Jahre");
    expect(changed).not.toHaveBeenCalled();
    expect(shown()).toHaveLength(2);
    paste(cell("Alter", 1), { text: "7\n8\n9" });
    expect(shown().map(([age]) => age)).toEqual(["7", "8", "9"]);
  });
});

describe("rows that were added and left empty", () => {
  const saved = () => fireEvent.submit(screen.getByRole("form"));
  const openIn = (imported?: typeof rows) =>
    draw(
      <form aria-label="Analyse" onSubmit={(event) => event.preventDefault()}>
        <TableInput
          label="Bereiche"
          field={field}
          defaultValue={rows}
          imported={imported}
          onChange={() => undefined}
        />
      </form>,
    );

  it("vanish when the form is saved, and leave the focus at the table", () => {
    openIn();
    const add = screen.getByRole("button", { name: "Bereiche: Zeile hinzufügen" });
    fireEvent.click(add);
    fireEvent.click(add);
    fireEvent.change(cell("von", 4), { target: { value: "9" } });
    cell("Alter", 3).focus();
    saved();
    expect(shown().map((row) => row.slice(0, 3))).toEqual([
      ["1", "2", "3"],
      ["4", "5", "6"],
      ["", "9", ""],
    ]);
    expect(document.activeElement).toBe(add);
  });

  it("are not those that an import brought", () => {
    openIn([{ age: "", low: "", high: "" }, ...rows]);
    saved();
    expect(document.querySelectorAll("tr[data-change]").length).toBeGreaterThanOrEqual(rows.length);
  });
});
