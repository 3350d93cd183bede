// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import en from "../../../web/laboreditor/editor/texts.en.ts";
import RichTextArea from "../../../web/platform/rich-text/rich-text-editor.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

const { rich } = en;
const within = [rich.addRowAfter, rich.deleteRow, rich.addColumnAfter, rich.deleteColumn, rich.deleteTable];
const control = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => fireEvent.click(control(name));
/** Whether all, some or none of the table controls are offered. */
function offered(): "all" | "some" | "nothing" {
  const present = within.filter((name) => screen.queryByRole("button", { name }) !== null);
  return present.length === within.length ? "all" : present.length > 0 ? "some" : "nothing";
}

let html = "";
/** Rows and columns of the table in the text. */
function size(): [rows: number, columns: number] | null {
  const table = new DOMParser().parseFromString(html, "text/html").querySelector("table");
  return table && [table.rows.length, table.rows[0]?.cells.length ?? 0];
}

beforeEach(async () => {
  await speak("en");
  html = "";
  draw(
    <RichTextArea
      label="Note"
      value="<p>before</p>"
      typed=""
      autofocus
      onChange={(changed) => {
        html = changed;
      }}
    />,
  );
});
afterEach(cleanup);

describe("a table in rich text", () => {
  it("offers what changes a table only while the cursor is in one", async () => {
    expect(offered()).toBe("nothing");
    press(rich.table);
    await waitFor(() => expect(offered()).toBe("all"));
    expect(control(rich.table).disabled).toBe(true);
    press(rich.deleteTable);
    await waitFor(() => expect(offered()).toBe("nothing"));
    expect(html).toContain("before");
    expect(size()).toBeNull();
  });

  it("gets and loses rows and columns at the cursor", async () => {
    press(rich.table);
    await waitFor(() => expect(size()).toEqual([3, 3]));
    press(rich.addRowAfter);
    expect(size()).toEqual([4, 3]);
    press(rich.addColumnAfter);
    expect(size()).toEqual([4, 4]);
    press(rich.deleteRow);
    press(rich.deleteColumn);
    expect(size()).toEqual([3, 3]);
  });

  it("is gone with its last row, and with its last column", async () => {
    for (const name of [rich.deleteRow, rich.deleteColumn]) {
      press(rich.table);
      await waitFor(() => expect(size()).toEqual([3, 3]));
      for (let left = 3; left > 0; left -= 1) press(name);
      expect(size()).toBeNull();
      await waitFor(() => expect(offered()).toBe("nothing"));
    }
  });

  it("is left for the toolbar by Alt+F10, as Tab goes from cell to cell", async () => {
    press(rich.table);
    await waitFor(() => expect(offered()).toBe("all"));
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Note" }), { key: "F10", altKey: true });
    expect(document.activeElement).toBe(control(rich.boldControlLabel));
    for (const name of within) expect(control(name).tabIndex).toBe(0);
  });
});
