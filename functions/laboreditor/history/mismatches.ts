import type { CatalogueDocument, Category, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isKeptPerLanguage,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { Mismatch } from "../../../shared/laboreditor/history/history.ts";
import {
  type Catalogue,
  type Content,
  definitionsOf,
  isAnalysis,
  isCategory,
  isLayout,
  isReference,
  labelOf,
  namedFieldsOf,
  type Reference,
  referencesOf,
  referencesOfDocument,
  type VisibleTo,
  visibleValues,
  withDescendants,
} from "../../core/door.ts";
import { editorValue } from "../analyses/field-value.ts";

const goneReasons = {
  layout: "layout_gone",
  category: "category_gone",
  collection: "collection_gone",
  collectionitem: "item_gone",
  analysis: "analysis_gone",
} as const satisfies Record<Reference["kind"], Mismatch["reason"]>;

/**
 * The parts of a version that no longer fit the present catalogue, because its layout, a category, an item or another analysis has changed
 * or gone. They are kept; this only reports them.
 */
export function mismatchesOf(
  catalogue: Catalogue,
  { kind, content }: Pick<CatalogueDocument, "kind" | "content">,
  reader: VisibleTo,
): Mismatch[] {
  const definitions = definitionsOf(catalogue, content);
  const named = namedFieldsOf(catalogue, content);
  const mismatch = (path: string, reason: Mismatch["reason"], value: string): Mismatch => ({
    path,
    label: labelOf(named, path),
    reason,
    value,
  });
  if (!isAnalysis(content)) {
    const missing = referencesFrom(kind, content)
      .filter((reference) => !catalogue.get(reference.kind, reference.identity))
      .map((reference) => mismatch(reference.path, goneReasons[reference.kind], reference.identity));
    return standsInItself(catalogue, content)
      ? [...missing, mismatch("parent", "category_inside", content.parent ?? "")]
      : missing;
  }
  const values = Map.groupBy(visibleValues(catalogue, content, reader), ({ path }) => path);
  const textAt = (path: string) => (values.get(path) ?? []).map(({ text }) => text).join("\n");
  const dangling = referencesOf(content, [...definitions.values()])
    .filter(({ kind, identity }) => !catalogue.get(kind, identity))
    .map(({ path, kind, identity }) => mismatch(path, goneReasons[kind], identity));
  return [
    ...dangling.filter(({ reason }) => reason === "layout_gone"),
    ...Object.entries(content.fields).flatMap(([key, stored]) => {
      const path = `fields.${key}`;
      const field = definitions.get(key);
      if (!field) return [mismatch(path, "field_gone", textAt(path))];
      return fits(catalogue, field, publishedValue(stored))
        ? []
        : [mismatch(path, "value_does_not_fit", textAt(path))];
    }),
    ...dangling.filter(({ reason }) => reason !== "layout_gone"),
    ...content.categories
      .filter(
        (category) =>
          ![null, content.layout].includes(catalogue.content("category", category)?.layout ?? null),
      )
      .map((category) => mismatch("categories", "category_has_layout", category)),
  ];
}

/** References of documents other than analyses, by place. */
function referencesFrom(
  kind: DocumentKind,
  content: Content,
): Pick<Reference, "path" | "kind" | "identity">[] {
  if (!isLayout(content)) return referencesOfDocument({ kind, content }, () => []);
  return valueFields(content.fields).flatMap(({ key, collection }) =>
    collection === undefined
      ? []
      : [{ path: `fields.${key}.collection`, kind: "collection" as const, identity: collection }],
  );
}

/** Whether a category would become its own ancestor, because its former parent is below it now. */
export const standsInItself = (catalogue: Catalogue, content: Content): content is Category =>
  isCategory(content) &&
  content.parent !== null &&
  withDescendants(catalogue, content.identifier).has(content.parent);

function fits(catalogue: Catalogue, field: FieldDefinition, value: FieldValue | null): boolean {
  if (value === null || isReference(field)) return true;
  if (isPerLanguage(value))
    return (
      isKeptPerLanguage(field) &&
      Object.values(value).every((plain) => fits(catalogue, field, plain as PlainValue))
    );
  return editorValue(catalogue, field, value) !== undefined;
}
