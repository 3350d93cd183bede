import { Catalogue } from "../../functions/core/door.ts";
import type { Analysis, CatalogueDocument, StoredField } from "../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldType,
  type FieldValue,
  fieldTypes,
  isKeptPerLanguage,
  isStructural,
  type PlainValue,
} from "../../shared/core/catalogue/field.ts";
import { trialTexts } from "../../shared/proficiency/texts/trial-texts.ts";
import { trialTextsOf } from "../../web/embed/texts/trial-texts-of.ts";
import { analysisOf, documentOf, field, frame } from "../webpublisher/directory/documents.ts";

/** Possible contents of a field: every type, kept per language or not, in every situation. All of them are in one analysis, `LAW`. */
export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];
export const main = "de";
const options = ["a", "b"].map((key) => ({ key, label: { de: `Wahl ${key}`, en: `Choice ${key}` } }));
const columns = ["low", "note"].map((key) => ({ key, label: { de: `Spalte ${key}`, en: `Column ${key}` } }));

/** Two values of each type, and one that it does not accept. */
const values: Record<Exclude<FieldType, "title" | "section" | "group">, readonly PlainValue[]> = {
  text: ["0.3 ml", "1.5 ml", ["x", "y"]],
  multilinetext: ["<p>eins</p>", "zwei\n\ndrei", ["x", "y"]],
  list: [["eins", "0.5 ml"], ["zwei"], "x"],
  table: [[{ low: "0.3", note: "n" }], [{ low: "0.3", note: "n" }, { low: "2.0" }], ["x"]],
  date: ["2026-01-02", "2026-03-04", ["x"]],
  checkbox: [true, false, "x"],
  category: [["chemistry"], ["hormones"], "chemistry"],
  collectionitem: [["serum"], ["plasma"], "serum"],
  relatedanalyses: [["OTHER"], ["THIRD"], "OTHER"],
  certificate: [["C-1"], ["C-2"], "C-1"],
};

const definitions: readonly FieldDefinition[] = fieldTypes
  .filter((type) => !isStructural(type))
  .flatMap((type) => {
    const fieldOf = (key: string, rest: Partial<FieldDefinition> = {}) =>
      field(key, type, { collection: "materials", columns, ...rest });
    const split = fieldOf(`${type}_split`, { translatable: true });
    return [
      fieldOf(type),
      ...(isKeptPerLanguage(split) ? [split] : []),
      ...(type === "checkbox" ? [fieldOf(`${type}_options`, { options })] : []),
    ];
  });

const valuesFor = ({ type, options: choices }: FieldDefinition): readonly PlainValue[] =>
  type === "checkbox" && choices ? [["a"], ["b"], true] : values[type as keyof typeof values];

/** Possible stored states of a field, by name. */
function situations(definition: FieldDefinition): Record<string, StoredField> {
  const [first, second, misfit] = valuesFor(definition) as [PlainValue, PlainValue, PlainValue];
  const isSplit = isKeptPerLanguage(definition);
  const empty = Array.isArray(first) ? [] : "";
  const in_ = (de: PlainValue, en?: PlainValue): FieldValue =>
    isSplit ? { de, ...(en !== undefined && { en }) } : de;
  const stored = (raw: FieldValue | null, additional: FieldValue | null = null, override = false) => ({
    raw,
    additional,
    override,
  });
  return {
    nothing: stored(null),
    imported: stored(in_(first, second)),
    own: stored(null, in_(first, second)),
    both: stored(in_(first, first), in_(second, second)),
    "both the same": stored(in_(first, first), in_(first, first)),
    override: stored(in_(first, second), null, true),
    "override with an own value": stored(in_(first, second), in_(second), true),
    fallback: stored(in_(first)),
    "fallback to an own value": stored(null, in_(first)),
    misfit: stored(misfit),
    "own misfit": stored(in_(first), misfit),
    "per language or not, otherwise than the field": stored(isSplit ? first : { de: first, en: second }),
    ...(isSplit && {
      "own in one language": stored(in_(first, first), { en: second }),
      "hidden in one language": stored(in_(first, second), { en: empty }),
      "hidden in the main language": stored(in_(first, second), { de: empty }),
      "imported in all, own in one": stored(first, { en: second }),
    }),
  };
}

export const cases = definitions.flatMap((definition) =>
  Object.entries(situations(definition)).map(([name, stored]) => ({ name, definition, stored })),
);
export const keyOf = (index: number) => `case_${index}`;
export const fields = cases.map(
  ({ definition }, index): FieldDefinition => ({
    ...definition,
    key: keyOf(index),
    label: { de: `Feld ${index}`, en: `Field ${index}` },
  }),
);
export const analysis: Analysis = analysisOf("LAW", {
  fields: Object.fromEntries(cases.map(({ stored }, index) => [keyOf(index), stored])),
});
export const catalogue = new Catalogue(1, [
  ...frame.filter(({ kind }) => kind !== "layout"),
  documentOf("layout", { identifier: "default", fields }),
  documentOf("collectionitem", {
    identifier: "plasma",
    collection: "materials",
    name: { de: "Plasma", en: "Plasma (en)" },
    fields: {},
  }),
  ...[analysis, analysisOf("OTHER"), analysisOf("THIRD")].map((document) => documentOf("analysis", document)),
]);
export const document = catalogue.get("analysis", "LAW") as CatalogueDocument<"analysis">;
export const definitionAt = (index: number) => fields[index] as FieldDefinition;
/** An earlier version of it that contains imported values only. */
export const importedOnly: Analysis = analysisOf("LAW", {
  fields: Object.fromEntries(
    cases.flatMap(({ definition }, index) => {
      const { imported } = situations(definition);
      return imported ? [[keyOf(index), imported] as const] : [];
    }),
  ),
});

/** The laboratory's certificates that fields refer to. */
export const certificates = ["C-1", "C-2"].map((id, index) => ({
  id,
  name: `RV ${index + 1}`,
  valid_until: `2100-0${index + 1}-31`.replace("02-31", "02-28"),
}));
/** The certificates as shown to readers of a language. */
export const certificatesIn = (language: Language) => (id: string) => {
  const certificate = certificates.find((candidate) => candidate.id === id);
  const words = trialTextsOf(language, trialTexts.defaultsIn(language));
  return (
    certificate && {
      name: certificate.name,
      text: words.validUntil(certificate.valid_until),
      url: null,
      certified: true,
    }
  );
};
