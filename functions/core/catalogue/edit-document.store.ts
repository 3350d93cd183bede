import type {
  Analysis,
  CatalogueDocument,
  DocumentContent,
  DocumentKind,
} from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { openTable } from "../../platform/table/table.ts";
import { commit, EditConflict, readBase } from "./catalogue.store.ts";
import type { Catalogue } from "./catalogue.ts";
import { withCleanTexts } from "./clean-texts.ts";
import { DocumentTooLarge } from "./document-item.ts";
import { catalogueOf, takeIn } from "./replica.store.ts";

/** Nouns for the kinds in problem details. */
export const documentNouns: Readonly<Record<DocumentKind, string>> = {
  layout: "form layout",
  category: "category",
  collection: "collection",
  collectionitem: "item",
  analysis: "analysis",
};

/** The result of an edit. */
export interface DocumentEdit<Kind extends DocumentKind> {
  /** The new content; null deletes the document. */
  content: DocumentContent[Kind] | null;
  /** Hash of the imported content; by default the present one. */
  importHash?: string | null;
  /** The former version that is restored. */
  restores?: number;
}

/**
 * Reads a document, edits it by the rules of the present catalogue, and saves it as one commit: one read and one transaction if the
 * replica is warm. If another writer is faster, the edit is repeated on top of theirs.
 * @param edit gets the present version (possibly deleted; undefined if there never was one); returns undefined for no change. May throw.
 * @returns the present document, the catalogue before the change, and whether anything was written
 * @throws ProblemError too_large; conflict while an import is staging a document that is not visible yet
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
    const base = await readBase(table, [{ kind, id }]);
    const present = base.visible[0] as CatalogueDocument<Kind> | undefined;
    const catalogue = await catalogueOf(actor, base.head);
    const edited = edit(present, catalogue);
    if (!edited) {
      if (!present) throw new Error(`There is no ${kind} ${id} to leave as it is.`);
      return { document: present, catalogue, written: false };
    }
    const { restores, ...change } = edited;
    const content =
      kind === "analysis" && change.content ? cleanAnalysis(catalogue, change.content) : change.content;
    const [document] = await commit(actor, table, [{ kind, id, ...change, content }], base, { restores });
    if (document) await takeIn(actor, document.revision, [document]);
    return { document: document as CatalogueDocument<Kind>, catalogue, written: true };
  }).catch((error: unknown) => {
    if (error instanceof DocumentTooLarge)
      throw problem("too_large", `The ${documentNouns[kind]} is too large to be kept.`);
    if (error instanceof EditConflict)
      throw problem("conflict", `An import is just bringing this ${documentNouns[kind]}.`);
    throw error;
  });
}

function cleanAnalysis<Content>(catalogue: Catalogue, content: Content): Content {
  const analysis = content as Analysis;
  return withCleanTexts(analysis, catalogue.content("layout", analysis.layout)) as Content;
}
