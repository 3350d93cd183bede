import type {
  CatalogueDocument,
  DocumentContent,
  DocumentKind,
} from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { amongRivals } from "../../platform/table/rivals.ts";
import { openTable } from "../../platform/table/table.ts";
import { commit, look } from "./catalogue.store.ts";
import type { Catalogue } from "./catalogue.ts";
import { catalogueOf, takeIn } from "./replica.store.ts";

/** What an edit makes of a document. */
export interface DocumentEdit<Kind extends DocumentKind> {
  /** Null deletes it. */
  content: DocumentContent[Kind] | null;
  /** Of the imported content; without it, as it is. */
  importHash?: string | null;
  /** The former version that is brought back. */
  restores?: number;
}

/**
 * Reads a document, has it edited by the rules of the catalogue of that moment, and saves it as one commit: a read and a transaction
 * where the replica is warm. Where somebody else is faster the edit is made anew on top of his.
 * @param edit gets the present version (also a deleted one; undefined where there never was one); undefined for no change. It may throw.
 * @returns the document as it is now, the catalogue before the change, and whether anything was written
 */
export async function editDocument<Kind extends DocumentKind>(
  actor: Actor,
  kind: Kind,
  id: string,
  edit: (
    present: CatalogueDocument<Kind> | undefined,
    catalogue: Catalogue,
  ) => DocumentEdit<Kind> | undefined,
): Promise<{ document: CatalogueDocument<Kind>; catalogue: Catalogue; written: boolean }> {
  const table = openTable(actor);
  return amongRivals(async () => {
    const seen = await look(table, [{ kind, id }]);
    const present = seen.visible[0] as CatalogueDocument<Kind> | undefined;
    const catalogue = await catalogueOf(actor, seen.head);
    const edited = edit(present, catalogue);
    if (!edited) {
      if (!present) throw new Error(`There is no ${kind} ${id} to leave as it is.`);
      return { document: present, catalogue, written: false };
    }
    const { restores, ...change } = edited;
    const [document] = await commit(actor, table, [{ kind, id, ...change }], seen, { restores });
    if (document) await takeIn(actor, document.revision, [document]);
    return { document: document as CatalogueDocument<Kind>, catalogue, written: true };
  });
}
