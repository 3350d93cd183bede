import type {
  Analysis,
  CatalogueDocument,
  Category,
  CollectionItem,
  DocumentKind,
  StoredField,
} from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  hasSetting,
  isPerLanguage,
  type PlainValue,
} from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";

/** A reference from a document to something in the catalogue. */
export interface Reference {
  /** The place of the reference: `categories`, `parent`, …, or `fields.<key>`. */
  path: string;
  kind: DocumentKind;
  /** By code, identifier, or `collection/identifier`. */
  identity: string;
  /** The text as written. Items in a field lack the collection, since the field defines it. */
  named: string;
}

/** The full identity of an item in `collection_items`, which may be written without the analysis's own collection. */
export const itemOf = (analysis: Pick<Analysis, "collection">, named: string) =>
  named.includes("/") || analysis.collection === null ? named : `${analysis.collection}/${named}`;

/** The items that an analysis names outside its fields, with their collections and without duplicates. */
export const itemsOf = (analysis: Pick<Analysis, "collection" | "collection_items">) => [
  ...new Set(analysis.collection_items.map((named) => itemOf(analysis, named))),
];

/** The kind of documents that a field's values identify; undefined if they identify none. */
export function documentKindOf(field: Pick<FieldDefinition, "type">) {
  const { refersTo } = kindOf(field);
  return refersTo === "certificate" ? undefined : refersTo;
}

/** The identity of the document that an entry of a field names; items are named within the field's collection. */
export const identityIn = (field: FieldDefinition, entry: string) =>
  hasSetting(field.type, "collection") ? `${field.collection}/${entry}` : entry;

/** Whether a field's values refer to other documents of the catalogue. */
export const isReference = (field: FieldDefinition) => documentKindOf(field) !== undefined;

/** The texts of a value, in all its languages. */
export function textsOf(value: FieldValue | null): string[] {
  if (value === null || typeof value === "boolean") return [];
  if (typeof value === "string") return [value];
  if (!isPerLanguage(value)) return (value as unknown[]).filter((each) => typeof each === "string");
  return Object.values(value).flatMap((plain) => textsOf(plain as PlainValue));
}

/** Selects the texts of a field that count: all stored ones or only the shown ones. */
type Read = (stored: StoredField) => string[];
const storedReferences: Read = ({ raw, additional }) => [
  ...new Set([...textsOf(raw), ...textsOf(additional)]),
];
/** The shown texts of a field, for `referencesOf`. */
export const shown: Read = (stored) => textsOf(publishedValue(stored));

const to = (
  path: string,
  kind: DocumentKind,
  named: readonly string[],
  identityOf = (name: string) => name,
): Reference[] => named.map((name) => ({ path, kind, identity: identityOf(name), named: name }));

/** The references in a field's values, imported and edited; with `shown`, only those that are shown. */
export function referencesOfField(
  field: FieldDefinition,
  stored: StoredField,
  read: Read = storedReferences,
): Reference[] {
  const kind = documentKindOf(field);
  if (!kind) return [];
  return to(`fields.${field.key}`, kind, read(stored), (entry) => identityIn(field, entry));
}

/** All references of an analysis, in its facts and in these fields of its layout. */
export function referencesOf(
  analysis: Analysis,
  fields: readonly FieldDefinition[],
  read: Read = storedReferences,
): Reference[] {
  const { layout, collection, categories, related } = analysis;
  return [
    ...to("layout", "layout", [layout]),
    ...to("categories", "category", categories),
    ...to("collection", "collection", collection === null ? [] : [collection]),
    ...to("collection_items", "collectionitem", itemsOf(analysis)),
    ...to("related", "analysis", related),
    ...fields.flatMap((field) => {
      const stored = analysis.fields[field.key];
      return stored ? referencesOfField(field, stored, read) : [];
    }),
  ];
}

/**
 * All references of a document of any kind.
 * @param fieldsOf the value fields of a layout, by its identifier
 */
export function referencesOfDocument(
  { kind, content }: Pick<CatalogueDocument, "kind" | "content">,
  fieldsOf: (layout: string) => readonly FieldDefinition[],
): Reference[] {
  const listOf = (identity: string | null) => (identity === null ? [] : [identity]);
  if (kind === "analysis") return referencesOf(content as Analysis, fieldsOf((content as Analysis).layout));
  if (kind === "category") {
    const { parent, layout } = content as Category;
    return [...to("parent", "category", listOf(parent)), ...to("layout", "layout", listOf(layout))];
  }
  if (kind !== "collectionitem") return [];
  return to("collection", "collection", [(content as CollectionItem).collection]);
}
