/**
 * Converts the open catalogue of a German laboratory (SpecimenOne: `tests_array.json`, `material.json`, `einheiten.json`,
 * `referenzwerte.json`) to the import format, for the default layout of the demo laboratory:
 *
 *     node tests/real-data/convert-specimenone.ts FOLDER > catalogue.json
 *
 * Materials, units, synonyms and reference ranges are joined in. Placeholders of the source ("folgt", "noch keine Angabe") are left
 * out; ages there are years, 999 is open, and 1000, 2000 and 3000 stand for men, women and anybody (told by the ranges of Testosterone).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportFile } from "../../shared/importexport/imports/import-file.ts";

interface Test {
  id: string;
  name: string;
  kategorie: string;
  material: string[];
  synonyme: string[];
  aktiv: boolean;
  einheit_id: string;
  befundzeit: string;
  loinc: string;
  mindestmenge_ml: number | null;
  hinweise: string[];
}
interface Material {
  material_id: string;
  material_bezeichnung: string;
  probenroehre: string;
}
interface Unit {
  einheit_id: string;
  bezeichnung: string;
}
export interface Range {
  test_id: string;
  Alter_von: number;
  Alter_bis: number;
  Geschlecht: number;
  Wert_untere_Grenze: number | null;
  Wert_obere_Grenze: number | null;
  Anzeige_Label: string | null;
  Besondere_Bedingung: string | null;
}

const placeholders = new Set(["", "folgt", "noch keine Angabe"]);
const textOf = (text: string | null | undefined) =>
  text && !placeholders.has(text.trim()) ? text.trim() : "";
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
export const sexes: Record<number, string> = { 1000: "m", 2000: "f", 3000: "any" };

/** Years as the catalogue writes ages: days below a month, months below two years. */
export function age(years: number): string {
  if (years === 0 || years >= 999) return "";
  if (years < 0.08) return `${Math.round(years * 365)} d`;
  if (years < 2 && !Number.isInteger(years)) return `${Math.round(years * 12)} mo`;
  return `${years} y`;
}

/** Converts the folder's files to one import file. */
export function convertSpecimenOne(folder: string): ImportFile {
  const read = <Content>(file: string) =>
    JSON.parse(readFileSync(join(folder, file), "utf8").replace(/^\uFEFF/, "")) as Content;
  const tests = read<Test[]>("tests_array.json");
  const materials = new Map(
    read<{ materialien: Material[] }>("material.json").materialien.map((material) => [
      material.material_id,
      material,
    ]),
  );
  const units = new Map(
    read<Unit[]>("einheiten.json").map((unit) => [unit.einheit_id, textOf(unit.bezeichnung)]),
  );
  const ranges = Map.groupBy(read<Range[]>("referenzwerte.json"), ({ test_id }) => test_id);
  const items = (name: (material: Material) => string) => {
    const named = new Map([...materials.values()].map((material) => [slug(name(material)), name(material)]));
    return [...named]
      .filter(([identifier, text]) => identifier !== "" && textOf(text) !== "")
      .map(([identifier, text]) => ({ identifier, name: { de: text }, fields: {} }));
  };
  const categories = [...new Set(tests.map(({ kategorie }) => kategorie))];
  return {
    version: 1,
    layouts: [],
    categories: categories.map((name, order) => ({
      identifier: slug(name),
      name: { de: name },
      parent: null,
      layout: null,
      order,
    })),
    collections: [
      {
        identifier: "materials",
        name: { de: "Materialien", en: "Specimens" },
        items: items((material) => material.material_bezeichnung),
      },
      {
        identifier: "containers",
        name: { de: "Gefäße", en: "Containers" },
        items: items((material) => material.probenroehre),
      },
    ],
    analyses: tests.map((test) => {
      const used = test.material.flatMap((id) => materials.get(id) ?? []);
      const unit = units.get(test.einheit_id) ?? "";
      const list = (texts: string[]) => [...new Set(texts.map(slug).filter((text) => text !== ""))];
      return {
        code: test.id,
        name: { de: test.name },
        categories: [slug(test.kategorie)],
        collection: null,
        internal: false,
        is_standalone: true,
        state: test.aktiv ? "PUBLISHED" : "HIDDEN",
        related: [],
        fields: {
          material: list(used.map((material) => textOf(material.material_bezeichnung))),
          container: list(used.map((material) => textOf(material.probenroehre))),
          unit,
          synonyms: { de: test.synonyme.filter((text) => textOf(text) !== "") },
          loinc: textOf(test.loinc),
          turnaround: { de: textOf(test.befundzeit) },
          volume: test.mindestmenge_ml ? `${String(test.mindestmenge_ml).replace(".", ",")} ml` : "",
          reference_ranges: (ranges.get(test.id) ?? [])
            .filter(saysSomething)
            .map((range) => rowOf(range, unit)),
        },
      };
    }),
  };
}

/** The source has a row for every test; rows with neither a limit nor words only repeat its unit. */
const saysSomething = (range: Range) =>
  range.Wert_untere_Grenze !== null ||
  range.Wert_obere_Grenze !== null ||
  textOf(range.Anzeige_Label) !== "" ||
  textOf(range.Besondere_Bedingung) !== "";

function rowOf(range: Range, unit: string): Record<string, string> {
  const note = [textOf(range.Anzeige_Label), textOf(range.Besondere_Bedingung)]
    .filter((text) => text !== "")
    .join(", ");
  const row = {
    sex: sexes[range.Geschlecht] ?? "any",
    age_from: age(range.Alter_von),
    age_to: age(range.Alter_bis),
    low: range.Wert_untere_Grenze === null ? "" : String(range.Wert_untere_Grenze),
    high: range.Wert_obere_Grenze === null ? "" : String(range.Wert_obere_Grenze),
    unit,
    note,
  };
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ""));
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder) {
    console.error("Usage: node tests/real-data/convert-specimenone.ts FOLDER > catalogue.json");
    process.exit(2);
  }
  process.stdout.write(`${JSON.stringify(convertSpecimenOne(folder), null, 1)}\n`);
}
