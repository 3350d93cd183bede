import {
  type DocumentContent,
  type DocumentKind,
  identityOf,
} from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import {
  type DocumentChange,
  EditConflict,
  mostInCommit,
  saveDocuments,
} from "../catalogue/catalogue.store.ts";
import { documentId } from "../catalogue/identity.ts";
import { standardCollections } from "./standard-collections.ts";
import { standardLayout } from "./standard-layout.ts";

const creation = <Kind extends DocumentKind>(kind: Kind, content: DocumentContent[Kind]): DocumentChange => ({
  kind,
  id: documentId(kind, identityOf(kind, content)),
  content,
  basedOn: null,
});

/** The standard layout, and the collections that its fields refer to. */
const documents: readonly DocumentChange[] = [
  ...standardCollections.flatMap(({ items, ...collection }) => [
    creation("collection", collection),
    ...items.map((item) => creation("collectionitem", item)),
  ]),
  creation("layout", standardLayout),
];

/**
 * Gives a new laboratory a layout and collections. Existing ones stay as they are, so it is safe to repeat: each part is one commit, which
 * exists as a whole or not at all.
 */
export async function startStandardCatalogue(actor: Actor): Promise<void> {
  for (let from = 0; from < documents.length; from += mostInCommit)
    await saveDocuments(actor, documents.slice(from, from + mostInCommit)).catch((error: unknown) => {
      if (!(error instanceof EditConflict)) throw error;
    });
}
