import type { ImportFile } from "../../shared/importexport/imports/import-file.ts";

const stems = [
  "Kalium",
  "Natrium",
  "Ferritin",
  "Kreatinin",
  "Thyreotropin",
  "Cholesterin",
  "Bilirubin",
  "Antikörper",
  "Immunglobulin",
  "Vitamin",
  "Cortisol",
  "Testosteron",
  "Troponin",
  "Laktat",
  "Magnesium",
  "Schilddrüse",
];
const endings = [
  "im Serum",
  "im Urin",
  "im Liquor",
  "im Plasma",
  "quantitativ",
  "IgG",
  "IgM",
  "nach Belastung",
];
const units = ["mmol/l", "mg/dl", "µg/l", "U/l", "ng/ml", "g/l"];
const materials = ["serum", "plasma", "urine", "liquor"];

/**
 * A catalogue of any number of analyses, always the same, in the import format: names that repeat in parts as real ones do,
 * twelve categories, a reference range each. `changed` of them differ from the first edition.
 */
export function madeCatalogue(count: number, changed = 0): ImportFile {
  return {
    version: 1,
    layouts: [{ identifier: "made", fields }],
    categories: Array.from({ length: 12 }, (_, index) => ({
      identifier: `made-${index}`,
      name: { de: `Bereich ${index + 1}`, en: `Section ${index + 1}` },
      parent: null,
      layout: "made",
      order: index,
    })),
    collections: [
      {
        identifier: "made-materials",
        name: { de: "Materialien" },
        items: materials.map((identifier) => ({
          identifier,
          name: { de: identifier, en: identifier },
          fields: {},
        })),
      },
    ],
    analyses: Array.from({ length: count }, (_, index) => madeAnalysis(index, index < changed)),
  };
}

/** The same analyses as in a laboratory's own table: headings that the importer knows, some unknown ones, and columns without use. */
export function madeTable(count: number): string[][] {
  const rows = Array.from({ length: count }, (_, index) => [
    `L${String(index).padStart(4, "0")}`,
    `${stems[index % stems.length]} ${endings[(index >> 4) % endings.length]} ${index}`,
    `Bereich ${(index % 12) + 1}`,
    "SE-00",
    index % 3 === 0 ? "Urin" : "Serum",
    `${(index % 5) + 1} Tage im Kühlarchiv`,
    units[index % units.length] ?? "",
    `SYN${index}|${stems[(index * 7) % stems.length]}test`,
    String((index % 4) + 1),
    index % 4 === 0 ? "" : `${index % 50}.0-${(index % 50) + 20}.0 | < ${index % 9}`,
  ]);
  const headings =
    "id;name;kategorie;material;material_text;lagerung;einheit;synonyme;referenz_anzahl;referenz_beispiele";
  return [headings.split(";"), ...rows];
}

/** A reference range of adults of one sex. */
const rangeOf = (sex: "f" | "m", low: number, high: number, unit: string) => ({
  sex,
  age_from: "18 y",
  age_to: "",
  low: String(low),
  high: String(high),
  unit,
});

function madeAnalysis(index: number, changed: boolean): ImportFile["analyses"][number] {
  const name = `${stems[index % stems.length]} ${endings[(index >> 4) % endings.length]} ${index}`;
  const unit = units[index % units.length] ?? "g/l";
  return {
    code: `M${String(index).padStart(5, "0")}`,
    name: { de: name, en: `${name} (en)` },
    categories: [`made-${index % 12}`],
    collection: null,
    internal: false,
    is_standalone: true,
    state: "PUBLISHED",
    related: [],
    fields: {
      material: [materials[index % materials.length] ?? "serum"],
      method: { de: `Verfahren ${index % 37}`, en: `Method ${index % 37}` },
      unit: changed ? `${unit} (neu)` : unit,
      synonyms: { de: [`Syn${index}`, `${stems[(index * 7) % stems.length]}test`] },
      reference_ranges: [
        rangeOf("f", index % 50, (index % 50) + 20, unit),
        rangeOf("m", index % 40, (index % 40) + 30, unit),
      ],
      preanalytics: { de: `<p>Probe ${index % 9} Stunden gekühlt lagern, nicht einfrieren.</p>` },
    },
  };
}

const field = (key: string, type: string, de: string, rest: object = {}) =>
  ({
    key,
    type,
    label: { de },
    required: false,
    list_visible: false,
    field_visible: true,
    translatable: false,
    source: [de],
    ...rest,
  }) as ImportFile["layouts"][number]["fields"][number];

const fields = [
  field("material", "collectionitem", "Material", { collection: "made-materials", required: true }),
  field("method", "text", "Methode", { translatable: true }),
  field("unit", "text", "Einheit"),
  field("synonyms", "list", "Synonyme", { translatable: true }),
  field("reference_ranges", "table", "Referenzbereiche", {
    columns: ["sex", "age_from", "age_to", "low", "high", "unit"].map((key) => ({ key, label: { de: key } })),
  }),
  field("preanalytics", "multilinetext", "Präanalytik", { translatable: true }),
];
