import type { CatalogueDocument, CollectionItem } from "../../../shared/core/catalogue/document.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, editConflict, problem, refuseFields } from "../../platform/problem.ts";
import { EditConflict } from "../catalogue/catalogue.store.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { DocumentTooLarge } from "../catalogue/document-item.ts";
import { type DocumentEdit, editDocument } from "../catalogue/edit-document.store.ts";
import { documentId } from "../catalogue/identity.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";

type ItemDocument = CatalogueDocument<"collectionitem">;
const notThere = () => problem("not_found", "There is no such item.");

/** The item in its present version. @throws ProblemError not_found */
export async function readItem(actor: Actor, id: string): Promise<ItemDocument> {
  const document = (await catalogueOf(actor)).byId("collectionitem", id);
  if (!document) throw notThere();
  return document;
}

/** What of a new item does not fit the catalogue. */
export function itemErrors(
  catalogue: Catalogue,
  { collection, identifier }: Partial<CollectionItem>,
  present = catalogue.get("collectionitem", `${collection}/${identifier}`),
): FieldError[] {
  const errors: FieldError[] = [];
  if (collection !== undefined && !catalogue.get("collection", collection))
    errors.push({ path: "collection", code: "not_found", message: `There is no collection ${collection}.` });
  if (present && !present.deleted)
    errors.push({
      path: "identifier",
      code: "already_exists",
      message: "An item with this identifier already exists.",
    });
  return errors;
}

/** Adds an item to a collection that is there. @throws ProblemError validation_failed, already_exists */
export const createItem = (actor: Actor, item: CollectionItem): Promise<ItemDocument> =>
  edit(actor, documentId("collectionitem", `${item.collection}/${item.identifier}`), (present, catalogue) => {
    refuseFields(itemErrors(catalogue, item, present));
    return { content: item, importHash: null };
  });

/** Changes or (null) deletes an item on top of the version the caller saw. @throws ProblemError edit_conflict, not_found */
export const changeItem = (
  actor: Actor,
  id: string,
  seen: string | undefined,
  change: Partial<Pick<CollectionItem, "name" | "fields">> | null,
): Promise<ItemDocument> =>
  edit(actor, id, (present) => {
    if (!present || present.deleted) throw notThere();
    checkSeen(seen, present.version, () => editConflict("this item"));
    return { content: change && { ...present.content, ...change } };
  });

async function edit(
  actor: Actor,
  id: string,
  change: (
    ...seen: Parameters<Parameters<typeof editDocument<"collectionitem">>[3]>
  ) => DocumentEdit<"collectionitem">,
): Promise<ItemDocument> {
  try {
    return (await editDocument(actor, "collectionitem", id, change)).document;
  } catch (error) {
    if (error instanceof EditConflict) throw problem("conflict", "An import is just bringing this item.");
    if (error instanceof DocumentTooLarge) throw problem("too_large", "The item is too large to be kept.");
    throw error;
  }
}
