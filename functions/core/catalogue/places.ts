import { isDeepStrictEqual } from "node:util";
import type { Analysis, CollectionItem, StoredField } from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, type FieldValue, valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "./catalogue.ts";

/** A document with fields, whose versions are compared place by place. */
export type Filled = Analysis | CollectionItem;

/** What lies at a place: a fact, or what is stored of a field. */
export type Placed = FieldValue | StoredField | null;
const fieldPrefix = "fields.";

/**
 * The content of a version by place: every fact by its name, every field as `fields.<key>`. What the last import said is left out: it is
 * for the next one only.
 */
export function placesOf(content: Filled): Map<string, Placed> {
  const { fields, ...facts } = content;
  return new Map([
    ...Object.entries(facts).filter(([path]) => path !== "source"),
    ...Object.entries(fields).map(([key, value]) => [fieldPrefix + key, value] as const),
  ] as [string, Placed][]);
}

/** The places at which two versions differ. */
export function changedPlaces(before: Filled, after: Filled): string[] {
  const [former, later] = [placesOf(before), placesOf(after)];
  const paths = new Set([...later.keys(), ...former.keys()]);
  return [...paths].filter((path) => !isDeepStrictEqual(former.get(path), later.get(path)));
}

export const isStored = (placed: Placed | undefined): placed is StoredField =>
  placed !== null && typeof placed === "object" && "raw" in placed;

/** What is published at a place, in all languages. */
export const publishedAt = (placed: Placed | undefined): FieldValue | null =>
  isStored(placed) ? publishedValue(placed) : (placed ?? null);

/** The key of the field at a place; undefined for a fact. */
export const keyOf = (path: string) =>
  path.startsWith(fieldPrefix) ? path.slice(fieldPrefix.length) : undefined;

/** The fields of the present layout of an analysis, by key; of items there are no definitions. */
export function definitionsOf(
  catalogue: Pick<Catalogue, "content">,
  content: Filled,
): Map<string, FieldDefinition> {
  const layout = isAnalysis(content) ? catalogue.content("layout", content.layout) : undefined;
  return new Map(valueFields(layout?.fields ?? []).map((field) => [field.key, field]));
}

/** As `definitionsOf`, with the fields that were taken out of the layout: they name the values that are left of them. */
export function namedFieldsOf(
  catalogue: Pick<Catalogue, "content">,
  content: Filled,
): Map<string, FieldDefinition> {
  const removed = isAnalysis(content) ? catalogue.content("layout", content.layout)?.removed : undefined;
  return new Map([
    ...valueFields(removed ?? []).map((field) => [field.key, field] as const),
    ...definitionsOf(catalogue, content),
  ]);
}

export const isAnalysis = (content: Filled): content is Analysis => "layout" in content;

/** How the layout calls the field at a place; null for facts and where the field is gone. */
export const labelOf = (definitions: Map<string, FieldDefinition>, path: string): LocalizedText | null =>
  definitions.get(keyOf(path) ?? "")?.label ?? null;
