import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { localized } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { expectDocument } from "../catalogue/document-commands.ts";
import { analysesNaming, showReferring } from "../catalogue/referring.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";

type Named = CatalogueDocument<"collection" | "collectionitem">;
type Reading = Pick<Call<typeof collections.read>, "actor" | "language">;

const nameOf = ({ content }: Named, { actor, language }: Reading) =>
  localized(content.name, language, actor.languages[0]).value ?? content.identifier;

/** Items by collection. */
export const itemsByCollection = (catalogue: Catalogue) =>
  catalogue.deriveFrom(["collectionitem"], "items by collection", () =>
    Map.groupBy(catalogue.documents("collectionitem"), ({ content }) => content.collection),
  );

/** A collection as the API shows it. */
export const showCollection = (
  document: CatalogueDocument<"collection">,
  call: Reading,
  catalogue: Catalogue,
): OutputOf<typeof collections.read> => {
  const { identifier } = document.content;
  const count = itemsByCollection(catalogue).get(identifier)?.length ?? 0;
  return { id: document.id, identifier, name: nameOf(document, call), names: document.content.name, count };
};

/** An item as the API shows it. */
export const showItem = (
  document: CatalogueDocument<"collectionitem">,
  call: Reading,
): OutputOf<typeof collectionItems.read> => {
  const { identifier, collection, name: names, fields, labels = {} } = document.content;
  return { id: document.id, identifier, collection, name: nameOf(document, call), names, fields, labels };
};

export async function listCollections(call: Call<typeof collections.list>) {
  const catalogue = await catalogueOf(call.actor);
  return listByName(call, [...catalogue.documents("collection")], (collection) =>
    showCollection(collection, call, catalogue),
  );
}

/** Lists the items of a collection, given by identifier or id, or all items. */
export async function listItems(call: Call<typeof collectionItems.list>) {
  const catalogue = await catalogueOf(call.actor);
  const { collection } = call.query;
  const identifier =
    collection && (catalogue.byId("collection", collection)?.content.identifier ?? collection);
  const items = identifier
    ? (itemsByCollection(catalogue).get(identifier) ?? [])
    : [...catalogue.documents("collectionitem")];
  return listByName(call, items, (item) => showItem(item, call));
}

/** A page of documents in order of their names; a search matches the identifier and the name in any language. */
function listByName<Document extends Named, Shown extends { name: string }>(
  call: Pick<Call<typeof collections.list>, "language" | "query" | "request">,
  documents: Document[],
  show: (document: Document) => Shown,
) {
  const needle = fold(call.query.search);
  const hits = documents.filter(({ content }) =>
    [content.identifier, ...Object.values(content.name)].some((text) => fold(text ?? "").includes(needle)),
  );
  const { compare } = new Intl.Collator(call.language);
  const shown = hits.map(show).sort((left, right) => compare(left.name, right.name));
  return pageOf(call, shown, (entry) => entry);
}

/** The analyses that show an item. */
export async function preflightItem({ actor, params, language }: Call<typeof collectionItems.preflight>) {
  const catalogue = await catalogueOf(actor);
  const { collection, identifier } = expectDocument(
    "collectionitem",
    catalogue.byId("collectionitem", params.id),
  ).content;
  const naming = analysesNaming(catalogue, "collectionitem", `${collection}/${identifier}`);
  return showReferring(naming, { language, main: actor.languages[0] });
}
