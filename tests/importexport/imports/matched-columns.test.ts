import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { guessedLanguage } from "../../../functions/importexport/imports/mapping/language-of-texts.ts";
import { matchColumns } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import type { ChosenColumns } from "../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { documentOf } from "../../webpublisher/directory/documents.ts";
import { filesOf } from "../files-of.ts";

const targets = targetsOf(standardLayout.fields, "de");
const matched = (
  columns: string[],
  rows: string[][],
  languages: readonly Language[] = ["de", "en"],
  profile: ChosenColumns = {},
) => {
  const table = { columns, rows: rows.map((cells, index) => ({ number: index + 2, cells })) };
  return { table, ...matchColumns(table, targets, {}, profile, undefined, languages) };
};
const targetsIn = (...of: Parameters<typeof matched>) => matched(...of).mapping.map(({ target }) => target);
const columnOf = (of: ReturnType<typeof matched>, index: number) => {
  const { target, language, by } = of.mapping[index] ?? {};
  return [target, language, by];
};

describe("of several columns for one target", () => {
  const rows = [
    ["17", "K", "Kalium", "Kalium im Serum"],
    ["23", "NA", "Natrium", "Natrium im Serum"],
  ];
  test("a code prevails over an id, and a name over a description, in any order", () => {
    expect(targetsIn(["ID", "Code", "Name", "Beschreibung"], rows)).toEqual([null, "code", "name", null]);
    const turned = rows.map((row) => row.toReversed());
    expect(targetsIn(["Beschreibung", "Name", "Code", "ID"], turned)).toEqual([null, "name", "code", null]);
    const usual = ["ID", "Kürzel", "Beschreibung", "Analysenname"];
    expect(targetsIn(usual, rows)).toEqual([null, "code", null, "name"]);
    expect(targetsIn(["ID", "(B)", "Name", "(D)"], rows)[0]).toBe("code");
  });
});

describe("a column for answers or states", () => {
  const rowsOf = (...cells: string[]) => cells.map((cell, index) => [`C${index}`, `Analyse ${index}`, cell]);
  test.each([
    ["Akkreditiert", ["ja", "nein", "x", "DAkkS"], "fields.accredited"],
    ["Akkreditierung", ["nach ISO 15189", "ja, teilweise", "nein"], null],
    ["Status", ["neu", "veröffentlicht", "offen"], "state"],
    ["Status", ["aktiv", "inaktiv", "neu"], null],
    ["Intern", ["ja", ""], "internal"],
    ["Intern", ["nur für Klinik A"], null],
  ])("is one only if its cells say so: %s with %j", (heading, cells, target) => {
    expect(targetsIn(["Code", "Name", heading], rowsOf(...cells))[2]).toBe(target);
  });
});

describe("a column that counts the rows", () => {
  const rows = [
    ["1", "K", "Kalium"],
    ["2", "NA", "Natrium"],
    ["3", "CA", "Calcium"],
  ];
  test("is no code, and asks nothing", () => {
    const numbered = matched(["No", "Kürzel", "Name"], rows);
    expect(columnOf(numbered, 0)).toEqual([null, null, "cells"]);
    expect(numbered.open).toBe(false);
    expect(targetsIn(["N°", "(B)", "Name"], rows)).toEqual([null, "code", "name"]);
  });
  test("is one where its heading says so, as are numbers that do not count", () => {
    expect(targetsIn(["Code", "(B)", "Name"], rows)[0]).toBe("code");
    const codes = rows.map(([, ...others], index) => [String(100 + index * 7), ...others]);
    expect(targetsIn(["No", "(B)", "Name"], codes)[0]).toBe("code");
  });
});

describe("the language of a column", () => {
  const rows = [["K", "Potassium", "Potassium"]];
  const languagesIn = (columns: string[], languages: readonly Language[]) =>
    matched(columns, rows, languages).mapping.map(({ target, language }) => [target, language]);
  test("is the one that its heading names", () => {
    const columns = ["Code", "Test name (French)", "Test name (ENGLISH)"];
    const names = (...languages: (Language | null)[]) => [
      ["code", null],
      ...languages.map((language) => ["name", language]),
    ];
    expect(languagesIn(columns, ["de", "en", "fr"])).toEqual(names("fr", "en"));
    expect(languagesIn(columns, ["de", "en"])).toEqual(names(null, "en"));
  });
  test("is French or Italian for a heading in it, if the laboratory has the language", () => {
    expect(languagesIn(["Code", "Nom", "Méthode"], ["de", "fr"])).toEqual([
      ["code", null],
      ["name", "fr"],
      ["fields.method", "fr"],
    ]);
    expect(languagesIn(["Codice", "Denominazione", "Note"], ["de", "it"])[2]).toEqual(["fields.notes", "it"]);
    expect(languagesIn(["Code", "Nom", "Méthode"], ["fr", "de"])[1]).toEqual(["name", null]);
  });
  test("is never English for French names, though they look like it", () => {
    const names = ["Ratio albumine", "Test de grossesse", "Fer total"].map((name) => [name, name]);
    const { table, mapping } = matched(["Code", "Nom"], names);
    expect(guessedLanguage(table, mapping, ["de", "en"])).toBeUndefined();
    const german = matched(["Code", "Bezeichnung"], names);
    expect(guessedLanguage(german.table, german.mapping, ["de", "en"])).toBe("en");
  });
  test("is told by the texts, also in French and Italian", () => {
    const french = ["Dosage de la vitamine", "Taux des anticorps", "Acide urique dans le sang"];
    const cells = french.map((name, index) => [`C${index}`, "Harnsäure im Blut und Serum", name]);
    expect(matched(["Code", "Name", "Bezeichnung"], cells, ["de", "fr"]).mapping[2]).toMatchObject({
      ...{ target: "name", language: "fr", by: "cells" },
    });
  });
});

