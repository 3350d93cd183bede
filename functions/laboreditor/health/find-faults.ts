import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isPerLanguage,
  type PlainValue,
  type TableRow,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import type { Finding, FindingKind } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { type Catalogue, effectiveValue, shownName } from "../../core/door.ts";
import { ageColumnsOf, faultsOf } from "./age-ranges.ts";

/** A finding before it has words: the analysis by id, the field by key. */
export type Fault = Pick<Finding, "kind" | "id" | "field" | "others" | "target" | "ages">;
type AnalysisDocument = CatalogueDocument<"analysis">;

/** Everything to put right in a catalogue, by kind; once per revision. */
export const faultsByKind = (catalogue: Catalogue, main: Language): Map<FindingKind, Fault[]> =>
  catalogue.derive(`health ${main}`, () => Map.groupBy(findFaults(catalogue, main), ({ kind }) => kind));

function findFaults(catalogue: Catalogue, main: Language): Fault[] {
  const fields = new Map(
    [...catalogue.documents("layout")].map(({ content }) => [
      content.identifier,
      valueFields(content.fields),
    ]),
  );
  const analyses = [...catalogue.documents("analysis")];
  return [
    ...duplicates(analyses, main),
    ...analyses.flatMap(({ id, content }) => {
      const layout = fields.get(content.layout);
      const broken = brokenRelations(catalogue, content, layout ?? []);
      const found = layout
        ? [...missing(content, layout), ...rangeFaults(content, layout), ...broken]
        : broken;
      return found.map((fault) => ({ ...nothing, ...fault, id }));
    }),
  ];
}

type Found = Pick<Fault, "kind"> & Partial<Omit<Fault, "id">>;
const nothing = { field: null, others: [], target: null, ages: null };

/** Names that two analyses share, told apart neither by case nor by the spelling of umlauts. */
function duplicates(analyses: readonly AnalysisDocument[], main: Language): Fault[] {
  const named = Map.groupBy(analyses, ({ content }) => fold(shownName(content, { language: main, main })));
  return [...named.values()].flatMap((same) =>
    same.length === 1
      ? []
      : same.map(({ id }) => ({
          ...nothing,
          kind: "duplicate_name" as const,
          id,
          others: same.filter((other) => other.id !== id).map(({ content }) => content.code),
        })),
  );
}

const isSpecimen = ({ key, type, collection }: FieldDefinition) =>
  type === "collectionitem"
    ? /material|specimen|probe/i.test(`${key} ${collection}`)
    : /^(?:material|specimen)$/i.test(key);
const isUnit = ({ key }: FieldDefinition) => /^(?:unit|einheit)$/i.test(key);

function missing(analysis: Analysis, fields: readonly FieldDefinition[]): Found[] {
  return fields
    .filter((field) => isEmpty(shownValue(analysis, field)))
    .flatMap((field): Found[] => {
      if (isSpecimen(field)) return [{ kind: "missing_specimen", field: field.key }];
      if (isUnit(field) && isMeasured(analysis, fields)) return [{ kind: "missing_unit", field: field.key }];
      return field.required ? [{ kind: "missing_required", field: field.key }] : [];
    });
}

/** Whether its results are numbers: what has reference ranges without a single limit (negative, positive) needs no unit. */
function isMeasured(analysis: Analysis, fields: readonly FieldDefinition[]): boolean {
  const rows = fields.filter(ageColumnsOf).flatMap((field) => rowsOf(shownValue(analysis, field)));
  return rows.length === 0 || rows.some((row) => /\d/.test(`${row.low ?? ""}${row.high ?? ""}`));
}

function rangeFaults(analysis: Analysis, fields: readonly FieldDefinition[]): Found[] {
  return fields.flatMap((field) => {
    const columns = field.type === "table" ? ageColumnsOf(field) : undefined;
    if (!columns) return [];
    const { gaps, overlaps } = faultsOf(rowsOf(shownValue(analysis, field)), columns);
    return [
      ...gaps.map((ages): Found => ({ kind: "range_gap", field: field.key, ages })),
      ...overlaps.map((ages): Found => ({ kind: "range_overlap", field: field.key, ages })),
    ];
  });
}

function brokenRelations(
  catalogue: Catalogue,
  analysis: Analysis,
  fields: readonly FieldDefinition[],
): Found[] {
  const { layout, collection, categories, related, collection_items } = analysis;
  type Target = NonNullable<Fault["target"]>;
  const gone = (
    target: Target,
    identities: readonly string[],
    field: string | null,
    inside = "",
  ): Found[] => {
    const others = identities.filter((identity) => !catalogue.get(target, inside + identity));
    return others.length > 0 ? [{ kind: "broken_relation", target, others, field }] : [];
  };
  return [
    ...gone("layout", [layout], null),
    ...gone("collection", collection ? [collection] : [], null),
    ...gone("category", categories, null),
    ...gone("analysis", related, null),
    ...gone("collectionitem", collection_items, null),
    ...fields.flatMap((field) => {
      const named = () => textsOf(shownValue(analysis, field));
      if (field.type === "category") return gone("category", named(), field.key);
      if (field.type === "relatedanalyses") return gone("analysis", named(), field.key);
      if (field.type === "collectionitem")
        return gone("collectionitem", named(), field.key, `${field.collection}/`);
      return [];
    }),
  ];
}

function shownValue(analysis: Analysis, { key }: FieldDefinition): FieldValue | null {
  const stored = analysis.fields[key];
  return stored ? effectiveValue(stored) : null;
}

function plainValues(value: FieldValue | null): PlainValue[] {
  if (value === null) return [];
  return isPerLanguage(value) ? (Object.values(value) as PlainValue[]) : [value];
}

const isEmpty = (value: FieldValue | null) =>
  plainValues(value).every((plain) => typeof plain !== "boolean" && plain.length === 0);
const textsOf = (value: FieldValue | null) =>
  plainValues(value).flatMap((plain) =>
    Array.isArray(plain) ? plain.filter((each) => typeof each === "string") : [],
  );
/** The rows of a table; of one that is kept per language those of the first, for ages are the same in all. */
const rowsOf = (value: FieldValue | null): TableRow[] => {
  const [plain] = plainValues(value);
  return Array.isArray(plain) ? plain.filter((row) => typeof row === "object") : [];
};
