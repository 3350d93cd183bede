import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { columnKeys } from "../../../functions/importexport/imports/mapping/column-keys.ts";
import { matchColumns, targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import * as hostile from "../../support/hostile-workbooks.ts";
import { type SheetOf, sheetsOf, workbookOf } from "../../support/workbooks.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { filesOf } from "../files-of.ts";

const targets = targetsOf([], "de");
const targetOf = targetFinder(targets);
const read = (file: Buffer) => readSpreadsheet(file, { language: "de", targetOf });
const text = (...lines: string[]) => Buffer.from(`${lines.join("\n")}\n`);
const data = [
  ["K", "Kalium", "3,6", "4,8"],
  ["NA", "Natrium", "135", "145"],
];

describe("the headings of a sheet are found", () => {
  const sheets: [string, SheetOf, columns: string[], first: number, last: number][] = [
    [
      "in the first row",
      { rows: [["Code", "Name", "von", "bis"], ...data] },
      ["Code", "Name", "von", "bis"],
      1,
      1,
    ],
    [
      "under merged rows of titles",
      {
        rows: [
          ["Labor Muster", "", "", ""],
          ["Stand 2026", "", "", ""],
          [],
          ["Code", "Name", "von", "bis"],
          ...data,
        ],
        merges: ["A1:D1", "A2:D2"],
      },
      ["Code", "Name", "von", "bis"],
      4,
      4,
    ],
    [
      "in two lines, of which the upper one groups columns",
      {
        rows: [["Code", "Name", "Referenz", ""], ["", "", "von", "bis"], ...data],
        merges: ["A1:A2", "B1:B2", "C1:D1"],
      },
      ["Code", "Name", "Referenz von", "Referenz bis"],
      1,
      2,
    ],
    [
      "in two lines that nothing is merged in",
      { rows: [["Code", "Name", "Referenz", ""], ["", "", "von", "bis"], ...data] },
      ["Code", "Name", "Referenz von", "Referenz bis"],
      1,
      2,
    ],
    [
      "in three lines",
      {
        rows: [
          ["Katalog", "", "", ""],
          ["Stammdaten", "", "Referenz", ""],
          ["", "", "Erwachsene", ""],
          ["Code", "Name", "von", "bis"],
          ...data,
        ],
        merges: ["A1:D1", "A2:B2", "C2:D2", "C3:D3"],
      },
      ["Code", "Name", "Referenz Erwachsene von", "Referenz Erwachsene bis"],
      2,
      4,
    ],
    [
      "where nothing in them is known",
      { rows: [["Preisliste"], ["Lfd", "Beschreibung", "Punkte", "Satz"], ...data] },
      ["Lfd", "Beschreibung", "Punkte", "Satz"],
      2,
      2,
    ],
  ];
  test.each(sheets)("%s", async (_, sheet, columns, first, last) => {
    const table = await read(sheetsOf({ S: sheet }));
    expect(table.columns).toEqual(columns);
    expect(table.heading).toEqual({ first, last });
    expect(table.rows.map(({ cells }) => cells)).toEqual(data);
  });

  test("and can be chosen", async () => {
    const file = workbookOf(
      [
        ["Code", "Name"],
        ["Kürzel", "Bezeichnung"],
        ["K", "Kalium"],
      ],
      "xlsx",
    );
    const table = await readSpreadsheet(file, { language: "de", targetOf, choice: { heading: { row: 2 } } });
    expect(table.columns).toEqual(["Kürzel", "Bezeichnung"]);
    expect(table.rows).toEqual([{ number: 3, cells: ["K", "Kalium"] }]);
  });

  test("and what stands above them is told", async () => {
    const { notes } = await read(workbookOf([["Labor Muster"], ["Code", "Name"], ["K", "Kalium"]], "xlsx"));
    expect(notes).toEqual([
      { code: "rows_above", sheet: "Analysen", row: 1, count: 1, value: "Labor Muster" },
    ]);
  });
});

describe("no column is lost:", () => {
  test("one right of the last heading is there, under its letter", async () => {
    const table = await read(
      workbookOf(
        [
          ["Code", "Name"],
          ["K", "Kalium"],
          ["NA", "Natrium", "", "Serum"],
        ],
        "xlsx",
      ),
    );
    expect(table.columns).toEqual(["Code", "Name", "(D)"]);
    expect(table.rows[1]?.cells).toEqual(["NA", "Natrium", "Serum"]);
    expect(matchColumns(table, targets, {}, {})).toMatchObject({ open: true });
  });

  test("headings that are equal without case and punctuation are told apart by their order", () => {
    expect(columnKeys(["CD4+", "CD4-", "CD4", "Name"])).toEqual(["cd4", "cd4#2", "cd4#3", "name"]);
    const columns = ["Code", "Name", "CD4+", "CD4-"];
    const rows = [{ number: 2, cells: ["K", "Kalium", "a", "b"] }];
    const chosen = { cd4: { target: "state", language: null }, "cd4#2": { target: null, language: null } };
    const { mapping } = matchColumns({ columns, rows }, targets, chosen, {});
    expect(mapping.map(({ target }) => target)).toEqual(["code", "name", "state", null]);
  });

  test("headings that repeat one another's numbers, or have none, all have names of their own", async () => {
    const table = await read(text("Name;Name;Name (2);;", "a;b;c;d;e"));
    expect(table.columns).toEqual(["Name", "Name (2)", "Name (2) (2)", "(D)", "(E)"]);
  });

  test.each(["constructor", "__proto__", "toString"])("one called %s is like any other", async (heading) => {
    const table = await read(text(`Code;Name;${heading}`, "K;Kalium;x"));
    const { mapping, open } = matchColumns(table, targets, {}, {});
    expect(mapping[2]).toMatchObject({ column: heading, target: null, by: "none" });
    expect(open).toBe(true);
  });

  test("headings of thirty thousand characters are cut where they are shown, and told apart", async () => {
    const long = "x".repeat(30_000);
    const table = await read(
      workbookOf(
        [
          ["Code", "Name", `${long}a`, `${long}b`],
          ["K", "Kalium", "1", "2"],
        ],
        "xlsx",
      ),
    );
    const [, , first = "", second = ""] = table.columns;
    expect(new Set([first, second]).size).toBe(2);
    expect(first.length).toBeLessThan(250);
    const keys = columnKeys(table.columns);
    const chosen = Object.fromEntries(keys.map((key) => [key, { target: null, language: null }]));
    expect(matchColumns(table, targets, chosen, {}).mapping[3]).toMatchObject({ by: "person" });
  });
});

describe("what cannot be read is told with its place:", () => {
  test("further sheets, and hidden ones, which are never preferred", async () => {
    const filled: SheetOf = {
      rows: [
        ["Code", "Name"],
        ["K", "Kalium"],
      ],
    };
    const file = sheetsOf({
      Alt: { ...filled, isHidden: true },
      Info: { rows: [["Hinweise"]] },
      Neu: filled,
    });
    const { sheet, notes } = await read(file);
    expect(sheet).toBe("Neu");
    expect(notes).toEqual([
      { code: "hidden_sheet", value: "Alt", sheet: "Alt", count: 2 },
      { code: "other_sheet", value: "Info", sheet: "Info", count: 1 },
    ]);
    expect((await readSpreadsheet(file, { choice: { sheet: "Alt" } })).sheet).toBe("Alt");
  });

  test("formulas that were never calculated", async () => {
    const { rows, notes } = await read(hostile.formulas());
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["K", ""],
      ["0", ""],
    ]);
    expect(notes).toEqual([{ code: "formula_without_value", sheet: "S", row: 2, column: "Name" }]);
  });

  test("the same in OpenDocument, whose numbers are as it shows them", async () => {
    const { rows, notes } = await read(hostile.germanDocument());
    expect(rows.map(({ cells }) => cells)).toEqual([["K", "150.000,00", ""]]);
    expect(notes).toEqual([
      { code: "formula_without_value", sheet: "Daten & Ähnliches", row: 2, column: "Summe" },
    ]);
  });

  test("cells that are merged under the headings", async () => {
    const { notes } = await read(hostile.mergedCells());
    expect(notes).toEqual([{ code: "merged_rows", sheet: "S", row: 2, column: "Einheit", count: 1 }]);
  });

  test("an encoding that was guessed, and a quote within quotes", async () => {
    expect((await read(hostile.csv.windows1252())).notes).toEqual([
      { code: "encoding_guessed", value: "windows-1252" },
    ]);
    expect((await read(hostile.csv.enclosed())).notes).toEqual([{ code: "stray_quote", row: 2 }]);
  });
});

