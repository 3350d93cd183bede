import { setTimeout as sleep } from "node:timers/promises";
import type { CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import type { Actor } from "../../platform/actor.ts";
import { slicesOf } from "../../platform/slices.ts";
import { openTable, type Range, type Table } from "../../platform/table/table.ts";
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
import { readSnapshot } from "./snapshot.store.ts";

/** When further behind than this many commits, reading everything anew is faster. */
const mostCommits = 1000;
/** This many changed documents load faster from a snapshot that has them than one by one. */
const mostDocuments = 1000;
/** The index is expected to catch up with the table within this many tries of 50 ms. */
const indexAttempts = 40;

/** Stored items that are read at once, before they become documents. */
const groupSize = 1000;

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
  const changed = isSet(await visibleVersions(table, head, items));
  const imports = commits.filter((commit) => commit.import !== undefined);
  for (const commit of imports) pushAll(changed, await stagedDocuments(table, head, commit));
  if (imports.length > 0 && head.importing)
    pushAll(changed, (await documentsOfImport(table, head, head.importing)).documents);
  const next = start.with(head.revision, changed);
  if (imports.length === 0) return next;
  // While the index was read, a save or another import may have moved documents out of the import's part of it.
  const now = await readHead(table);
  if (now.importing !== head.importing) return catchUp(table, now, start);
  return now.revision === head.revision ? next : catchUp(table, now, next);
}

const isSet = (found: readonly (CatalogueDocument | undefined)[]) =>
  found.filter((document) => document !== undefined);

/** Appends without `push(...)`, whose arguments have to fit the stack. */
function pushAll<Item>(list: Item[], more: readonly Item[]) {
  for (const item of more) list.push(item);
}

function keyOfRef(ref: string) {
  const [kind, id] = ref.split("#") as [DocumentKind, string];
  return currentKey(kind, id);
}

/**
 * The documents whose items lie in a part of the index, as a reader of this head sees them; `count` is that of the items, hidden ones
 * included. Read group by group: beside a large catalogue there is no room for all of it as it is stored.
 */
async function visibleIn(table: Table, head: Head, range: Pick<Range, "beginsWith">) {
  const documents: CatalogueDocument[] = [];
  let count = 0;
  const items = table.queryAll<DocumentItem>({ pk: headKey.pk, ...range, index: true });
  for await (const group of slicesOf(items, groupSize)) {
    count += group.length;
    pushAll(documents, isSet(await visibleVersions(table, head, group)));
  }
  return { documents, count };
}

const documentsOfImport = (table: Table, head: Head, importId: string) =>
  visibleIn(table, head, { beginsWith: `I#${importId}#` });

/**
 * The documents a published import staged, if they are still in its part of the index: later changes come with their own commits,
 * and those staged again by a running import are read by that import's id.
 */
async function stagedDocuments(table: Table, head: Head, commit: Commit): Promise<CatalogueDocument[]> {
  for (let attempt = 0; ; attempt++) {
    const { documents, count } = await documentsOfImport(table, head, commit.import ?? "");
    const complete = count >= (commit.count ?? 0);
    const settled = Date.now() - Date.parse(commit.at) > indexAttempts * 50;
    if (complete || settled || attempt >= indexAttempts) return documents;
    await sleep(50);
  }
}

/** Reads every document through the index; commits that happen meanwhile are applied on top. */
async function loadAll(table: Table, head: Head): Promise<Catalogue> {
  const newest = new Map<string, CatalogueDocument>();
  for (const beginsWith of ["E#", "I#"])
    for (const document of (await visibleIn(table, head, { beginsWith })).documents) {
      const key = `${document.kind}#${document.id}`;
      if ((newest.get(key)?.version ?? 0) < document.version) newest.set(key, document);
    }
  const loaded = new Catalogue(head.revision, newest.values());
  const now = await readHead(table);
  if (now.revision === head.revision) return loaded;
  return (await catchUp(table, now, loaded)) ?? loadAll(table, now);
}
