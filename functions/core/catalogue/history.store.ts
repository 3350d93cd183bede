import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { openTable } from "../../platform/table/table.ts";
import { look, type Ref } from "./catalogue.store.ts";
import { type DocumentItem, documentPk, formerIndex, toDocument, versionKey } from "./document-item.ts";

/** All versions of a document that were ever visible, newest first. */
export async function readHistory(actor: Actor, ref: Ref): Promise<CatalogueDocument[]> {
  return (await readVersionPage(actor, ref, { offset: 0, limit: Number.MAX_SAFE_INTEGER })).versions;
}

/**
 * Some versions of a document, newest first, and their total: versions are numbered without gaps, so a page is a range of
 * sort keys and nothing else is read.
 */
export async function readVersionPage(
  actor: Actor,
  { kind, id }: Ref,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; versions: CatalogueDocument[] }> {
  const table = openTable(actor);
  const [current] = (await look(table, [{ kind, id }])).visible;
  if (!current) return { count: 0, versions: [] };
  const newest = current.version - offset;
  const oldest = Math.max(1, newest - limit + 1);
  const versions = offset === 0 ? [current] : [];
  const last = Math.min(newest, current.version - 1);
  const between = [versionKey(kind, id, oldest).sk, versionKey(kind, id, last).sk] as const;
  if (last >= oldest) {
    const range = { pk: documentPk(kind, id), between, descending: true };
    for await (const item of table.queryAll<DocumentItem>(range)) versions.push(toDocument(item));
  }
  return { count: current.version, versions };
}

/** Some former versions of documents, however old; undefined if the history has no such number. */
export async function readVersions(
  actor: Actor,
  refs: readonly (Ref & { version: number })[],
): Promise<(CatalogueDocument | undefined)[]> {
  const existing = refs.filter(({ version }) => version > 0);
  const items = await openTable(actor).getAll<DocumentItem>(
    existing.map(({ kind, id, version }) => versionKey(kind, id, version)),
  );
  return refs.map(({ version }) => {
    const item = version > 0 ? items.shift() : undefined;
    return item && toDocument(item);
  });
}

/** The versions that an import wrote, superseded ones included; read through the index, so only for imports that have settled. */
export async function* versionsOfImport(actor: Actor, importId: string): AsyncGenerator<CatalogueDocument> {
  const table = openTable(actor);
  for (const pk of ["CATALOGUE", formerIndex("analysis", "", "").pk]) {
    const range = { pk, beginsWith: `I#${importId}#`, index: true };
    for await (const item of table.queryAll<DocumentItem>(range)) yield toDocument(item);
  }
}
