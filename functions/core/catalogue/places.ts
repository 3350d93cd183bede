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

/** The content of a document, whose versions are compared place by place. */
export type Content = DocumentContent[DocumentKind];

/** What lies at a place: a fact, or what is stored of a field. */
export type Placed = FieldValue | StoredField | null;
const fieldPrefix = "fields.";

/**
 * The content of a version by place: every fact by its name, every field as `fields.<key>`, of layouts as `placesOfLayout` says. What
 * the last import said is left out: it is for the next one only.
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

/** The places at which two versions differ; of a layout's fields each is named once, whatever of it differs. */
export function changedPlaces(before: Content, after: Content): string[] {
  const [former, later] = [placesOf(before), placesOf(after)];
  const paths = new Set([...later.keys(), ...former.keys()]);
  const changed = [...paths].filter((path) => !isDeepStrictEqual(former.get(path), later.get(path)));
  return isLayout(after)
    ? [...new Set(changed.map((path) => path.split(".").slice(0, 2).join(".")))]
    : changed;
}

export const isStored = (placed: Placed | undefined): placed is StoredField =>
  placed !== null && typeof placed === "object" && "raw" in placed;

/** What is published at a place, in all languages. */
export const publishedAt = (placed: Placed | undefined): FieldValue | null =>
  isStored(placed) ? publishedValue(placed) : (placed ?? null);

/** The key of the field at a place, of a layout's with the setting; undefined for a fact. */
export const keyOf = (path: string) =>
  path.startsWith(fieldPrefix) ? path.slice(fieldPrefix.length) : undefined;

/** The fields of the present layout of an analysis, by key; of other documents there are no definitions. */
export function definitionsOf(
  catalogue: Pick<Catalogue, "content">,
  content: Content,
): Map<string, FieldDefinition> {
  const layout = isAnalysis(content) ? catalogue.content("layout", content.layout) : undefined;
  return new Map(valueFields(layout?.fields ?? []).map((field) => [field.key, field]));
}

/** What names a place, and for fields of analyses says what their values are. */
type Named = Pick<FieldDefinition, "label"> & Partial<FieldDefinition>;

/**
 * What names the values of documents, by key: fields of the present layout of an analysis, also those that were taken out; those of a
 * layout itself; the details of an item.
 * @param versions of one document, the newest last: its names count
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

/** What people call a place: the label of its field; null for facts and where the field is gone. */
export function labelOf(names: Map<string, Named>, path: string): LocalizedText | null {
  const found = names.get(keyOf(path)?.split(".")[0] ?? "");
  return found ? labelOfSetting(found, path) : null;
}
