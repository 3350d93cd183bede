import type * as z from "zod";
import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type {
  collectionItemOutputSchema,
  collectionOutputSchema,
} from "../../../shared/core/collections/collections.endpoints.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

type ItemDocument = CatalogueDocument<"collectionitem">;

/** Items by collection. */
const itemsByCollection = (catalogue: Catalogue) =>
  catalogue.deriveFrom(["collectionitem"], "items by collection", () =>
    Map.groupBy(catalogue.documents("collectionitem"), ({ content }) => content.collection),
  );

/** A collection as the API shows it. */
export function showCollection(
  catalogue: Catalogue,
  { id, content }: CatalogueDocument<"collection">,
  language: Language,
  main: Language,
): z.output<typeof collectionOutputSchema> {
  return {
    id,
    identifier: content.identifier,
    name: localized(content.name, language, main).value ?? content.identifier,
    count: itemsByCollection(catalogue).get(content.identifier)?.length ?? 0,
  };
}

/** An item as the API shows it. */
export const showItem = (
  { id, content }: ItemDocument,
  language: Language,
  main: Language,
): z.output<typeof collectionItemOutputSchema> => ({
  id,
  identifier: content.identifier,
  collection: content.collection,
  name: localized(content.name, language, main).value ?? content.identifier,
  names: content.name,
  fields: content.fields,
});

/** Items of a collection (given by identifier or id; all without it) whose name or identifier contains what is searched. */
export function selectItems(
  catalogue: Catalogue,
  wanted: { collection?: string; search: string },
): ItemDocument[] {
  const { collection } = wanted;
  const identifier =
    collection && (catalogue.byId("collection", collection)?.content.identifier ?? collection);
  const items = identifier
    ? (itemsByCollection(catalogue).get(identifier) ?? [])
    : [...catalogue.documents("collectionitem")];
  return found(items, wanted.search);
}

/** Collections whose name or identifier contains what is searched. */
export const selectCollections = (catalogue: Catalogue, search: string) =>
  found([...catalogue.documents("collection")], search);

function found<Named extends CatalogueDocument<"collection" | "collectionitem">>(
  documents: Named[],
  search: string,
): Named[] {
  const needle = fold(search);
  if (needle === "") return documents;
  return documents.filter(({ content }) =>
    [content.identifier, ...Object.values(content.name)].some((text) => fold(text ?? "").includes(needle)),
  );
}