describe("cells show their column", () => {
  const cells: [field: string, cells: string[]][] = [
    ["fields.loinc", ["2345-7", "2823-3", "2951-2"]],
    ["fields.unit", ["mmol/l", "g/dl", "U/l"]],
    ["fields.material", ["Serum", "EDTA-Blut", "Serum, Plasma"]],
    ["fields.turnaround", ["1 Tag", "2-3 Tage", "24 h"]],
    ["fields.volume", ["1 ml", "0,5 ml", "mind. 200 µl"]],
    ["fields.method", ["Photometrie", "ECLIA", "LC-MS/MS"]],
  ];
  const names = ["Glukose", "Kalium", "Natrium"];
  const withColumn = (heading: string, of: readonly string[]) =>
    matched(
      ["Code", "Name", heading],
      names.map((name, index) => [`C${index}`, name, of[index] ?? ""]),
    );

  test.each(cells)("%s: %j", (field, of) => {
    const file = withColumn("Spalte", of);
    expect(columnOf(file, 2)).toEqual([field, null, "cells"]);
    expect(file.open).toBe(true);
  });
  test.each([
    ["LOINCs with a wrong check digit", ["2345-1", "2823-2", "2951-9"]],
    ["names of analyses with their specimen", ["Kalium im Serum", "Kalium im Urin", "Natrium im Urin"]],
    ["codes that happen to be units", ["K", "g", "m"]],
    ["a single cell", ["Serum"]],
  ])("unless they are %s", (_, of) => {
    expect(withColumn("Spalte", of).mapping[2]).toMatchObject({ target: null, by: "none" });
  });
  test("and which of several fields an unclear heading means", () => {
    expect(columnOf(withColumn("Procedure", ["ECLIA", "HPLC", "HPLC"]), 2)).toEqual([
      "fields.method",
      null,
      "cells",
    ]);
    expect(columnOf(withColumn("Procedure", ["a", "b", "c"]), 2)).toEqual([null, null, "none"]);
    const [first] = matched(
      ["Abkürzung", "Name"],
      [
        ["K", "Kalium"],
        ["NA", "Natrium"],
      ],
    ).mapping;
    expect(first).toMatchObject({ target: "code", by: "cells" });
  });
});

test("nothing is imported by a guess that nobody will see", async () => {
  const layout = { identifier: "default", fields: standardLayout.fields };
  const catalogue = new Catalogue(1, [documentOf("layout", layout)]);
  const file = Buffer.from("Code;Name;Spalte\nK;Kalium;Serum\nNA;Natrium;EDTA-Blut");
  const read = (ask: "if_open" | "if_needed") =>
    readImportFile(filesOf(file), "a.csv", catalogue, "de", { chosen: {}, profile: {}, ask });
  expect((await read("if_open")).mapping[2]).toMatchObject({ target: "fields.material", by: "cells" });
  expect((await read("if_needed")).mapping[2]).toMatchObject({ target: null, by: "none" });
});

test("a French catalogue with numbered rows and qualified headings leaves nothing unknown but its abbreviations", async () => {
  const file = [
    "No;Test name (French);Test name (English);Test Name Abbreviation (<=16 ch);Lab Section (French);Sample type (ENGLISH);Units;Normes",
    ...["Albumine;Albumin;ALB", "Urée;Urea;URE", "Sodium;Sodium;NA"].map(
      (names, index) => `${index + 1};${names};Biochimie;Serum;g/l;1 - ${index + 2}`,
    ),
  ].join("\n");
  const layout = { identifier: "default", fields: standardLayout.fields };
  const { mapping } = await readImportFile(
    filesOf(Buffer.from(file)),
    "a.csv",
    new Catalogue(1, [documentOf("layout", layout)]),
    "de",
    { chosen: {}, profile: {}, languages: ["de", "en"] },
  );
  expect(mapping.map(({ target, language, by }) => [target, language, by])).toEqual([
    [null, null, "cells"],
    ["name", null, "name"],
    ["name", "en", "name"],
    ["code", null, "cells"],
    ["categories", null, "name"],
    ["fields.material", null, "name"],
    ["fields.unit", null, "name"],
    ["fields.reference_ranges", null, "name"],
  ]);
});
