import { expect, test } from "vitest";
import { matchColumns } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { rowsToAnalyses } from "../../../functions/importexport/imports/normalising/rows-to-analyses.ts";

/** The analyses of a sheet with one row or several. */
function read(...all: Record<string, string>[]) {
  const columns = Object.keys(all[0] ?? {});
  const rows = all.map((row, index) => ({ number: index + 2, cells: Object.values(row) }));
  const table = { sheet: "Tabelle1", columns, rows, broken: [] };
  const targets = targetsOf([], "de");
  return rowsToAnalyses(table, matchColumns(table, targets, {}, {}).mapping, targets, "de");
}

test.each([
  ["Neu", "NEW"],
  ["published", "PUBLISHED"],
  ["Veröffentlicht", "PUBLISHED"],
  ["veroeffentlicht", "PUBLISHED"],
  ["VERSTECKT", "HIDDEN"],
])("a state may be written as %s", (text, state) => {
  const { placed, issues } = read({ Code: "A", Name: "Albumin", Status: text });
  expect(issues).toEqual([]);
  expect(placed[0]?.analysis).toMatchObject({ code: "A", name: { de: "Albumin" }, state });
});

test.each([
  ["ja", true],
  ["X", true],
  ["true", true],
  ["WAHR", true],
  ["False", false],
  ["nein", false],
  ["-", false],
  ["", false],
])("whether an analysis is internal may be written as %j", (text, internal) => {
  const { placed, issues } = read({ Code: "A", Name: "Albumin", Intern: text });
  expect(issues).toEqual([]);
  expect(placed[0]?.analysis.internal).toBe(internal);
});

test("what is neither yes nor no is told with its place; what has no column is not said at all", () => {
  const { issues } = read(
    { Code: "A", Name: "Albumin", Intern: "vielleicht" },
    { Code: "B", Name: "Bor", Intern: "ja" },
  );
  expect(issues).toMatchObject([{ code: "invalid_value", value: "vielleicht", row: 2, column: "Intern" }]);
  expect(read({ Code: "A", Name: "Albumin" }).placed[0]?.analysis).toEqual({
    code: "A",
    name: { de: "Albumin" },
    fields: {},
  });
});

test("an unknown state is told with its place", () => {
  const { issues } = read(
    { Code: "A", Name: "Albumin", Status: "halb" },
    { Code: "B", Name: "Bor", Status: "neu" },
  );
  expect(issues).toEqual([
    expect.objectContaining({ code: "unknown_state", sheet: "Tabelle1", row: 2, column: "Status" }),
  ]);
});
