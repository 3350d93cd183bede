import type { Analysis, StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isPerLanguage,
  type PlainValue,
} from "../../../shared/core/catalogue/field.ts";
import { type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import type { References } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { Catalogue, Reader } from "../../core/door.ts";

/** Something that an analysis refers to: where it says so, and what. Items are named `collection/identifier`. */
export interface Reference {
  /** `categories`, `related`, …, or `fields.<key>`. */
  path: string;
  kind: "category" | "collection" | "collectionitem" | "analysis";
  identifier: string;
}

type Languages = Pick<Reader, "language" | "main">;

/** An item as the fact `collection_items` names it: with its collection, or within that of the analysis. */
export const itemOf = (analysis: Pick<Analysis, "collection">, named: string) =>
  named.includes("/") || analysis.collection === null ? named : `${analysis.collection}/${named}`;

/** The items that an analysis names besides its fields, each once and with its collection. */
export const itemsOf = (analysis: Pick<Analysis, "collection" | "collection_items">) => [
  ...new Set(analysis.collection_items.map((named) => itemOf(analysis, named))),
];

/** An item with its collection, by their names; what is gone keeps its identifier. @param item `collection/identifier` */
export function itemName(catalogue: Catalogue, item: string, { language, main }: Languages): string {
  const [collection = "", identifier = item] = item.split("/");
  const named = (names: LocalizedText | undefined) => localized(names ?? {}, language, main).value;
  const name = named(catalogue.content("collectionitem", item)?.name) ?? identifier;
  return `${name} (${named(catalogue.content("collection", collection)?.name) ?? collection})`;
}

/** Everything an analysis refers to, in its facts and in the fields of its layout, imported and edited values alike. */
export function referencesOf(analysis: Analysis, fields: readonly FieldDefinition[]): Reference[] {
  const of = (path: string, kind: Reference["kind"], named: readonly string[]) =>
    named.map((identifier) => ({ path, kind, identifier }));
  return [
    ...of("categories", "category", analysis.categories),
    ...of("collection", "collection", analysis.collection === null ? [] : [analysis.collection]),
    ...of("collection_items", "collectionitem", itemsOf(analysis)),
    ...of("related", "analysis", analysis.related),
    ...fields.flatMap((field) => {
      const stored = analysis.fields[field.key];
      return stored ? referencesOfField(field, stored) : [];
    }),
  ];
}

/** Whether a field's values name other things of the catalogue. */
export const isReference = ({ type }: FieldDefinition) =>
  type === "category" || type === "collectionitem" || type === "relatedanalyses";

/** What a field's values refer to. */
export function referencesOfField(field: FieldDefinition, { raw, additional }: StoredField): Reference[] {
  const path = `fields.${field.key}`;
  const named = [...new Set([...textsOf(raw), ...textsOf(additional)])];
  if (field.type === "category") return named.map((identifier) => ({ path, kind: "category", identifier }));
  if (field.type === "relatedanalyses")
    return named.map((identifier) => ({ path, kind: "analysis", identifier }));
  if (field.type !== "collectionitem") return [];
  return named.map((one) => ({ path, kind: "collectionitem", identifier: `${field.collection}/${one}` }));
}

/** The texts of a value, of all its languages. */
export function textsOf(value: FieldValue | null): string[] {
  if (value === null || typeof value === "boolean") return [];
  if (typeof value === "string") return [value];
  if (!isPerLanguage(value)) return (value as unknown[]).filter((each) => typeof each === "string");
  return Object.values(value).flatMap((plain) => textsOf(plain as PlainValue));
}

/** What these references lead to in the catalogue, items to their collection as well; null where it is gone. */
export function resolve(catalogue: Catalogue, references: readonly Reference[]): References {
  const named = (kind: Reference["kind"]) =>
    references.filter((one) => one.kind === kind).map(({ identifier }) => identifier);
  const record = <Shown>(identifiers: readonly string[], show: (identifier: string) => Shown | null) =>
    Object.fromEntries([...new Set(identifiers)].map((identifier) => [identifier, show(identifier)]));
  const items = named("collectionitem");
  const collections = [...named("collection"), ...items.flatMap((item) => item.split("/").slice(0, -1))];
  return {
    categories: record(named("category"), (identifier) => {
      const found = catalogue.content("category", identifier);
      return found ? { name: found.name, has_layout: found.layout !== null } : null;
    }),
    collections: record(collections, (identifier) => {
      const found = catalogue.content("collection", identifier);
      return found ? { name: found.name } : null;
    }),
    items: record(items, (identifier) => {
      const found = catalogue.get("collectionitem", identifier);
      return found ? { id: found.id, name: found.content.name } : null;
    }),
    analyses: record(named("analysis"), (code) => {
      const found = catalogue.get("analysis", code);
      return found ? { id: found.id, name: found.content.name, state: found.content.state } : null;
    }),
  };
}
