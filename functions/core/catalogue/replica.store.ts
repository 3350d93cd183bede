import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import type { CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { openTable, type Stored, type Table } from "../../platform/table/table.ts";
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
} from "./document-item.ts";

/** When further behind than this many commits, reading everything anew is faster. */
const mostCommits = 1000;
/** This many changed documents load faster from a snapshot that has them than one by one. */
const mostDocuments = 1000;
/** The index is expected to catch up with the table within this many tries of 50 ms. */
const indexAttempts = 40;

const replicas = new Map<string, Promise<Catalogue>>();

/** Drops every replica, as a new container would. */
export const resetReplicas = () => replicas.clear();

/**
 * The visible catalogue of the actor's tenant, as recent as the table: reads only the head if nothing changed, otherwise only the
 * changes. Kept for the life of the container; concurrent calls share one update.
 * @param seen the head as the caller has just read it, which saves reading it again; the result is no older
 */
export async function catalogueOf(actor: Pick<Actor, "tenant">, seen?: Head): Promise<Catalogue> {
  const former = replicas.get(actor.tenant);
  const next = (async () => {
    const known = await former?.catch(() => undefined);
    return bringUpToDate(actor, known, seen);
  })();
  replicas.set(actor.tenant, next);
  return next;
}

/**
 * Applies this container's own commit to its replica, which would have to read it back otherwise. A replica that is not at the
 * previous revision is left unchanged.
 */
export async function takeIn(
  actor: Pick<Actor, "tenant">,
  revision: number,
  saved: readonly CatalogueDocument[],
): Promise<void> {
  const known = await replicas.get(actor.tenant)?.catch(() => undefined);
  if (known?.revision !== revision - 1) return;
  replicas.set(actor.tenant, Promise.resolve(known.with(revision, saved.map(asKept))));
}

async function bringUpToDate(
  actor: Pick<Actor, "tenant">,
  known: Catalogue | undefined,
  seen: Head | undefined,
): Promise<Catalogue> {
  if (seen && known && known.revision >= seen.revision) return known;
  const table = openTable(actor);
  const head = await readHead(table);
  if (known?.revision === head.revision) return known;
  const caughtUp = known && known.revision < head.revision && (await catchUp(table, head, known));
  if (caughtUp) return caughtUp;
  const snapshot = await readSnapshot(actor, head);
  return (snapshot && (await catchUp(table, head, snapshot))) ?? loadAll(table, head);
}

/** Applies the commits since; undefined if some have expired, or if a snapshot saves reading most of them. */
async function catchUp(table: Table, head: Head, start: Catalogue): Promise<Catalogue | undefined> {
  const missing = head.revision - start.revision;
  if (missing === 0) return start;
  if (missing < 0 || missing > mostCommits) return undefined;
  const commits: Commit[] = [];
  const between = [commitKey(start.revision + 1).sk, commitKey(head.revision).sk] as const;
  for await (const commit of table.queryAll<Commit>({ pk: headKey.pk, between })) commits.push(commit);
  if (commits.length !== missing) return undefined;
  const older = commits.filter(({ revision }) => revision <= head.snapshot);
  const saved = older.reduce((sum, { count, documents }) => sum + (count ?? documents?.length ?? 0), 0);
  if (saved > mostDocuments) return undefined;

  const refs = new Set(commits.flatMap((commit) => commit.documents ?? []));
  const items = await table.getAll<DocumentItem>([...refs].map(keyOfRef));
  const imports = commits.filter((commit) => commit.import !== undefined);
  for (const commit of imports) items.push(...(await stagedItems(table, commit)));
  if (imports.length > 0 && head.importing) items.push(...(await itemsOfImport(table, head.importing)));
  const changed = await visibleVersions(table, head, items);
  const next = start.with(
    head.revision,
    changed.filter((document) => document !== undefined),
  );
  if (imports.length === 0) return next;
  // While the index was read, a save or another import may have moved documents out of the import's part of it.
  const now = await readHead(table);
  if (now.importing !== head.importing) return catchUp(table, now, start);
  return now.revision === head.revision ? next : catchUp(table, now, next);
}

function keyOfRef(ref: string) {
  const [kind, id] = ref.split("#") as [DocumentKind, string];
  return currentKey(kind, id);
}

async function itemsOfImport(table: Table, importId: string): Promise<Stored<DocumentItem>[]> {
  const items: Stored<DocumentItem>[] = [];
  const range = { pk: headKey.pk, beginsWith: `I#${importId}#`, index: true };
  for await (const item of table.queryAll<DocumentItem>(range)) items.push(item);
  return items;
}

/**
 * The documents a published import staged, if they are still in its part of the index: later changes come with their own commits,
 * and those staged again by a running import are read by that import's id.
 */
async function stagedItems(table: Table, commit: Commit): Promise<Stored<DocumentItem>[]> {
  for (let attempt = 0; ; attempt++) {
    const items = await itemsOfImport(table, commit.import ?? "");
    const complete = items.length >= (commit.count ?? 0);
    const settled = Date.now() - Date.parse(commit.at) > indexAttempts * 50;
    if (complete || settled || attempt >= indexAttempts) return items;
    await sleep(50);
  }
}

/** Reads every document through the index; commits that happen meanwhile are applied on top. */
async function loadAll(table: Table, head: Head): Promise<Catalogue> {
  const items: Stored<DocumentItem>[] = [];
  for (const prefix of ["E#", "I#"]) {
    for await (const item of table.queryAll<DocumentItem>({
      pk: "CATALOGUE",
      beginsWith: prefix,
      index: true,
    })) {
      items.push(item);
    }
  }
  const newest = new Map<string, Stored<DocumentItem>>();
  for (const item of items) {
    const key = `${item.kind}#${item.id}`;
    if ((newest.get(key)?.version ?? 0) < item.version) newest.set(key, item);
  }
  const documents = await visibleVersions(table, head, [...newest.values()]);
  const loaded = new Catalogue(
    head.revision,
    documents.filter((document) => document !== undefined),
  );
  const now = await readHead(table);
  if (now.revision === head.revision) return loaded;
  return (await catchUp(table, now, loaded)) ?? loadAll(table, now);
}

const snapshotKey = (revision: number) => `replica/${revision}.ndjson.gz`;

async function readSnapshot(actor: Pick<Actor, "tenant">, head: Head): Promise<Catalogue | undefined> {
  if (head.snapshot === 0 || head.snapshot > head.revision) return undefined;
  const packed = await openBucket(actor, "ASSETS_BUCKET").get(snapshotKey(head.snapshot));
  if (!packed) return undefined;
  const lines = gunzipSync(packed).toString("utf8").split("\n");
  const documents = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as CatalogueDocument);
  return new Catalogue(head.snapshot, documents);
}

/** Stores the catalogue as a snapshot, from which new containers start. */
export async function writeSnapshot(actor: Pick<Actor, "tenant">, catalogue: Catalogue): Promise<void> {
  const lines = [...catalogue.all()].map((document) => JSON.stringify(document)).join("\n");
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  const table = openTable(actor);
  const former = (await readHead(table)).snapshot;
  await bucket.put(snapshotKey(catalogue.revision), gzipSync(lines, { level: 4 }), {
    contentType: "application/gzip",
  });
  const set = { snapshot: catalogue.revision };
  const noted = table.update(headKey, { set }, { equals: { snapshot: former === 0 ? null : former } });
  if ((await ifRefused(noted, () => undefined)) && former > 0) await bucket.delete(snapshotKey(former));
}
