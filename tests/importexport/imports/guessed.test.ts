import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { languageOfTexts } from "../../../functions/importexport/imports/mapping/language-of-texts.ts";
import { dayIn } from "../../../functions/importexport/imports/normalising/day-in.ts";
import {
  type ColumnChoices,
  readImportFile,
} from "../../../functions/importexport/imports/reading/read-file.ts";
import type { ChosenColumns } from "../../../shared/importexport/imports/reading.ts";
import { ods, odsEmpty, odsText, odsValue } from "../../support/raw-workbooks.ts";
import { sheetsOf } from "../../support/workbooks.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { filesOf } from "../files-of.ts";
import { imported } from "../import-and-export.ts";

const laboratory = () =>
  new Catalogue(1, [documentOf("layout", { identifier: "default", fields: [field("since", "date")] })]);
const csv = (...rows: string[][]) => Buffer.from(rows.map((row) => row.join(";")).join("\n"));
const read = (file: Buffer, name = "a.csv", options: Partial<ColumnChoices> = {}) =>
  readImportFile(filesOf(file), name, laboratory(), "de", { chosen: {}, profile: {}, ...options });

describe("what no heading names is guessed from the cells", () => {
  const rows = [
    ["Feld 1", "Feld 2", "Feld 3"],
    ["0,5", "K", "Kalium im Serum"],
    ["0,7", "NA", "Natrium im Serum"],
    ["0,5", "CRP", "C-reaktives Protein"],
  ];
  const targetsOf = ({ mapping }: Awaited<ReturnType<typeof read>>) =>
    mapping.map(({ target, by }) => [target, by]);

  test("and put forward to a person", async () => {
    const file = await read(csv(...rows));
    expect("placed" in file).toBe(false);
    expect(targetsOf(file)).toEqual([
      [null, "none"],
      ["code", "cells"],
      ["name", "cells"],
    ]);
  });

  test("but nothing is imported by it where nobody is asked", async () => {
    const file = await read(csv(...rows), "a.csv", { ask: "if_needed" });
    expect("placed" in file).toBe(false);
  });

  test("codes among which a few have blanks, too", async () => {
    const blanks = [
      ["1", "TSH", "Thyreotropin"],
      ["1", "25-OH VitD", "Vitamin D"],
    ];
    expect(targetsOf(await read(csv(...rows, ...blanks)))[1]).toEqual(["code", "cells"]);
    const words = csv(["Feld 1", "Feld 2"], ["Kalium im Serum", "x"], ["Natrium im Serum", "y y"]);
    expect(targetsOf(await read(words))[0]).toEqual(["name", "cells"]);
  });

  test("short names of their own as codes, rather than numbers by which several are billed", async () => {
    const file = (...short: string[]) =>
      read(
        csv(
          ["Kurzname", "Bezeichnung", "EBM"],
          [short[0] ?? "", "Alpha-1-Fetoprotein", "32350"],
          [short[1] ?? "", "Vitamin B12", "32373"],
          [short[2] ?? "", "Kleines Blutbild", "32120"],
        ),
      );
    expect(targetsOf(await file("AFP", "B12", "BB"))[0]).toEqual(["code", "cells"]);
    expect(targetsOf(await file("AFP", "B12", "BB"))[2]).not.toEqual(["code", "cells"]);
    for (const other of ["", "AFP", "Blutbild klein"])
      expect(targetsOf(await file("AFP", "B12", other))[0]?.[0]).not.toBe("code");
  });

  test("unless several have the same code, or none", async () => {
    const file = await read(csv(...rows, ["1", "K", "Noch ein Kalium"]));
    expect(targetsOf(file)[1]).toEqual([null, "none"]);
  });

  test("a second column of names is in the other language", async () => {
    const file = csv(
      ["Code", "Name", "Bezeichnung"],
      ["K", "Kalium im Blut", "Potassium in blood"],
      ["G", "Freies Eiweiß", "Free protein and total acid"],
    );
    const { mapping } = await read(file, "a.csv", { languages: ["de", "en"] });
    expect(mapping[2]).toMatchObject({ target: "name", language: "en", by: "cells" });
    const alone = await read(file, "a.csv", { languages: ["de"] });
    expect(alone.mapping[2]).toMatchObject({ target: null, by: "none" });
  });

  test("and so are names in it", async () => {
    const file = csv(
      ["A", "B"],
      ["2345-7", "Glucose [Mass/volume] in Blood"],
      ["2951-2", "Sodium in Serum by test"],
    );
    const { mapping } = await read(file, "a.csv", { languages: ["de", "en"] });
    expect(mapping).toMatchObject([{ target: "code" }, { target: "name", language: "en" }]);
  });

  test("a single column that might be either has the names, from which codes can be made", async () => {
    const { mapping } = await read(csv(["Spalte 1", "Preis"], ["Ferritin", "14,5"], ["Transferrin", "9"]));
    expect(mapping[0]).toMatchObject({ target: "name", by: "cells" });
  });

  test.each([
    [["Bestimmung der Gerinnung im Plasma"], "de"],
    [["Total protein in blood", "Cell count"], "en"],
    [["ALT", "AST", "GGT"], undefined],
    [["Total acid in Bestimmung mit der Messung"], undefined],
  ])("%j is %s", (texts, language) => {
    expect(languageOfTexts(texts, ["de", "en"])).toBe(language);
  });
});

