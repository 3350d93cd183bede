import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { tableOfSample } from "../../../functions/importexport/imports/reading/file-sample.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { type SheetOf, sheetsOf } from "../../support/workbooks.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { filesOf } from "../files-of.ts";
import { imported } from "../import-and-export.ts";
import { empty } from "./small-catalogues.ts";

const targetOf = targetFinder(targetsOf([], "de"));
const read = (file: Buffer, choice: ReadingChoice = {}) =>
  readSpreadsheet(file, { language: "de", targetOf, choice });
const catalogue = (prefix: string, count = 3): SheetOf => ({
  rows: [
    ["Code", "Bezeichnung", "Material"],
    ...Array.from({ length: count }, (_, index) => [
      `${prefix}${index}`,
      `Untersuchung ${prefix}${index}`,
      "Serum",
    ]),
  ],
});
const staff: SheetOf = {
  rows: [
    ["Kürzel", "Name", "Abteilung", "Telefon", "E-Mail"],
    ...Array.from({ length: 60 }, (_, index) => [
      `M${index}`,
      `Person ${index}`,
      "Labor",
      `0${index}`,
      `p${index}@labor.test`,
    ]),
  ],
};
const settings: SheetOf = {
  rows: [
    ["ID", "Name", "Wert"],
    ["1", "Währung", "EUR"],
    ["2", "Sprache", "de"],
  ],
};

describe("the sheet that is read", () => {
  test("is the catalogue, and no list of staff or settings in front of it", async () => {
    const file = sheetsOf({ Personal: staff, Vorgaben: settings, Liste: catalogue("C") });
    expect((await read(file)).sheet).toBe("Liste");
  });

  test("is the one with more properties and rows rather than the first that has any", async () => {
    const short = {
      rows: [
        ["Code", "Name"],
        ["X", "Muster"],
      ],
    };
    expect((await read(sheetsOf({ Beispiel: short, Stamm: catalogue("C", 400) }))).sheet).toBe("Stamm");
  });

  test("may be a list of people where nothing else is there", async () => {
    expect((await read(sheetsOf({ Personal: staff }))).sheet).toBe("Personal");
  });

  test("is the requested one and no other, however many there are", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`Blatt ${index}`, catalogue(`${index}-`)]),
    );
    const file = await readImportFile(filesOf(sheetsOf(many)), "a.xlsx", empty(), "de", {
      ...{ chosen: {}, profile: {} },
    });
    expect(file.found?.sheets).toHaveLength(40);
    const sample = JSON.parse(JSON.stringify(file.sample));
    const shown = await tableOfSample(sample, { sheet: "Blatt 37" }, "de", targetOf);
    expect(shown?.table.rows[0]?.cells[0]).toBe("37-0");
    const missing = { code: "missing_sheet" };
    await expect(tableOfSample(sample, { sheet: "Blatt 41" }, "de", targetOf)).rejects.toMatchObject(missing);
    await expect(read(sheetsOf(many), { sheet: "Blatt 41" })).rejects.toMatchObject(missing);
  });

  test("is said to be empty if it has no row", async () => {
    const reading = readImportFile(filesOf(Buffer.from("Code;Bezeichnung\n")), "a.csv", empty(), "de", {
      ...{ chosen: {}, profile: {} },
    });
    await expect(reading).rejects.toMatchObject({ code: "no_rows" });
  });
});

describe("a sheet for each department", () => {
  const file = sheetsOf({
    Info: { rows: [["Hinweise"]] },
    Chemie: catalogue("C"),
    Personal: staff,
    Hämatologie: {
      rows: [["Haus B"], ["Material", "Code", "Bezeichnung"], ["EDTA", "H0", "Blutbild"], ["", "H1", "#N/A"]],
    },
  });
  const laboratory = () =>
    new Catalogue(1, [documentOf("layout", { identifier: "default", fields: [field("material", "text")] })]);

  test("is read as one table, with the sheets' names as categories", async () => {
    const { after, issues, findings } = await imported(file, laboratory(), "a.xlsx");
    expect(issues).toEqual([]);
    const analyses = [...after.documents("analysis")].map(({ content }) => content);
    expect(
      analyses.map(({ code, categories, fields }) => [code, ...categories, fields.material?.raw]),
    ).toEqual([
      ["C0", "chemie", "Serum"],
      ["C1", "chemie", "Serum"],
      ["C2", "chemie", "Serum"],
      ["H0", "hamatologie", "EDTA"],
      ["H1", "hamatologie", undefined],
    ]);
    const joined = { code: "sheets_joined", sheet: "Hämatologie", value: "Hämatologie", count: 2 };
    expect(findings.map(({ note }) => note)).toContainEqual(joined);
    const left = { code: "other_sheet", sheet: "Info", value: "Info", count: 1 };
    expect(findings.map(({ note }) => note)).toContainEqual(left);
  });

  test("has findings that name the sheet of their row", async () => {
    const faulty = sheetsOf({
      Chemie: catalogue("C"),
      Blut: { rows: [...catalogue("B").rows, ["", "Ohne", "x"]] },
    });
    const { issues } = await imported(faulty, laboratory(), "a.xlsx");
    expect(issues).toMatchObject([{ code: "missing_code", sheet: "Blut", row: 5 }]);
  });

  test("is shown as it is imported, and read alone on request", async () => {
    const { found: detected, sample } = await read(file);
    expect(detected).toMatchObject({ sheet: "Chemie", alike: ["Hämatologie"], rows: 5 });
    const shown = await tableOfSample(JSON.parse(JSON.stringify(sample)), {}, "de", targetOf);
    expect(shown?.found).toEqual(detected);
    expect((await read(file, { alike: false })).rows).toHaveLength(3);
    expect((await read(file, { sheet: "Hämatologie" })).rows).toHaveLength(2);
    expect((await read(file, { sheet: "Hämatologie", alike: true })).rows).toHaveLength(5);
  });

  test("is not seen in two states of one list", async () => {
    const { found: detected, rows } = await read(sheetsOf({ 2025: catalogue("C"), 2026: catalogue("C", 4) }));
    expect([detected.alike, detected.sheet, rows.length]).toEqual([[], "2026", 4]);
  });
});
