import { setTimeout as sleep } from "node:timers/promises";
import type { Author, CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { slices } from "../../platform/slices.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import {
  maxTransaction,
  openTable,
  type Stored,
  type Table,
  type Write,
} from "../../platform/table/table.ts";
import { attributesOf, formerWrite, type Ref, readHead, recordOfCommit } from "./catalogue.store.ts";
import {
  currentKey,
  type DocumentItem,
  documentIndex,
  emptyHead,
  headKey,
  refOf,
  toDocument,
  toItem,
  versionKey,
} from "./document-item.ts";
import { mergeEdit } from "./merge-edit.ts";

/** How long an import waits for another one to end, in ms. */
const lockTimeout = 10 * 60 * 1000;

/** An import's change to one document: new content, or null to delete it. */
export interface StagedChange<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  id: string;
  content: CatalogueDocument<Kind>["content"] | null;
  importHash: string | null;
  /** The visible version that the import compared against; null if there was none. */
  basedOn: number | null;
}

/**
 * Locks the catalogue for an import; calling it again for the same import is harmless.
 * @returns the revision at which the import begins, or null while another import holds the lock.
 */
export async function beginImport(actor: Actor, importId: string): Promise<number | null> {
  const table = openTable(actor);
  const locked = table.update<{ revision: number }>(
    headKey,
    { set: { importing: importId, importingSince: new Date().toISOString() }, add: { revision: 0 } },
    { absentOrEquals: { importing: null } },
  );
  return ifRefused(
    locked.then(({ revision }) => revision),
    async () => {
      const head = await readHead(table);
      return head.importing === importId ? head.revision : null;
    },
  );
}

/**
 * Locks the catalogue for an import as soon as no other import holds it.
 * @throws Error after ten minutes: the waiting step is then retried
 */
export async function beginImportInTurn(actor: Actor, importId: string): Promise<void> {
  for (const until = Date.now() + lockTimeout; Date.now() < until; await sleep(500)) {
    if ((await beginImport(actor, importId)) !== null) return;
  }
  throw new Error("Another import still holds the catalogue.");
}

/**
 * Writes an import's versions, hidden from readers until it is published. Versions already staged are skipped; edits saved since the
 * comparison are carried over. Takes any number of changes; every 50 are one transaction.
 */
export async function stageDocuments(
  actor: Actor,
  importId: string,
  author: Author,
  changes: readonly StagedChange[],
): Promise<void> {
  const table = openTable(actor);
  const groupSize = Math.floor((maxTransaction - 1) / 2);
  const fresh = changes.filter(({ basedOn }) => basedOn === null);
  const known = changes.filter(({ basedOn }) => basedOn !== null);
  const groups = [...slices(fresh, maxTransaction - 1), ...slices(known, groupSize)];
  for (const group of groups) {
    const hopeful = group[0]?.basedOn === null && (await stageNew(table, importId, author, group));
    if (!hopeful) await stageGroup(table, importId, author, group);
  }
}

/** Unseen documents mostly do not exist: they are written without a read. Returns whether that succeeded. */
async function stageNew(
  table: Table,
  importId: string,
  author: Author,
  group: readonly StagedChange[],
): Promise<boolean> {
  const head = await readHead(table);
  const stage = { by: importId, after: head.revision };
  const writes = group.flatMap((change) => stageWrites(change, undefined, undefined, stage, author));
  const written = table.transact([lockOf(importId), ...writes]);
  return ifRefused(
    written.then(() => true),
    () => false,
  );
}

const lockOf = (importId: string): Write => ({
  check: headKey,
  condition: { equals: { importing: importId } },
});

async function stageGroup(
  table: Table,
  importId: string,
  author: Author,
  group: readonly StagedChange[],
): Promise<void> {
  await retryOnConflict(async () => {
    const keys = group.map(({ kind, id }) => currentKey(kind, id));
    const [head = emptyHead, ...items] = await table.getAll<typeof emptyHead & DocumentItem>([
      headKey,
      ...keys,
    ]);
    if (head.importing !== importId) throw new Error(`Import ${importId} no longer holds the catalogue.`);
    const bases = await basesOf(table, group, items);
    const stage = { by: importId, after: head.revision };
    const writes: Write[] = [lockOf(importId)];
    let fits = true;
    for (const [place, change] of group.entries()) {
      const own = stageWrites(change, items[place], bases[place], stage, author);
      fits &&= writes.length + own.length <= maxTransaction;
      if (fits) writes.push(...own);
    }
    if (writes.length > 1) await table.transact(writes);
    return fits || undefined;
  });
}