describe("days with slashes", () => {
  const days = (...cells: string[]) =>
    csv(["Code", "Name", "since"], ...cells.map((cell, index) => [`C${index}`, `Analyse ${index}`, cell]));
  const readDays = async (file: Buffer, profile: ChosenColumns = {}) => {
    const { after, findings, issues } = await imported(file, laboratory(), "a.csv", { profile });
    const values = [...after.documents("analysis")].map(({ content }) => content.fields.since?.raw);
    const notes = findings.flatMap(({ note }) => note ?? []);
    return { values, notes, issues };
  };

  test("are read as the other cells of their column show", async () => {
    expect(await readDays(days("03/04/2025", "03/14/2025"))).toMatchObject({
      values: ["2025-03-04", "2025-03-14"],
      notes: [],
    });
    expect(await readDays(days("03/04/2025", "14/03/2025"))).toMatchObject({
      values: ["2025-04-03", "2025-03-14"],
      notes: [],
    });
  });

  test("are read with the day first where nothing shows it, with a word about that", async () => {
    const { values, notes } = await readDays(days("03/04/2025", "05/06/2025"));
    expect(values).toEqual(["2025-04-03", "2025-06-05"]);
    expect(notes).toMatchObject([
      { code: "date_order_guessed", column: "since", row: 2, value: "03/04/2025", count: 2 },
    ]);
  });

  test("are read as somebody says, without one", async () => {
    const since = { target: "fields.since", language: null, dates: "month_first" as const };
    expect(await readDays(days("03/04/2025"), { since })).toMatchObject({
      values: ["2025-03-04"],
      notes: [],
    });
  });

  test("are refused with their place where cells contradict each other", async () => {
    const { issues } = await readDays(days("03/04/2025", "03/14/2025", "14/03/2025"));
    expect(issues).toMatchObject([{ row: 2, column: "since", value: "03/04/2025" }]);
  });

  test("stand behind cells in every row that repeats them", async () => {
    const cells = [
      odsText("K"),
      odsText("Kalium"),
      odsEmpty(3),
      odsValue("date", 'date-value="2025-12-09"', "9. Dez. 25"),
    ];
    const file = ods(`<table:table-row table:number-rows-repeated="2">${cells.join("")}</table:table-row>`);
    const layout = { identifier: "default", fields: [field("note", "date")] };
    const profile = Object.fromEntries(
      ["unit", "low", "high"].map((key) => [key, { target: null, language: null }]),
    );
    const decided = { profile, repeated: "last" as const };
    const { after } = await imported(
      file,
      new Catalogue(1, [documentOf("layout", layout)]),
      "a.ods",
      decided,
    );
    expect([...after.documents("analysis")].map(({ content }) => content.fields.note?.raw)).toEqual([
      "2025-12-09",
    ]);
  });

  test("name no day that there cannot be", () => {
    expect(dayIn("13/13/2025", "day_first")).toBeUndefined();
    expect(dayIn("31.02.2025")).toBeUndefined();
    expect(dayIn("4/4/2025")).toBe("2025-04-04");
    expect(dayIn("03.04.2025", "month_first")).toBe("2025-04-03");
  });
});

