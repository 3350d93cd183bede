import { setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "../../platform/actor.ts";
import { slices, slicesOf } from "../../platform/slices.ts";
import { type Key, openTable, type Table, type Write } from "../../platform/table/table.ts";
import { attributesOf } from "../catalogue/catalogue.store.ts";
import {
  type Commit,
  currentKey,
  type DocumentItem,
  type Head,
  headKey,
  historyPk,
  parseRef,
  refOf,
  refText,
} from "../catalogue/document-item.ts";
import { keepRefs, type WrittenRef } from "../catalogue/import-refs.store.ts";
import { openFences } from "../catalogue/import-staging.store.ts";

/** Documents moved in one transaction, with two writes each. */
const movedAtOnce = 50;
/** Documents of an import recorded in one item. */
const refsAtOnce = 500;
/** Pause between two reads of the index, in ms, and the number of consecutive reads that must find nothing left. */
const pause = 1000;
const emptyLooks = 2;
/** Maximum number of reads until the index shows everything that the commits say an import wrote. */
const mostLooks = 120;

/** Key of a present version in format 1. */
const formerCurrentKey = (ref: string): Key => {
  const { kind, id } = parseRef(ref);
  return { pk: historyPk(kind, id), sk: "CURRENT" };
};

/**
 * Moves the present versions of all documents from `DOC#<kind>#<id>/CURRENT`, which only the index lists, into the partitions of format 2,
 * and records which documents each import wrote. Former versions stay where they are; their index entries are no longer read.
 *
 * The catalogue answers 503 until this has ended (`headOf`), so nothing is written meanwhile. An import that was running continues afterwards.
 */
export async function moveCatalogue(actor: Pick<Actor, "tenant">): Promise<void> {
  const table = openTable(actor);
  const head = await table.get<Head>(headKey);
  if (!head || (head.format ?? 1) >= 2) return;
  await noteImports(table);
  await moveCommitted(table);
  // The index may show an entry late, and still show a moved one for a while.
  for (let empty = 0; empty < emptyLooks; await sleep(pause))
    empty = (await moveIndexed(table)) === 0 ? empty + 1 : 0;
  const { importing } = head;
  await table.transact([
    { update: headKey, changes: { set: { format: 2 }, remove: ["snapshot"] } },
    ...(importing ? openFences(importing) : []),
  ]);
}

/** Moves the documents named in commits, whether or not the index shows them yet. */
async function moveCommitted(table: Table): Promise<void> {
  const refs = new Set((await commitsOf(table)).flatMap(({ documents = [] }) => documents));
  for (const group of slices([...refs], movedAtOnce)) await move(table, group);
}

async function commitsOf(table: Table): Promise<Commit[]> {
  const commits: Commit[] = [];
  for await (const commit of table.queryAll<Commit>({ pk: headKey.pk, beginsWith: "COMMIT#" }))
    commits.push(commit);
  return commits;
}

/** @returns the number of documents that still had to be moved */
async function moveIndexed(table: Table): Promise<number> {
  let moved = 0;
  const items = table.queryAll<DocumentItem>({ pk: headKey.pk, index: true });
  for await (const group of slicesOf(items, movedAtOnce)) {
    const refs = group.map((item) => refOf(item)).map(({ kind, id }) => refText(kind, id));
    moved += await move(table, refs);
  }
  return moved;
}

async function move(table: Table, refs: readonly string[]): Promise<number> {
  const items = await table.getAll<DocumentItem>(refs.map(formerCurrentKey));
  const present = items.filter((item) => item !== undefined);
  const writes = present.flatMap((item): Write[] => {
    const { kind, id } = refOf(item);
    return [{ put: currentKey(kind, id), item: attributesOf(item) }, { delete: item.$key }];
  });
  if (writes.length > 0) await table.transact(writes);
  return present.length;
}

/**
 * Records which documents each import wrote, before the index entries that show it are moved.
 * @throws Error if the index lacks documents that were published according to a commit
 */
async function noteImports(table: Table): Promise<void> {
  const commits = await commitsOf(table);
  for (let attempt = 1; ; attempt++) {
    const written = await indexedImports(table);
    const isComplete = commits.every(
      ({ import: importId, count = 0 }) => !importId || (written.get(importId)?.size ?? 0) >= count,
    );
    if (isComplete) return keepAll(table, written);
    if (attempt === mostLooks) throw new Error("The index does not show all that imports have published.");
    await sleep(pause);
  }
}

type Written = Map<string, Map<string, WrittenRef>>;

/** The documents that the index shows for each import. */
async function indexedImports(table: Table): Promise<Written> {
  const written: Written = new Map();
  for (const pk of [headKey.pk, "CATALOGUE-FORMER"])
    for await (const item of table.queryAll<DocumentItem>({ pk, beginsWith: "I#", index: true })) {
      const { stagedBy, version } = item;
      if (stagedBy === undefined) continue;
      const ref = refOf(item);
      const refs = written.get(stagedBy) ?? new Map<string, WrittenRef>();
      refs.set(refText(ref.kind, ref.id), { ...ref, basedOn: version === 1 ? null : version - 1 });
      written.set(stagedBy, refs);
    }
  return written;
}

async function keepAll(table: Table, written: Written): Promise<void> {
  for (const [importId, refs] of written)
    for (const group of slices([...refs.values()], refsAtOnce)) await keepRefs(table, importId, group);
}
