import { isDeepStrictEqual } from "node:util";
import type {
  Analysis,
  Category,
  CollectionItem,
  DocumentContent,
  DocumentKind,
  Layout,
  StoredField,
} from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, type FieldValue, valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import { contentLanguages, type LocalizedText } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "./catalogue.ts";
import { fieldsOfLayout, labelOfSetting, placesOfLayout } from "./layout-places.ts";

/** The content of a document, which is compared place by place. */
export type Content = DocumentContent[DocumentKind];

/** The content of a place: a fact or a stored field. */
export type Placed = FieldValue | StoredField | null;
const fieldPrefix = "fields.";

/**
 * The content of a version by place: each fact by its name, each field as `fields.<key>`, layouts as in `placesOfLayout`. The values
 * of the last import (`source`) are left out, since only the next import needs them.
 */
export function placesOf(content: Content): Map<string, Placed> {
  if (isLayout(content)) return placesOfLayout(content);
  if (isCategory(content)) {
    const { order, ...facts } = content;
    return new Map<string, Placed>([...Object.entries(facts), ["order", String(order + 1)]]);
  }
  const { fields = {}, labels = {}, ...facts } = content as Partial<CollectionItem>;
  return new Map([
    ...Object.entries(facts).filter(([path]) => path !== "source"),
    ...Object.entries(labels).map(([key, label]) => [`${fieldPrefix}${key}.label`, label]),
    ...Object.entries(fields).map(([key, value]) => [fieldPrefix + key, value] as const),
  ] as [string, Placed][]);
}

/** The places at which two versions differ; each changed field of a layout is named once. */
export function changedPlaces(before: Content, after: Content): string[] {
  const [previous, later] = [placesOf(before), placesOf(after)];
  const paths = new Set([...later.keys(), ...previous.keys()]);
  const changed = [...paths].filter((path) => !isDeepStrictEqual(previous.get(path), later.get(path)));
  return isLayout(after)
    ? [...new Set(changed.map((path) => path.split(".").slice(0, 2).join(".")))]
    : changed;
}

export const isStored = (placed: Placed | undefined): placed is StoredField =>
  placed !== null && typeof placed === "object" && "raw" in placed;

/** The published value at a place, in all languages. */
export const publishedAt = (placed: Placed | undefined): FieldValue | null =>
  isStored(placed) ? publishedValue(placed) : (placed ?? null);

/** The key of the field at a place (for layouts with the setting); undefined for a fact. */
export const keyOf = (path: string) =>
  path.startsWith(fieldPrefix) ? path.slice(fieldPrefix.length) : undefined;

/** The fields of an analysis's present layout, by key; other documents have no definitions. */
export function definitionsOf(
  catalogue: Pick<Catalogue, "content">,
  content: Content,
): Map<string, FieldDefinition> {
  const layout = isAnalysis(content) ? catalogue.content("layout", content.layout) : undefined;
  return new Map(valueFields(layout?.fields ?? []).map((field) => [field.key, field]));
}

/** The label of a place; for fields of analyses also the definition of their values. */
type Named = Pick<FieldDefinition, "label"> & Partial<FieldDefinition>;

/**
 * Labels for the values of documents, by key: fields of an analysis's present layout, including removed ones; a layout's own
 * fields; the details of an item.
 * @param versions of one document, the newest last: its labels win
 */
export const namedFieldsOf = (
  catalogue: Pick<Catalogue, "content">,
  ...versions: readonly Content[]
): Map<string, Named> =>
  new Map(
    versions.flatMap((content): (readonly [string, Named])[] => {
      if (isLayout(content)) return fieldsOfLayout(content);
      if (isItem(content))
        return Object.entries(content.labels ?? {}).map(([key, label]) => [key, { label: inAll(label) }]);
      if (!isAnalysis(content)) return [];
      const removed = catalogue.content("layout", content.layout)?.removed;
      return [
        ...valueFields(removed ?? []).map((field) => [field.key, field] as const),
        ...definitionsOf(catalogue, content),
      ];
    }),
  );

const inAll = (text: string): LocalizedText =>
  Object.fromEntries(contentLanguages.map((language) => [language, text]));

export const isAnalysis = (content: Content): content is Analysis => "code" in content;
export const isItem = (content: Content): content is CollectionItem =>
  "collection" in content && !isAnalysis(content);
export const isCategory = (content: Content): content is Category => "parent" in content;
export const isLayout = (content: Content): content is Layout =>
  "fields" in content && Array.isArray(content.fields);

/** The label of a place's field; null for facts and for fields that no longer exist. */
export function labelOf(names: Map<string, Named>, path: string): LocalizedText | null {
  const setting = names.get(keyOf(path)?.split(".")[0] ?? "");
  return setting ? labelOfSetting(setting, path) : null;
}
