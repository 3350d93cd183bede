import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import {
  changeFor,
  choose,
  faults,
  filledRows,
  initialChoices,
  split,
  standingSeparators,
} from "../../../web/importexport/imports/mapping.ts";

const column = (
  name: string,
  target: string | null,
  by: ColumnMapping["by"],
  language: string | null = null,
) => ({
  column: name,
  samples: [],
  target,
  language,
  by,
});
const mapping: ColumnMapping[] = [
  column("Kürzel", "code", "name"),
  column("Bezeichnung", "name", "name", "de"),
  column("Probengefäß", null, "none"),
  column("Hinweis", "fields.hint", "profile"),
];
const targets = [
  { target: "code", label: "Code", translatable: false },
  { target: "name", label: "Name", translatable: true },
  { target: "fields.material", label: "Material", translatable: false },
  { target: "fields.hint", label: "Hinweis", translatable: true },
];

describe("the columns of a file", () => {
  it("show their first filled cells, not the first rows", () => {
    const rows = ["", "a", "", "b", "c", "d"].map((cell, row) => ({
      ...{ row, code: "", name: "", is_new: true, cells: [cell], values: [null], issues: [] },
    }));
    expect(filledRows(rows, 0).map(({ row }) => row)).toEqual([1, 3, 4]);
  });
  it("are offered to be split only at separators that stand in their cells", () => {
    const row = (...cells: string[]) => ({
      ...{ row: 1, code: "", name: "", is_new: true, cells, values: [], issues: [] },
    });
    const rows = [row("Serum", "a; b", "x"), row("Urin", "c", "S<I und I>R")];
    expect(standingSeparators(rows, 0)).toEqual([]);
    expect(standingSeparators(rows, 1)).toEqual(["semicolon"]);
    expect(standingSeparators(rows, 2)).toEqual([]);
    expect(standingSeparators([], 0)).toEqual(["semicolon", "comma", "bar", "slash", "line"]);
  });
});

describe("mapping columns by hand", () => {
  it("asks for the columns that were not recognised and begins with what was", () => {
    expect(split(mapping).open.map(({ column }) => column)).toEqual(["Probengefäß"]);
    expect(initialChoices(mapping)[1]).toEqual({ column: "Bezeichnung", target: "name", language: "de" });
  });
  it("keeps a language only where the target can have one", () => {
    const choices = initialChoices(mapping);
    expect(choose(choices, "Bezeichnung", { language: "en" }, targets)[1]?.language).toBe("en");
    expect(choose(choices, "Bezeichnung", { target: "fields.material" }, targets)[1]?.language).toBeNull();
  });
  it("keeps where cells are split only where the target has several entries", () => {
    const entries = targets.map((target) => ({ ...target, takes_entries: target.target === "fields.hint" }));
    const choices = initialChoices([
      ...mapping.slice(0, 3),
      { ...column("Hinweis", "fields.hint", "profile"), split: [";"] },
    ]);
    expect(choices[3]).toMatchObject({ column: "Hinweis", split: [";"] });
    const divided = choose(choices, "Hinweis", { split: [";", "\n"] }, entries);
    expect(divided[3]?.split).toEqual([";", "\n"]);
    expect(choose(divided, "Hinweis", { target: "fields.material" }, entries)[3]?.split).toBeUndefined();
  });
  it("does not let an import go on without code and name", () => {
    const choices = initialChoices(mapping);
    expect(faults(choices, targets)).toEqual({ missing: [], repeated: [] });
    expect(faults(choose(choices, "Kürzel", { target: null }, targets), targets).missing).toEqual(["code"]);
  });
  it("does not let two columns of one language fill the same target", () => {
    const choices = initialChoices(mapping);
    const clashing = choose(choices, "Probengefäß", { target: "name", language: "de" }, targets);
    expect(faults(clashing, targets).repeated).toEqual(["name"]);
    const other = choose(choices, "Probengefäß", { target: "name", language: "en" }, targets);
    expect(faults(other, targets).repeated).toEqual([]);
  });
});

it("numbers are rewritten by default only for fields of the layout, never for codes and new texts", () => {
  const chapters = { column: "Kapitel", guess: "text", notation: "en" } as const;
  expect(changeFor("fields.hint", chapters).numbers).toBe("en");
  expect(changeFor("code", chapters).numbers).toBeUndefined();
  expect(changeFor("new", chapters)).toMatchObject({ target: "new", numbers: undefined });
});
