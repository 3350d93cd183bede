import type { CellObject } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { factsOf } from "../../support/laboratory-files/facts.ts";
import { emptyLaboratory, takeByProposals } from "../../support/laboratory-files/take-by-proposals.ts";
import { type SheetOf, sheetsOf } from "../../support/workbooks.ts";

const targetOf = targetFinder(targetsOf(standardLayout.fields, "de"));
type Rows = SheetOf["rows"];
const read = (rows: Rows, choice: ReadingChoice = {}) =>
  readSpreadsheet(sheetsOf({ S: { rows } }), { language: "de", targetOf, choice });
const notesOf = ({ notes }: Awaited<ReturnType<typeof read>>) =>
  notes.map(({ code, row, value }) => [code, row, value]);

const first = [
  ["Code", "Name", "Material"],
  ["K", "Kalium", "Serum"],
];

describe("a table below", () => {
  test("has the columns of the first one where heading, unit and language are the same", async () => {
    const table = await read([
      ["Code", "Name", "Menge (ml)", "Name (englisch)"],
      ["K", "Kalium", "2", "Potassium"],
      [],
      ["Kürzel", "Volumen (µl)", "Bezeichnung", "Bezeichnung (französisch)", "Menge (ml)"],
      ["NA", "500", "Natrium", "Sodium", "1"],
    ]);
    expect(table.columns).toEqual([
      ...["Code", "Name", "Menge (ml)", "Name (englisch)"],
      ...["Volumen (µl)", "Bezeichnung (französisch)"],
    ]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ["K", "Kalium", "2", "Potassium", "", ""],
      ["NA", "Natrium", "1", "", "500", "Sodium"],
    ]);
  });

  test("needs no empty row if its headings leave no doubt", async () => {
    const table = await read([...first, ["Name", "Einheit", "Code"], ["Natrium", "mmol/l", "NA"]]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ["K", "Kalium", "Serum", ""],
      ["NA", "Natrium", "", "mmol/l"],
    ]);
  });

  test.each([
    ["named like headings", [["METHODE", "Material", "Serum"]]],
    ["of words behind an empty row", [[], ["CRP", "Eiweiß", "Serum"]]],
    [
      "named like headings, behind an empty row",
      [[], ["TEST", "Probe", "Serum"], ["EINHEIT", "Einheiten", "Urin"]],
    ],
  ])("is none if its rows are analyses %s", async (_, rows) => {
    const table = await read([...first, ...rows]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      first[1],
      ...rows.filter(({ length }) => length > 0),
    ]);
    expect(table.notes).toEqual([]);
  });

  test.each([
    [
      "tubes",
      [
        ["Material", "Gefäß", "Menge"],
        ["Serum", "Röhrchen", "2 ml"],
      ],
    ],
    [
      "prices without names",
      [
        ["Code", "Einheit", "Methode"],
        ["K", "mmol/l", "ISE"],
      ],
    ],
    [
      "settings",
      [
        ["Einstellung", "Wert"],
        ["Sprache", "de"],
      ],
    ],
  ])("of %s is left out row by row", async (_, rows) => {
    const table = await read([...first, [], ...rows]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([first[1]]);
    expect(notesOf(table)).toEqual(rows.map(([cell], index) => ["row_left_out", index + 4, cell]));
  });

  test("is read as rows if a person says that there are none but analyses", async () => {
    const table = await read([...first, [], ["Name", "Code", "Einheit"], ["Natrium", "NA", "mmol/l"]], {
      sections: false,
    });
    expect(table.rows).toHaveLength(3);
  });

  test("names dates, errors and columns as its own headings do", async () => {
    const day: CellObject = { t: "n", v: 46_000, z: "dd.mm.yyyy" };
    const broken: CellObject = { t: "e", v: 23 };
    const table = await read([
      ...first,
      [],
      ["Name", "Gültig", "Code", "Methode"],
      ["Natrium", day, "NA", broken],
    ]);
    const [, row] = table.rows;
    const column = table.columns.indexOf("Gültig");
    expect(row && table.dayOf(row, column)).toBe("2025-12-09");
    expect(row && table.dayOf(row, 0)).toBeUndefined();
    expect(table.broken).toMatchObject([{ row: 5, column: "Methode" }]);
  });

  test("is not made of page after page with the title of the whole list", async () => {
    const page = [["Verzeichnis des Labors"], ["Code", "Name", "Material"]];
    const table = await read([
      ["Stand 2026"],
      ["Verzeichnis des Labors"],
      ...first,
      ...page,
      ["NA", "Natrium", "Serum"],
    ]);
    expect(table.columns).toEqual(first[0]);
    expect(notesOf(table)).toContainEqual(["row_left_out", 5, "Verzeichnis des Labors"]);
  });

  test("is read in the sheets of other departments, too", async () => {
    const other = [["Code", "Name", "Material"], ["B", "Bor", "Serum"], [], ["Name", "Code", "Einheit"]];
    const file = sheetsOf({ Chemie: { rows: first }, Blut: { rows: [...other, ["Eisen", "FE", "µg/l"]] } });
    const { rows, columns } = await readSpreadsheet(file, { language: "de", targetOf });
    expect(columns).toEqual(["Code", "Name", "Material", "Einheit", "Kategorie"]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["B", "Bor", "Serum", "", "Blut"],
      ["FE", "Eisen", "", "µg/l", "Blut"],
      ["K", "Kalium", "Serum", "", "Chemie"],
    ]);
  });
});

test("tables beyond the beginning of a file are on the mapping screen with all their columns and titles", async () => {
  const list = (from: number, head: string[], last: string) =>
    [
      head,
      ...Array.from({ length: 400 }, (_, index) => [`C${from + index}`, `Analyse ${from + index}`, last]),
    ] as const;
  const rows = [
    ...list(0, ["Code", "Name", "Material"], "Serum"),
    [],
    ["Hämatologie"],
    ...list(400, ["Code", "Name", "Seltenes"], "selten"),
    [],
    ...list(800, ["Code", "Name", "Methode"], "ISE"),
  ];
  for (const [file, name] of [
    [sheetsOf({ S: { rows } }), "a.xlsx"],
    [Buffer.from(rows.map((cells) => cells.join(";")).join("\n")), "a.csv"],
  ] as const) {
    // Differing columns would be an error there.
    const { questions, exported, isRefused } = await takeByProposals(file, name, ["de"]);
    expect([questions, isRefused]).toEqual([["columns"], false]);
    const facts = factsOf(exported, emptyLaboratory(), "de");
    expect(facts).toHaveLength(1200);
    expect(facts.filter(({ Seltenes }) => Seltenes === "selten")).toHaveLength(400);
    expect(facts.filter(({ categories }) => categories?.includes("Hämatologie"))).toHaveLength(400);
  }
});

test("more tables than anybody prints are named row by row", async () => {
  const rows = Array.from({ length: 4_000 }, (_, index) => [
    index % 2 === 0 ? ["Code", "Name", "Einheit"] : ["Name", "Code", "Methode"],
    index % 2 === 0 ? [`C${index}`, `Analyse ${index}`, "g/l"] : [`Analyse ${index}`, `C${index}`, "ISE"],
  ]).flat();
  const table = await read(rows);
  const named = table.notes.filter(({ code }) => code === "row_left_out").length;
  const { count = 0 } = table.notes.find(({ code }) => code === "further_notes") ?? {};
  const headings = table.notes.filter(({ code }) => code === "table_below").length;
  expect(table.rows.length + headings + 1 + named + count).toBe(rows.length);
  expect(table.columns).toEqual(["Code", "Name", "Einheit", "Methode"]);
});