describe("lines of JSON", () => {
  const lines = '{"code":"K","name":"Kalium"}\n\n{"code":"NA","name":"Natrium\\n(Serum)"}\r\n';
  const codes = ({ after }: Awaited<ReturnType<typeof imported>>) =>
    [...after.documents("analysis")].map(({ content }) => [content.code, content.name.de]);

  test.each(["a.ndjson", "a.jsonl", "a.json"])("are read as a list (%s)", async (name) => {
    expect(codes(await imported(Buffer.from(lines), laboratory(), name))).toEqual([
      ["K", "Kalium"],
      ["NA", "Natrium\n(Serum)"],
    ]);
  });

  test("may be a single one", async () => {
    const [line = ""] = lines.split("\n");
    expect(codes(await imported(Buffer.from(line), laboratory(), "a.ndjson"))).toEqual([["K", "Kalium"]]);
  });

  test("are refused with their place if one is none", async () => {
    const file = Buffer.from('{"code":"K","name":"Kalium"}\n{"code":"NA",\n{"code":"L"}\n');
    await expect(imported(file, laboratory(), "a.ndjson")).rejects.toMatchObject({ code: "corrupt_file" });
  });
});

describe("a sheet of panels", () => {
  const panels = (rows: string[][]) =>
    sheetsOf({
      Analysen: {
        rows: [
          ["Code", "Name"],
          ["K", "Kalium"],
          ["NA", "Natrium"],
          ["EL", "Elektrolyte"],
        ],
      },
      Profile: { rows },
    });
  const reading = { further: [{ sheet: "Profile", as: "panels" as const }] };
  const related = async (rows: string[][]) => {
    const { after, issues } = await imported(panels(rows), laboratory(), "a.xlsx", { reading });
    expect(issues).toEqual([]);
    const all = [...after.documents("analysis")].map(({ content }) => [
      content.code,
      [content.name.de, content.related],
    ]);
    return Object.fromEntries(all);
  };

  test("relates each of them to its analyses, in one cell", async () => {
    const rows = [
      ["Profil", "Bezeichnung", "Enthält"],
      ["EL", "Elektrolyte", "K; NA"],
      ["NI", "Niere", "K, CREA"],
    ];
    expect(await related(rows)).toMatchObject({
      EL: ["Elektrolyte", ["K", "NA"]],
      NI: ["Niere", ["K", "CREA"]],
      K: ["Kalium", []],
    });
  });

  test("or in a row each, with the code in the first of them only", async () => {
    const rows = [
      ["Panelcode", "Analyse"],
      ["EL", "K"],
      ["", "NA"],
      ["NI", "K"],
    ];
    expect(await related(rows)).toMatchObject({ EL: ["Elektrolyte", ["K", "NA"]], NI: ["NI", ["K"]] });
  });
});

describe("the language of a whole file", () => {
  const english = csv(
    ["Code", "Name"],
    ["K", "Potassium in blood"],
    ["P", "Free protein and total acid"],
    ["F", "Ratio of free to total PSA"],
  );
  const both: Partial<ColumnChoices> = { languages: ["de", "en"] };

  test("is guessed where it is another than the laboratory's, and a person is asked", async () => {
    const file = await read(english, "a.csv", both);
    expect("placed" in file).toBe(false);
    expect(file.found).toMatchObject({ language: "en", is_language_guessed: true });
  });

  test.each([
    ["nobody can be asked", { ask: "if_needed" }],
    ["the laboratory has but one language", { languages: ["de"] }],
    ["columns were mapped", { chosen: { code: { target: "code", language: null } } }],
    ["a profile is used", { profile: { code: { target: "code", language: null } } }],
  ] as [string, Partial<ColumnChoices>][])("is the laboratory's where %s", async (_, options) => {
    const file = await read(english, "a.csv", { ...both, ...options });
    expect("placed" in file).toBe(true);
    expect(file.found).toMatchObject({ language: "de", is_language_guessed: false });
  });

  test("is not guessed from one word that stands in every name, nor from none", async () => {
    const names = ["Test 1", "Test 2", "Test 3", "Test 4"].map((name, index) => [`T${index}`, name]);
    expect("placed" in (await read(csv(["Code", "Name"], ...names), "a.csv", both))).toBe(true);
    const short = ["K", "NA", "CRP"].map((name) => [name, name]);
    expect("placed" in (await read(csv(["Code", "Name"], ...short), "a.csv", both))).toBe(true);
  });
});
