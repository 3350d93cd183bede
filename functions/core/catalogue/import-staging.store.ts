import { setTimeout as sleep } from "node:timers/promises";
import type { Author } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { slices } from "../../platform/slices.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import {
  type Key,
  maxTransaction,
  openTable,
  type Stored,
  type Table,
  type Write,
} from "../../platform/table/table.ts";
import { attributesOf, type Ref, readHead, recordOfCommit } from "./catalogue.store.ts";
import {
  catalogueFormat,
  currentKey,
  type DocumentItem,
  headKey,
  headOf,
  refOf,
  versionKey,
} from "./document-item.ts";
import { forgetRefs, keepRefs } from "./import-refs.store.ts";
import { type StagedChange, type Staging, stageWrites } from "./staged-writes.ts";

/** Maximum wait of an import for another one to end, in ms. */
const lockTimeout = 10 * 60 * 1000;

/**
 * Copies of the import's lock for staging; each step checks a copy of its own. DynamoDB refuses a transaction while another one touches the
 * same item, so steps that run side by side, and editors who save, would block each other at the head.
 */
const laneCount = 4;
const fenceKey = (lane: number): Key => ({ pk: headKey.pk, sk: `STAGING#${lane % laneCount}` });
const lanes = Array.from({ length: laneCount }, (_, lane) => lane);
/** Writes that open the staging lanes for an import. */
export const openFences = (importId: string): Write[] =>
  lanes.map((lane) => ({ put: fenceKey(lane), item: { importing: importId } }));
const closedFences = (importId: string): Write[] =>
  lanes.map((lane) => ({
    delete: fenceKey(lane),
    condition: { absentOrEquals: { importing: importId } },
  }));

/**
 * Locks the catalogue for an import; calling it again for the same import is harmless.
 * @returns whether the import holds the lock; false while another import holds it
 */
export async function beginImport(actor: Actor, importId: string): Promise<boolean> {
  const table = openTable(actor);
  const { importing } = await readHead(table);
  if (importing !== null) return importing === importId;
  const set = { importing: importId, importingSince: new Date().toISOString(), format: catalogueFormat };
  const locked = table.transact([
    {
      update: headKey,
      changes: { set, add: { revision: 0 } },
      condition: { absentOrEquals: { importing: null } },
    },
    ...openFences(importId),
  ]);
  return ifRefused(
    locked.then(() => true),
    async () => (await readHead(table)).importing === importId,
  );
}

/**
 * Locks the catalogue for an import as soon as no other import holds the lock.
 * @throws Error after ten minutes; the waiting step is then retried
 */
export async function beginImportInTurn(actor: Actor, importId: string): Promise<void> {
  for (const until = Date.now() + lockTimeout; Date.now() < until; await sleep(500)) {
    if (await beginImport(actor, importId)) return;
  }
  throw new Error("Another import still holds the catalogue.");
}

/**
 * Writes an import's versions, hidden from readers until it is published. Versions already staged are skipped; edits saved since the
 * comparison are carried over. Accepts any number of changes; every 50 are one transaction.
 * @param lane a different one for each of the steps that stage side by side
 * @throws Error if the import no longer holds the catalogue
 */
export async function stageDocuments(
  actor: Actor,
  importId: string,
  author: Author,
  changes: readonly StagedChange[],
  lane = 0,
): Promise<void> {
  const table = openTable(actor);
  const { importing, revision } = await readHead(table);
  if (importing !== importId) throw noLongerHeld(importId);
  const staging = { importId, author, after: revision, lane };
  await keepRefs(table, importId, changes);
  const groupSize = Math.floor((maxTransaction - 1) / 2);
  const created = changes.filter(({ basedOn }) => basedOn === null);
  const changed = changes.filter(({ basedOn }) => basedOn !== null);
  for (const group of slices(created, maxTransaction - 1))
    if (!(await stageNew(table, staging, group))) await stageGroup(table, staging, group);
  for (const group of slices(changed, groupSize)) await stageGroup(table, staging, group);
}

const noLongerHeld = (importId: string) => new Error(`Import ${importId} no longer holds the catalogue.`);

/** Writes documents without reading them first, since unseen documents mostly do not exist. Returns whether that succeeded. */
async function stageNew(table: Table, staging: Staging, group: readonly StagedChange[]): Promise<boolean> {
  const writes = group.flatMap((change) => stageWrites(change, undefined, undefined, staging));
  const written = table.transact([fenceOf(staging), ...writes]);
  return ifRefused(
    written.then(() => true),
    () => false,
  );
}

