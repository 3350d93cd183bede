import { describe, expect, test } from "vitest";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { sheetsOf } from "../../support/workbooks.ts";

const targetOf = targetFinder(targetsOf([], "de"));
const headings = ["Code", "Name", "Material"];
const rowsOf = (cells: readonly (readonly string[])[]) =>
  Buffer.from([headings, ...cells].map((row) => row.join(";")).join("\n"));
const read = async (file: Buffer, choice: ReadingChoice = {}) => {
  const { columns, rows, notes } = await readSpreadsheet(file, { language: "de", targetOf, choice });
  return { columns, cells: rows.map(({ cells }) => cells), notes };
};
const notesOf = async (file: Buffer) =>
  (await read(file)).notes.map(({ code, row, value }) => [
    code,
    row,
    ...(value === undefined ? [] : [value]),
  ]);

const kalium = ["K", "Kalium", "Serum"];
const natrium = ["NA", "Natrium", "Serum"];

describe("the title of a section becomes the category of the rows below it,", () => {
  const inSections = [
    ["K", "Kalium", "Serum", "Klinische Chemie"],
    ["NA", "Natrium", "Serum", "Hämatologie"],
  ];
  test("if it is unlike the codes above which it stands", async () => {
    const file = rowsOf([["Klinische Chemie"], kalium, ["Hämatologie"], natrium]);
    expect(await read(file)).toEqual({
      columns: [...headings, "Kategorie"],
      cells: inSections,
      notes: [
        { code: "section_row", sheet: "", row: 2, value: "Klinische Chemie" },
        { code: "section_row", sheet: "", row: 4, value: "Hämatologie" },
      ],
    });
  });

  test("if it is a field of laboratory medicine in capitals above repeated headings", async () => {
    const names = ["Name", "Code", "Material"];
    const rows = [
      ["CHEMIE"],
      names,
      ["Kalium", "K", "Serum"],
      ["Natrium", "NA", "Serum"],
      ["HÄMATOLOGIE"],
      names,
      ["Leukozyten", "LEU", "EDTA-Blut"],
    ];
    const { cells } = await read(Buffer.from(rows.map((row) => row.join(";")).join("\n")));
    expect(cells).toEqual([
      ["Kalium", "K", "Serum", "CHEMIE"],
      ["Natrium", "NA", "Serum", "CHEMIE"],
      ["Leukozyten", "LEU", "EDTA-Blut", "HÄMATOLOGIE"],
    ]);
  });

  test("if it stands in the first column, and every other row is filled", async () => {
    const rows = [["Hämatologie"], ["Kalium", "K", "Serum"], ["Natrium", "NA", "Serum"]];
    const file = Buffer.from([["Name", "Code", "Material"], ...rows].map((row) => row.join(";")).join("\n"));
    expect((await read(file)).cells).toEqual([
      ["Kalium", "K", "Serum", "Hämatologie"],
      ["Natrium", "NA", "Serum", "Hämatologie"],
    ]);
  });

  test("if it is merged over several columns, whatever it looks like", async () => {
    const rows = [headings, ["CHE"], kalium, natrium];
    const { cells } = await read(sheetsOf({ S: { rows, merges: ["A2:C2"] } }));
    expect(cells.map((row) => row[3])).toEqual(["CHE", "CHE"]);
  });

  test("and stays one if the headings are repeated below it", async () => {
    const file = rowsOf([["Klinische Chemie"], kalium, ["Hämatologie"], headings, natrium]);
    expect((await read(file)).cells).toEqual(inSections);
    expect((await read(file)).notes).toContainEqual({ code: "repeated_headings", sheet: "", row: 5 });
  });

  test("beside a category that the file has already, under a name of its own", async () => {
    const file = Buffer.from("Code;Name;Kategorie\nHämatologie\nK;Kalium;Chemie\n");
    expect((await read(file)).columns).toEqual(["Code", "Name", "Kategorie", "Kategorie (2)"]);
  });
});

