import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { slices } from "../../platform/slices.ts";
import { openTable, type Table } from "../../platform/table/table.ts";
import { type Ref, readBase } from "./catalogue.store.ts";
import type { Catalogue } from "./catalogue.ts";
import { currentKey, type DocumentItem, historyPk, toDocument, versionKey } from "./document-item.ts";
import { refsOfImport, type WrittenRef } from "./import-refs.store.ts";

/** All versions of a document that were ever visible, newest first. */
export async function readHistory(actor: Actor, ref: Ref): Promise<CatalogueDocument[]> {
  return (await readVersionPage(actor, ref, { offset: 0, limit: Number.MAX_SAFE_INTEGER })).versions;
}

/**
 * Some versions of a document, newest first, and their total. Versions are numbered without gaps, so a page is a range of sort keys
 * and nothing else is read.
 */
export async function readVersionPage(
  actor: Actor,
  { kind, id }: Ref,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; versions: CatalogueDocument[] }> {
  const table = openTable(actor);
  const [current] = (await readBase(table, [{ kind, id }])).visible;
  if (!current) return { count: 0, versions: [] };
  const newest = current.version - offset;
  const oldest = Math.max(1, newest - limit + 1);
  const versions = offset === 0 ? [current] : [];
  const last = Math.min(newest, current.version - 1);
  const between = [versionKey(kind, id, oldest).sk, versionKey(kind, id, last).sk] as const;
  if (last >= oldest) {
    const range = { pk: historyPk(kind, id), between, descending: true };
    for await (const item of table.queryAll<DocumentItem>(range)) versions.push(toDocument(item));
  }
  return { count: current.version, versions };
}

/** Some former versions of documents, of any age; undefined if the history has no such number. */
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

/** Documents whose versions are read together. */
const groupSize = 100;

/**
 * The versions that an import wrote, including superseded ones.
 * @param catalogue the present one; documents still as the import left them are taken from it without another read
 */
export async function* versionsOfImport(
  actor: Actor,
  catalogue: Catalogue,
  importId: string,
): AsyncGenerator<CatalogueDocument> {
  const table = openTable(actor);
  for (const group of slices(await refsOfImport(table, importId), groupSize)) {
    const superseded: WrittenRef[] = [];
    for (const ref of group) {
      const present = catalogue.stored(ref.kind, ref.id);
      if (present?.author.id === importId) yield present;
      else superseded.push(ref);
    }
    yield* writtenBy(table, importId, superseded);
  }
}

/** The versions of an import for documents changed since then: mostly the one after `basedOn`, a later one if the document was edited meanwhile. */
async function* writtenBy(
  table: Table,
  importId: string,
  refs: readonly WrittenRef[],
): AsyncGenerator<CatalogueDocument> {
  let keys = refs.map(({ kind, id, basedOn }) => ({ kind, id, version: (basedOn ?? 0) + 1 }));
  while (keys.length > 0) {
    const versions = await table.getAll<DocumentItem>([
      ...keys.map(({ kind, id, version }) => versionKey(kind, id, version)),
      ...keys.map(({ kind, id }) => currentKey(kind, id)),
    ]);
    const later: typeof keys = [];
    for (const [place, { version, ...ref }] of keys.entries()) {
      const [previous, present] = [versions[place], versions[place + keys.length]];
      const written = [previous, present].find((item) => item?.stagedBy === importId);
      if (written) yield toDocument(written);
      else if (previous) later.push({ ...ref, version: version + 1 });
    }
    keys = later;
  }
}
