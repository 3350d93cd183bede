import type {
  CatalogueDocument,
  Collection,
  CollectionItem,
} from "../../../shared/core/catalogue/document.ts";
import { hasSetting, valueFields } from "../../../shared/core/catalogue/field.ts";
import type { collections } from "../../../shared/core/collections/collections.endpoints.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { problem, refuseFields } from "../../platform/problem.ts";
import { EditConflict, mostInCommit, saveDocuments, type Together } from "../catalogue/catalogue.store.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { documentCommands, expectDocument, takenErrors } from "../catalogue/document-commands.ts";
import { analysesReferring, showReferring } from "../catalogue/referring.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { itemsByCollection, showCollection } from "./show-collection.ts";

const kind = "collection";

/** Conflicts of a new collection with the catalogue, by field. */
export const collectionErrors = (
  catalogue: Catalogue,
  { identifier }: Partial<Collection>,
  present = identifier === undefined ? undefined : catalogue.get(kind, identifier),
) => takenErrors(kind, "identifier", present);

/** The fields that choose from a collection, each with its layout. */
const fieldsChoosingFrom = (catalogue: Catalogue, collection: string) =>
  [...catalogue.documents("layout")].flatMap(({ content: layout }) =>
    valueFields(layout.fields)
      .filter((field) => hasSetting(field.type, "collection") && field.collection === collection)
      .map((field) => ({ field, layout })),
  );

/** Deletes the items of a collection before the collection itself, so that no item is left without one. If repeated, deletes what is left. */
const removeItems = (actor: Actor, catalogue: Catalogue, { id, content }: CatalogueDocument<typeof kind>) =>
  saveItems(
    actor,
    (itemsByCollection(catalogue).get(content.identifier) ?? []).map((item) => ({ ...item, content: null })),
    { along: id },
  );

/** Restores the items that were deleted along with a collection, before the collection itself; if repeated, restores what is left. */
export async function restoreItems(
  actor: Actor,
  { id, content }: CatalogueDocument<typeof kind>,
): Promise<void> {
  const items = [...(await catalogueOf(actor)).all("collectionitem")].filter(
    (item) => item.deleted && item.author.along === id && item.content.collection === content.identifier,
  );
  await saveItems(actor, items, {});
}

async function saveItems(
  actor: Actor,
  items: readonly (Pick<CatalogueDocument<"collectionitem">, "kind" | "id" | "version" | "deleted"> & {
    content: CollectionItem | null;
  })[],
  together: Together,
): Promise<void> {
  const changes = items.map(({ kind, id, content, version, deleted }) => ({
    kind,
    id,
    content,
    basedOn: deleted ? null : version,
  }));
  for (let from = 0; from < changes.length; from += mostInCommit)
    await saveDocuments(actor, changes.slice(from, from + mostInCommit), together).catch((error: unknown) => {
      throw error instanceof EditConflict
        ? problem("conflict", "Somebody else is changing the items of this collection.")
        : error;
    });
}

export const collectionCommands = documentCommands(kind, {
  make(input: Collection, catalogue, present) {
    refuseFields(collectionErrors(catalogue, input, present));
    return input;
  },
  edit: (content, change: Partial<Pick<Collection, "name">>) => ({ ...content, ...change }),
  async beforeRemoval(actor, documentIn) {
    const catalogue = await catalogueOf(actor);
    const document = documentIn(catalogue);
    const { identifier } = document.content;
    if (fieldsChoosingFrom(catalogue, identifier).length > 0)
      throw problem("conflict", "A field of a form layout chooses from this collection.");
    await removeItems(actor, catalogue, document);
  },
  show: showCollection,
});

/** The names of the items that are deleted with a collection, and of the fields and analyses that use it. */
export async function preflightCollection({ actor, params, language }: Call<typeof collections.preflight>) {
  const catalogue = await catalogueOf(actor);
  const [main] = actor.languages;
  const { identifier } = expectDocument(kind, catalogue.byId(kind, params.id)).content;
  const text = (texts: Collection["name"] | undefined, otherwise: string) =>
    localized(texts ?? {}, language, main).value ?? otherwise;
  const items = itemsByCollection(catalogue).get(identifier) ?? [];
  const inside = `${identifier}/`;
  const analyses = analysesReferring(
    catalogue,
    (reference) =>
      (reference.kind === kind && reference.identity === identifier) ||
      (reference.kind === "collectionitem" && reference.identity.startsWith(inside)),
  );
  const lists = {
    fields: fieldsChoosingFrom(catalogue, identifier).map(({ field, layout }) => {
      const within = text(layout.name, "");
      return `${text(field.label, field.key)}${within && ` (${within})`}`;
    }),
    items: items.map(({ content }) => text(content.name, content.identifier)),
    analyses: showReferring(analyses, { language, main }).analyses.map(
      ({ name, code }) => `${name} (${code})`,
    ),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0));
}
