import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { onceATurn } from "../../platform/once-a-turn.ts";
import { slicesOf } from "../../platform/slices.ts";
import { openTable, type Table } from "../../platform/table/table.ts";
import { readHead, visibleVersions } from "./catalogue.store.ts";
import { Catalogue } from "./catalogue.ts";
import {
  asKept,
  type Commit,
  commitKey,
  currentKey,
  type DocumentItem,
  type Head,
  headKey,
  parseRef,
  refText,
  shardPks,
} from "./document-item.ts";
import { refsOfImport } from "./import-refs.store.ts";
import { readSnapshot } from "./snapshot.store.ts";

/** If a replica is further behind than this many commits, reading everything anew is faster. */
const mostCommits = 1000;
/** For more changed documents than this, a newer snapshot or a full read is faster than reading them one by one. */
const mostDocuments = 1000;
/** Stored items that are held at once before they become documents. */
const groupSize = 1000;
/** Partitions that are read side by side. */
const shardsAtOnce = 4;

const replicas = new Map<string, Promise<Catalogue>>();

/** Drops every replica, as a new container would. */
export const resetReplicas = () => replicas.clear();

/**
 * The visible catalogue of the actor's tenant, as recent as the table: reads only the head if nothing changed, otherwise only the changes.
 * Kept for the life of the container; calls side by side share one update.
 * @param callerHead the head if the caller has just read it, which saves a read; the result is no older
 */
export const catalogueOf = (actor: Pick<Actor, "tenant">, callerHead?: Head): Promise<Catalogue> =>
  callerHead ? updated(actor, callerHead) : updatedNow(actor);

const updatedNow = onceATurn((actor) => updated(actor));

/** The catalogue after one more update, which waits for the one before. */
async function updated(actor: Pick<Actor, "tenant">, callerHead?: Head): Promise<Catalogue> {
  const previous = replicas.get(actor.tenant);
  const next = (async () => {
    const cached = await previous?.catch(() => undefined);
    return bringUpToDate(actor, cached, callerHead);
  })();
  replicas.set(actor.tenant, next);
  return next;
}

/**
 * Applies this container's own commit to its replica, which would otherwise have to read it back. A replica that is not at the previous
 * revision is left unchanged.
 */
export async function takeIn(
  actor: Pick<Actor, "tenant">,
  revision: number,
  saved: readonly CatalogueDocument[],
): Promise<void> {
  const cached = await replicas.get(actor.tenant)?.catch(() => undefined);
  if (cached?.revision !== revision - 1) return;
  replicas.set(actor.tenant, Promise.resolve(cached.with(revision, saved.map(asKept))));
}

async function bringUpToDate(
  actor: Pick<Actor, "tenant">,
  cached: Catalogue | undefined,
  callerHead: Head | undefined,
): Promise<Catalogue> {
  if (callerHead && cached && cached.revision >= callerHead.revision) return cached;
  const table = openTable(actor);
  const head = await readHead(table);
  if (cached?.revision === head.revision) return cached;
  const caughtUp = cached && cached.revision < head.revision && (await catchUp(table, head, cached));
  if (caughtUp) return caughtUp;
  const snapshot = await readSnapshot(actor, head);
  return (snapshot && (await catchUp(table, head, snapshot))) ?? loadAll(table, head);
}

/** Applies later commits; undefined if some have expired or reading everything is faster. */
async function catchUp(table: Table, head: Head, start: Catalogue): Promise<Catalogue | undefined> {
  const missing = head.revision - start.revision;
  if (missing === 0) return start;
  if (missing < 0 || missing > mostCommits) return undefined;
  const commits: Commit[] = [];
  const between = [commitKey(start.revision + 1).sk, commitKey(head.revision).sk] as const;
  for await (const commit of table.queryAll<Commit>({ pk: headKey.pk, between })) commits.push(commit);
  if (commits.length !== missing) return undefined;
  const count = commits.reduce((sum, commit) => sum + (commit.count ?? commit.documents?.length ?? 0), 0);
  if (count > mostDocuments) return undefined;

  const refs = new Set(commits.flatMap((commit) => commit.documents ?? []));
  for (const { import: importId } of commits)
    if (importId !== undefined)
      for (const { kind, id } of await refsOfImport(table, importId)) refs.add(refText(kind, id));
  const items = await table.getAll<DocumentItem>([...refs].map(keyOfRef));
  return start.with(head.revision, visible(await visibleVersions(table, head, items)));
}

const visible = (documents: readonly (CatalogueDocument | undefined)[]) =>
  documents.filter((document) => document !== undefined);

function keyOfRef(ref: string) {
  const { kind, id } = parseRef(ref);
  return currentKey(kind, id);
}

/**
 * Reads every document by consistent queries of its partitions. Commits made while they ran are applied on top, so that the result is the
 * catalogue at one revision.
 */
async function loadAll(table: Table, head: Head): Promise<Catalogue> {
  const documents: CatalogueDocument[] = [];
  const waiting = [...shardPks];
  const readShards = async () => {
    for (let pk = waiting.pop(); pk !== undefined; pk = waiting.pop()) {
      // Convert in groups: beside a large catalogue there is no room for a whole stored partition.
      for await (const group of slicesOf(table.queryAll<DocumentItem>({ pk }), groupSize))
        for (const document of visible(await visibleVersions(table, head, group))) documents.push(document);
    }
  };
  await Promise.all(Array.from({ length: shardsAtOnce }, readShards));
  const loaded = new Catalogue(head.revision, documents);
  const now = await readHead(table);
  return (await catchUp(table, now, loaded)) ?? loadAll(table, now);
}