/** For documents saved after the comparison: the version that the import compared against. */
async function basesOf(
  table: Table,
  group: readonly StagedChange[],
  items: readonly (Stored<DocumentItem> | undefined)[],
): Promise<(Stored<DocumentItem> | undefined)[]> {
  const moved = group.map((change, place) => {
    const item = items[place];
    const isBehind = item !== undefined && change.basedOn !== null && item.version !== change.basedOn;
    return isBehind ? versionKey(change.kind, change.id, change.basedOn ?? 0) : undefined;
  });
  const read = await table.getAll<DocumentItem>(moved.filter((key) => key !== undefined));
  return moved.map((key) => (key ? read.shift() : undefined));
}

function stageWrites(
  change: StagedChange,
  item: Stored<DocumentItem> | undefined,
  base: Stored<DocumentItem> | undefined,
  stage: { by: string; after: number },
  author: Author,
): Write[] {
  const { kind, id } = change;
  if (item?.stagedBy === stage.by) return [];
  const present = item && toDocument(item);
  const wanted = change.content ?? present?.content;
  if (wanted === undefined) return [];
  const merged =
    base && present && change.content
      ? mergeEdit<unknown>(toDocument(base).content, present.content, change.content)
      : wanted;
  const staged: CatalogueDocument = {
    kind,
    id,
    version: (item?.version ?? 0) + 1,
    revision: stage.after + 1,
    importHash: change.importHash,
    deleted: change.content === null,
    author,
    changed: new Date().toISOString(),
    content: merged as CatalogueDocument["content"],
  };
  const current: Write = {
    put: currentKey(kind, id),
    item: toItem(staged, stage),
    index: documentIndex(kind, id, stage.by),
    condition: item ? { equals: { version: item.version } } : { absent: true },
  };
  if (!item) return [current];
  return [formerWrite(item), current];
}

/**
 * Makes everything the import staged visible at once and releases the lock; publishing twice is harmless.
 * @param count how many documents were staged
 * @param also accompanying writes of the same transaction
 * @returns the revision at which it became visible
 */
export async function publishImport(
  actor: Actor,
  importId: string,
  count: number,
  also: readonly Write[] = [],
): Promise<number> {
  const table = openTable(actor);
  return retryOnConflict(async () => {
    const head = await readHead(table);
    if (head.published === importId) return head.revision;
    if (head.importing !== importId) throw new Error(`Import ${importId} no longer holds the catalogue.`);
    const revision = head.revision + 1;
    await table.transact([
      {
        update: headKey,
        changes: { set: { revision, published: importId }, remove: ["importing", "importingSince"] },
        condition: { equals: { importing: importId, revision: head.revision } },
      },
      recordOfCommit({ revision, import: importId, count }),
      ...also,
    ]);
    return revision;
  });
}

/** Removes staged versions, so that the former ones are present again; harmless for documents that were not staged. */
export async function unstageDocuments(actor: Actor, importId: string, refs: readonly Ref[]): Promise<void> {
  const table = openTable(actor);
  const items = await table.getAll<DocumentItem>(refs.map(({ kind, id }) => currentKey(kind, id)));
  for (const item of items) {
    if (item?.stagedBy !== importId) continue;
    const { kind, id } = refOf(item);
    const current = currentKey(kind, id);
    const condition = { equals: { version: item.version, stagedBy: importId } };
    if (item.version === 1) {
      await table.delete(current, condition);
      continue;
    }
    const former = versionKey(kind, id, item.version - 1);
    const [before] = await table.getAll<DocumentItem>([former]);
    if (!before) throw new Error(`${kind} ${id} has no version ${item.version - 1} to go back to.`);
    await table.transact([
      {
        put: current,
        item: attributesOf(before),
        index: documentIndex(kind, id, before.stagedBy),
        condition,
      },
      { delete: former },
    ]);
  }
}

/** Releases an abandoned import's lock on the catalogue; harmless if it does not hold it. */
export async function releaseImport(actor: Actor, importId: string): Promise<void> {
  const changes = { remove: ["importing", "importingSince"] };
  const released = openTable(actor).update(headKey, changes, { equals: { importing: importId } });
  await ifRefused(released, () => undefined);
}
