import type { CatalogueDocument, CollectionItem } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { EditConflict, readDocuments, saveDocuments } from "../catalogue/catalogue.store.ts";
import { DocumentTooLarge } from "../catalogue/document-item.ts";
import { documentId } from "../catalogue/identity.ts";

type ItemDocument = CatalogueDocument<"collectionitem">;

/** The item in its present version. @throws ProblemError not_found */
export async function readItem(actor: Actor, id: string): Promise<ItemDocument> {
  const [document] = await readDocuments(actor, [{ kind: "collectionitem", id }]);
  if (!document || document.deleted) throw problem("not_found", "There is no such item.");
  return document as ItemDocument;
}

/** Adds an item to a collection that is there. @throws ProblemError validation_failed, already_exists */
export async function createItem(actor: Actor, item: CollectionItem): Promise<ItemDocument> {
  const [collection] = await readDocuments(actor, [
    { kind: "collection", id: documentId("collection", item.collection) },
  ]);
  if (!collection || collection.deleted) {
    const message = `There is no collection ${item.collection}.`;
    throw problem("validation_failed", message, [{ path: "collection", code: "not_found", message }]);
  }
  const id = documentId("collectionitem", `${item.collection}/${item.identifier}`);
  return save(actor, id, item, null, () => {
    const message = "An item with this identifier already exists.";
    return problem("already_exists", message, [{ path: "identifier", code: "already_exists", message }]);
  });
}

/** Changes or (null) deletes an item on top of the version the caller saw. @throws ProblemError edit_conflict, not_found */
export async function changeItem(
  actor: Actor,
  id: string,
  seen: string | undefined,
  change: ((item: CollectionItem) => CollectionItem) | null,
): Promise<ItemDocument> {
  const present = await readItem(actor, id);
  const conflict = () => problem("edit_conflict", "Somebody else changed this item meanwhile.");
  if (seen !== undefined && seen !== String(present.version)) throw conflict();
  return save(actor, id, change?.(present.content) ?? null, present.version, conflict);
}

async function save(
  actor: Actor,
  id: string,
  content: CollectionItem | null,
  basedOn: number | null,
  conflict: () => Error,
): Promise<ItemDocument> {
  try {
    const [saved] = await saveDocuments(actor, [{ kind: "collectionitem", id, content, basedOn }]);
    return saved as ItemDocument;
  } catch (error) {
    if (error instanceof EditConflict) throw conflict();
    if (error instanceof DocumentTooLarge) throw problem("too_large", "The item is too large to be kept.");
    throw error;
  }
}