const fenceOf = ({ importId, lane }: Staging): Write => ({
  check: fenceKey(lane),
  condition: { equals: { importing: importId } },
});

async function stageGroup(table: Table, staging: Staging, group: readonly StagedChange[]): Promise<void> {
  await retryOnConflict(async () => {
    const keys = group.map(({ kind, id }) => currentKey(kind, id));
    const [headItem, ...items] = await table.getAll<DocumentItem>([headKey, ...keys]);
    if (headOf(headItem).importing !== staging.importId) throw noLongerHeld(staging.importId);
    const bases = await basesOf(table, group, items);
    const writes: Write[] = [fenceOf(staging)];
    let fits = true;
    for (const [place, change] of group.entries()) {
      const stagedWrites = stageWrites(change, items[place], bases[place], staging);
      fits &&= writes.length + stagedWrites.length <= maxTransaction;
      if (fits) writes.push(...stagedWrites);
    }
    if (writes.length > 1) await table.transact(writes);
    return fits || undefined;
  });
}

/** For documents saved after the comparison, the version that the import compared against. */
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

/**
 * Makes everything the import staged visible at once and releases the lock; publishing twice is harmless.
 * @param count number of staged documents
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
    if (head.importing !== importId) throw noLongerHeld(importId);
    const revision = head.revision + 1;
    await table.transact([
      {
        update: headKey,
        changes: { set: { revision, published: importId }, remove: ["importing", "importingSince"] },
        condition: { equals: { importing: importId, revision: head.revision } },
      },
      recordOfCommit({ revision, import: importId, count }),
      ...closedFences(importId),
      ...also,
    ]);
    return revision;
  });
}

/** Documents taken back in one transaction, with two writes each. */
const takenBackAtOnce = Math.floor(maxTransaction / 2);

/**
 * Removes staged versions, so that the former ones are present again; harmless for documents that were not staged. Nothing more can be staged
 * for the import afterwards, not even by a step that was believed dead.
 */
export async function unstageDocuments(actor: Actor, importId: string, refs: readonly Ref[]): Promise<void> {
  const table = openTable(actor);
  await ifRefused(table.transact(closedFences(importId)), () => undefined);
  for (const group of slices(refs, takenBackAtOnce))
    await retryOnConflict(async () => {
      const items = await table.getAll<DocumentItem>(group.map(({ kind, id }) => currentKey(kind, id)));
      const staged = items.filter((item) => item?.stagedBy === importId) as Stored<DocumentItem>[];
      const writes = await takenBack(table, staged);
      if (writes.length > 0) await table.transact(writes);
      return true;
    });
}

async function takenBack(table: Table, staged: readonly Stored<DocumentItem>[]): Promise<Write[]> {
  const keys = staged.map((item) => {
    const { kind, id } = refOf(item);
    return versionKey(kind, id, item.version - 1);
  });
  const replaced = keys.filter((_, place) => (staged[place]?.version ?? 1) > 1);
  const previous = new Map(
    (await table.getAll<DocumentItem>(replaced)).map((item, place) => [replaced[place], item]),
  );
  return staged.flatMap((item, place): Write[] => {
    const condition = { equals: { version: item.version, stagedBy: item.stagedBy ?? null } };
    if (item.version === 1) return [{ delete: item.$key, condition }];
    const key = keys[place] as Key;
    const before = previous.get(key);
    if (!before) throw new Error(`${item.$key.sk} has no version ${item.version - 1} to go back to.`);
    return [{ put: item.$key, item: attributesOf(before), condition }, { delete: key }];
  });
}

/** Releases the lock of an abandoned import; harmless if that import does not hold it. */
export async function releaseImport(actor: Actor, importId: string): Promise<void> {
  const table = openTable(actor);
  const released = table.transact([
    {
      update: headKey,
      changes: { remove: ["importing", "importingSince"] },
      condition: { equals: { importing: importId } },
    },
    ...closedFences(importId),
  ]);
  // A published import keeps its records: they list what an undo has to restore.
  const forgotten = released.then(() => forgetRefs(table, importId));
  await ifRefused(forgotten, () => undefined);
}
