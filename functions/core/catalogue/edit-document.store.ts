import type {
  Analysis,
  CatalogueDocument,
  DocumentContent,
  DocumentKind,
} from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { openTable } from "../../platform/table/table.ts";
import { commit, look } from "./catalogue.store.ts";
import type { Catalogue } from "./catalogue.ts";
import { withCleanTexts } from "./clean-texts.ts";
import { catalogueOf, takeIn } from "./replica.store.ts";

/** The result of an edit. */
export interface DocumentEdit<Kind extends DocumentKind> {
  /** Null deletes it. */
  content: DocumentContent[Kind] | null;
  /** Hash of the imported content; by default the present one. */
  importHash?: string | null;
  /** The former version that is restored. */
  restores?: number;
}

/**
 * Reads a document, edits it by the rules of the present catalogue, and saves it as one commit: one read and one transaction
 * if the replica is warm. If another writer is faster, the edit is repeated on top of theirs.
 * @param edit gets the present version (also a deleted one; undefined if there never was one); returns undefined for no change. May throw.
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
  return retryOnConflict(async () => {
    const seen = await look(table, [{ kind, id }]);
    const present = seen.visible[0] as CatalogueDocument<Kind> | undefined;
    const catalogue = await catalogueOf(actor, seen.head);
    const edited = edit(present, catalogue);
    if (!edited) {
      if (!present) throw new Error(`There is no ${kind} ${id} to leave as it is.`);
      return { document: present, catalogue, written: false };
    }
    const { restores, ...change } = edited;
    const content =
      kind === "analysis" && change.content ? cleanAnalysis(catalogue, change.content) : change.content;
    const [document] = await commit(actor, table, [{ kind, id, ...change, content }], seen, { restores });
    if (document) await takeIn(actor, document.revision, [document]);
    return { document: document as CatalogueDocument<Kind>, catalogue, written: true };
  });
}

function cleanAnalysis<Content>(catalogue: Catalogue, content: Content): Content {
  const analysis = content as Analysis;
  return withCleanTexts(analysis, catalogue.content("layout", analysis.layout)) as Content;
}
