import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { importFileSchema } from "../../shared/importexport/imports/import-file.ts";
import { convertSpecimenOne } from "../real-data/convert-specimenone.ts";

/** Folder of files in the form in which the laboratory publishes its catalogue, with its gaps. */
const folder = mkdtempSync(join(tmpdir(), "laborium-specimenone-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), `\uFEFF${JSON.stringify(content)}`);
const testRow = (id: string, properties: object) => ({
  id,
  name: id,
  kategorie: "Hämatologie",
  material: ["SE-00"],
  synonyme: [],
  aktiv: true,
  einheit_id: "E36",
  befundzeit: "1 Stunden",
  loinc: "folgt",
  mindestmenge_ml: 0.5,
  hinweise: [],
  ...properties,
});
const range = (
  test_id: string,
  Geschlecht: number,
  low: number | null,
  high: number | null,
  properties = {},
) => ({
  test_id,
  Geschlecht,
  Alter_von: 0,
  Alter_bis: 999,
  Wert_untere_Grenze: low,
  Wert_obere_Grenze: high,
  Anzeige_Label: null,
  Besondere_Bedingung: null,
  ...properties,
});
write("tests_array.json", [
  testRow("T1", { name: "Digoxin", synonyme: ["Lanoxin", "folgt"] }),
  testRow("T2", { name: "Testosteron", aktiv: false, material: ["SE-00", "XX"], kategorie: "Größen & Mehr" }),
]);
write("material.json", {
  materialien: [
    { material_id: "SE-00", material_bezeichnung: "Serum", probenroehre: "Serum-Röhrchen" },
    { material_id: "NN-00", material_bezeichnung: "noch keine Angabe", probenroehre: "folgt" },
  ],
});
write("einheiten.json", [{ einheit_id: "E36", bezeichnung: "ng/ml" }]);
write("referenzwerte.json", [
  range("T2", 1000, 175, 781, { Alter_von: 18, Alter_bis: 50 }),
  range("T2", 2000, null, null, { Alter_von: 0.02, Alter_bis: 1.5, Anzeige_Label: "< 20" }),
  range("T2", 3000, null, null),
]);

test("the catalogue of SpecimenOne, converted, is a valid import file, umlauts and all", () => {
  const file = importFileSchema.parse(convertSpecimenOne(folder));
  expect(file.analyses.map(({ code, state }) => [code, state])).toEqual([
    ["T1", "PUBLISHED"],
    ["T2", "HIDDEN"],
  ]);
  expect(file.categories).toMatchObject([
    { identifier: "haematologie", name: { de: "Hämatologie" } },
    { identifier: "groessen-mehr", name: { de: "Größen & Mehr" } },
  ]);
});

test("materials, units, synonyms and reference ranges are joined in, placeholders and empty ranges left out", () => {
  const { analyses, collections } = convertSpecimenOne(folder);
  expect(collections.map(({ items }) => items.map(({ identifier }) => identifier))).toEqual([
    ["serum"],
    ["serum-roehrchen"],
  ]);
  expect(analyses[0]?.fields).toMatchObject({
    material: ["serum"],
    unit: "ng/ml",
    loinc: "",
    volume: "0,5 ml",
    synonyms: { de: ["Lanoxin"] },
    reference_ranges: [],
  });
  expect(analyses[1]?.fields.reference_ranges).toEqual([
    { sex: "m", age_from: "18 y", age_to: "50 y", low: "175", high: "781", unit: "ng/ml" },
    { sex: "f", age_from: "7 d", age_to: "18 mo", unit: "ng/ml", note: "< 20" },
  ]);
});
