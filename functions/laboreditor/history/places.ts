import { isDeepStrictEqual } from "node:util";
import type { Analysis, CatalogueDocument, StoredField } from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, type FieldValue, valueFields } from "../../../shared/core/catalogue/field.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import type { Catalogue } from "../../core/door.ts";

export type HistoryDocument = CatalogueDocument<HistoryModel>;
type Content = HistoryDocument["content"];

/** What lies at a place of a version: a fact, or what is kept of a field. */
export type Placed = FieldValue | StoredField | null;
const fieldPrefix = "fields.";

/**
 * The content of a version by place: every fact by its name, every field as `fields.<key>`. What the last import said is left out: it is
 * for the next one only.
 */
export function placesOf(content: Content): Map<string, Placed> {
  const { fields, ...facts } = content;
  return new Map([
    ...Object.entries(facts).filter(([path]) => path !== "source"),
    ...Object.entries(fields).map(([key, value]) => [fieldPrefix + key, value] as const),
  ] as [string, Placed][]);
}

/** The places at which two versions differ. */
export function changedPlaces(before: Content, after: Content): string[] {
  const [former, later] = [placesOf(before), placesOf(after)];
  const paths = new Set([...later.keys(), ...former.keys()]);
  return [...paths].filter((path) => !isDeepStrictEqual(former.get(path), later.get(path)));
}

/** Content with some places as another version has them; what that one lacks goes. */
export function withPlaces<Shape extends Content>(
  content: Shape,
  paths: readonly string[],
  from: Shape,
): Shape {
  const source = placesOf(from);
  const fields = new Map<string, unknown>(Object.entries(content.fields));
  const facts: Record<string, unknown> = {};
  for (const path of paths) {
    const value = source.get(path);
    const key = keyOf(path);
    if (key === undefined) facts[path] = value;
    else if (value === undefined) fields.delete(key);
    else fields.set(key, value);
  }
  return { ...content, ...facts, fields: Object.fromEntries(fields) };
}

/** The key of the field at a place; undefined for a fact. */
export const keyOf = (path: string) =>
  path.startsWith(fieldPrefix) ? path.slice(fieldPrefix.length) : undefined;

/** The fields of the present layout of an analysis, by key; of items there are no definitions. */
export function definitionsOf(catalogue: Catalogue, content: Content): Map<string, FieldDefinition> {
  const layout = isAnalysis(content) ? catalogue.content("layout", content.layout) : undefined;
  return new Map(valueFields(layout?.fields ?? []).map((field) => [field.key, field]));
}

export const isAnalysis = (content: Content): content is Analysis => "layout" in content;

/** How the layout calls the field at a place; null for facts and where the field is gone. */
export const labelOf = (definitions: Map<string, FieldDefinition>, path: string): LocalizedText | null =>
  definitions.get(keyOf(path) ?? "")?.label ?? null;
