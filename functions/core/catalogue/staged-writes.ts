import type { Author, CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import type { Stored, Write } from "../../platform/table/table.ts";
import { formerWrite } from "./catalogue.store.ts";
import { currentKey, type DocumentItem, itemOf, toDocument } from "./document-item.ts";
import { mergeEdit } from "./merge-edit.ts";

/** An import's change to one document: new content, or null to delete it. */
export interface StagedChange<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  id: string;
  content: CatalogueDocument<Kind>["content"] | null;
  importHash: string | null;
  /** The visible version that the import compared against; null if there was none. */
  basedOn: number | null;
  /** The content as JSON if it came as such, so that a new document is stored without being read. */
  text?: string;
}

/** Context shared by all groups of a step. */
export interface Staging {
  importId: string;
  author: Author;
  /** Revision from which readers know that the import is running. */
  after: number;
  lane: number;
}

/**
 * The writes that stage a change, none if it is staged already or there is nothing to delete.
 * @param item the present version @param base if that was saved after the comparison, the version that was compared
 */
export function stageWrites(
  change: StagedChange,
  item: Stored<DocumentItem> | undefined,
  base: Stored<DocumentItem> | undefined,
  { importId, author, after }: Staging,
): Write[] {
  const { kind, id } = change;
  if (item?.stagedBy === importId) return [];
  const content = item ? mergedText(change, item, base) : (change.text ?? JSON.stringify(change.content));
  // Nothing is there to be deleted.
  if (content === "null") return [];
  const facts = {
    kind,
    id,
    version: (item?.version ?? 0) + 1,
    revision: after + 1,
    importHash: change.importHash,
    deleted: item !== undefined && change.content === null,
    author,
    changed: new Date().toISOString(),
  };
  const current: Write = {
    put: currentKey(kind, id),
    item: itemOf(facts, content, { by: importId, after }),
    condition: item ? { equals: { version: item.version } } : { absent: true },
  };
  if (!item) return [current];
  return [formerWrite(item), current];
}

/** The content of a changed document with what was saved since the comparison; a deleted document keeps its own. */
function mergedText(
  change: StagedChange,
  item: Stored<DocumentItem>,
  base: Stored<DocumentItem> | undefined,
): string {
  const present = toDocument(item).content;
  if (!change.content) return JSON.stringify(present);
  const merged = base
    ? mergeEdit<unknown>(toDocument(base).content, present, change.content)
    : change.content;
  return JSON.stringify(merged);
}