describe("a table as text", () => {
  test.each([
    ["semicolons", ";"],
    ["tabs", "\t"],
    ["commas", ","],
    ["bars", "|"],
  ])("may be separated by %s", async (_, separator) => {
    const lines = [
      ["Code", "Name", "Wert"],
      ["K", "Kalium", "1"],
      ["", "leer", ""],
    ];
    const { rows } = await read(text(...lines.map((line) => line.join(separator))));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["K", "Kalium", "1"],
      ["", "leer", ""],
    ]);
  });

  test("keeps decimal commas in fields, and counts rows as a spreadsheet does", async () => {
    const { rows } = await read(text("Code;Name;Wert", 'K;"Kalium\nim Serum";3,6', "", "NA;Natrium;135,5"));
    expect(rows).toEqual([
      { number: 2, cells: ["K", "Kalium\nim Serum", "3,6"] },
      { number: 4, cells: ["NA", "Natrium", "135,5"] },
    ]);
  });
});

test("a field for dates gets the day, however the sheet shows it", async () => {
  const catalogue = new Catalogue(1, [
    documentOf("layout", { identifier: "default", fields: [field("valid", "date"), field("stand", "text")] }),
  ]);
  const dated = { t: "n", v: 46_000, z: "mmm yy" };
  const file = sheetsOf({
    S: {
      rows: [
        ["Code", "Name", "valid", "stand"],
        ["K", "Kalium", dated, dated],
        ["NA", "Natrium", "9.12.2025", "9.12.2025"],
      ],
    },
  });
  const result = await readImportFile(filesOf(file), "a.xlsx", catalogue, "de", { chosen: {}, profile: {} });
  if (!("placed" in result)) throw new Error("The file needs a mapping.");
  const fields: unknown[] = [];
  for await (const placed of result.placed()) if ("analysis" in placed) fields.push(placed.analysis.fields);
  expect(fields).toMatchObject([
    { valid: "2025-12-09", stand: "Dez 25" },
    { valid: "2025-12-09", stand: "9.12.2025" },
  ]);
});