describe("a row with a single cell is an analysis", () => {
  test.each([
    ["that has no name yet, if the cell is like the other codes", [kalium, ["CRP"], natrium], 1],
    ["that has no code yet, if the cell is a name below others", [kalium, ["", "Calcium"], natrium], 1],
    ["at the end as well", [kalium, natrium, ["CRP"]], 2],
  ])("%s", async (_, rows, column) => {
    const { cells, notes } = await read(rowsOf(rows));
    expect(cells).toHaveLength(3);
    expect(cells[column]?.filter(Boolean)).toEqual(rows[column]?.filter(Boolean));
    expect(notes).toEqual([]);
  });

  test("if somebody says so, and the title of a section if somebody says so", async () => {
    const file = rowsOf([["Hämatologie"], kalium, ["CRP"], natrium]);
    expect((await read(file, { sections: false })).cells).toHaveLength(4);
    expect((await read(file, { sections: true })).cells.map((row) => row[3])).toEqual(["Hämatologie", "CRP"]);
  });
});

test("remarks, numbers of rows, rules and titles of nothing are left out, each with its row", async () => {
  const file = rowsOf([
    ["---", "---", "---"],
    kalium,
    ["Stand: 01.10.2026"],
    natrium,
    ["Nur auf Anfrage erhältlich"],
    ["* = Fremdversand"],
    ["(131 rows)"],
  ]);
  expect((await read(file)).cells).toEqual([kalium, natrium]);
  expect(await notesOf(file)).toEqual([
    ["row_left_out", 2, "---"],
    ["row_left_out", 4, "Stand: 01.10.2026"],
    ["row_left_out", 7, "* = Fremdversand"],
    ["row_left_out", 8, "(131 rows)"],
    ["row_left_out", 6, "Nur auf Anfrage erhältlich"],
  ]);
});

describe("cells that are merged over several rows", () => {
  const day = { t: "n", v: 46_000, z: "mmm yy" };
  const rows = [
    ["Code", "Name", "Material", "Seit"],
    ["K", "Kalium", "Serum", day],
    ["NA", "Natrium", "", ""],
    ["CRP", "CRP", "", ""],
  ];
  const file = sheetsOf({ S: { rows, merges: ["C2:C3", "D2:D3"] } });

  test("hold for all of them, with their dates, and for no other", async () => {
    const table = await readSpreadsheet(file, { language: "de", targetOf });
    expect(table.rows.map(({ cells }) => cells[2])).toEqual(["Serum", "Serum", ""]);
    expect(table.rows.map((row) => table.dayOf(row, 3))).toEqual(["2025-12-09", "2025-12-09", undefined]);
    expect(table.notes).toEqual([{ code: "merged_rows", sheet: "S", row: 2, column: "Material", count: 2 }]);
  });

  test("may overlap a hundred thousand times without delay", async () => {
    const merges = Array.from({ length: 20_000 }, (_, index) => `A${(index % 1000) + 2}:A1048576`);
    const many = Array.from({ length: 2_000 }, (_, index) => [`C${index}`, `Analyse ${index}`, "Serum"]);
    const { cells } = await read(sheetsOf({ S: { rows: [headings, ...many], merges } }));
    expect(cells).toHaveLength(2_000);
  });
});

describe("a list of a single column", () => {
  test("keeps its first entry, which is no heading", async () => {
    const { columns, cells } = await read(Buffer.from("Probe Alpha\nProbe Beta\nProbe Gamma\n"));
    expect([columns, cells]).toEqual([["(A)"], [["Probe Alpha"], ["Probe Beta"], ["Probe Gamma"]]]);
  });

  test("has a heading that is known, or unlike its entries", async () => {
    expect((await read(Buffer.from("Bezeichnung\nKalium\n"))).columns).toEqual(["Bezeichnung"]);
    expect((await read(Buffer.from("Jahr\n2025\n2026\n"))).columns).toEqual(["Jahr"]);
  });
});
