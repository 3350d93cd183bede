import { isDeepStrictEqual } from "node:util";
import {
  type NoticeEntry,
  type NoticeKind,
  type Remark,
  waitingTime,
} from "../../../shared/webpublisher/notices/notice.ts";
import type { NoticeBeginning } from "../../../shared/webpublisher/provisioning/beginning.ts";
import { documentId } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable, type Stored } from "../../platform/table/table.ts";

type Whose = Pick<Actor, "tenant">;

/** Stored record of a notice, without its entries. Whether it has gone out follows from `due` and the time. */
export interface StoredNotice {
  source: "edit" | "bulk" | "import";
  began: string;
  due: string;
  count: number;
  counts: Partial<Record<NoticeKind, number>>;
  remark?: Remark;
  suppressed?: boolean;
  /** For a notice of a very large commit: the revision of the catalogue with which it is compared. */
  base?: number;
  /** Version for staff edits; absent until the first one. */
  version?: number;
}
export type KnownNotice = StoredNotice & { id: string };

/** An entry with the id of its analysis. */
export type StoredEntry = NoticeEntry & { analysis: string };

/** The last notice about an analysis, and the version that readers knew before. */
interface Announced {
  notice: string;
  from: number;
}

/** Maximum number of entries per notice in a list of notices. */
export const mostEntries = 50;
/** Maximum number of entries stored per notice; if a commit changes more, only the first ones by code are stored. */
export const mostKept = 200;

const padded = (revision: number) => String(revision).padStart(12, "0");
export const noticeId = padded;
const headKey = (id: string): Key => ({ pk: "NOTICE", sk: id });
const entryKey = (id: string, analysis: string): Key => ({ pk: `NOTICE#${id}`, sk: analysis });
const toldKey = (analysis: string): Key => ({ pk: "NOTICE-OF", sk: analysis });
const stateKey: Key = { pk: "NOTICE-STATE", sk: "STATE" };

/** Whether a notice still waits: until then it may be changed, and vanish. */
export const isWaiting = ({ due }: Pick<StoredNotice, "due">) => Date.parse(due) > Date.now();

/** Revision of the catalogue up to which changes were noted; undefined if they never were. */
export const readNoted = async (actor: Whose) =>
  (await openTable(actor).get<{ revision: number }>(stateKey))?.revision;

/** Records the noted revision; if a concurrent run has recorded one meanwhile, that one stands. */
export async function setNoted(actor: Whose, revision: number, before: number | undefined): Promise<void> {
  const condition = before === undefined ? ({ absent: true } as const) : { equals: { revision: before } };
  await ifRefused(openTable(actor).put(stateKey, { revision }, { condition }), () => undefined);
}

const toNotice = ({ $key, ...notice }: Stored<StoredNotice>): KnownNotice => ({ ...notice, id: $key.sk });

/** The newest notices, the newest first. */
export async function readNotices(actor: Whose, limit: number): Promise<KnownNotice[]> {
  const notices: KnownNotice[] = [];
  for await (const item of openTable(actor).queryAll<StoredNotice>({ pk: "NOTICE", descending: true })) {
    notices.push(toNotice(item));
    if (notices.length === limit) break;
  }
  return notices;
}

export async function readNotice(actor: Whose, id: string): Promise<KnownNotice | undefined> {
  const item = await openTable(actor).get<StoredNotice>(headKey(id));
  return item && toNotice(item);
}

/** The entries of a notice sorted by code, limited to the first `limit`. */
export async function readEntries(
  actor: Whose,
  id: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for await (const { $key, ...entry } of openTable(actor).queryAll<NoticeEntry>({ pk: `NOTICE#${id}` }))
    entries.push({ ...entry, analysis: $key.sk });
  return firstByCode(entries, limit);
}

const { compare } = new Intl.Collator("en", { numeric: true });
export const firstByCode = (entries: readonly StoredEntry[], limit: number) =>
  entries.toSorted((left, right) => compare(left.code, right.code)).slice(0, limit);

/** The last notice about each of several analyses. */
export async function readTold(
  actor: Whose,
  analyses: readonly string[],
): Promise<(Announced | undefined)[]> {
  return openTable(actor).getAll<Announced>(analyses.map(toldKey));
}

/** The published withdrawal of an analysis, unless a later notice covers it: the name that was public, and the remark by staff. */
export async function readWithdrawal(
  actor: Whose,
  analysis: string,
): Promise<{ name: NoticeEntry["name"]; remark: Remark } | undefined> {
  const table = openTable(actor);
  const announced = await table.get<Announced>(toldKey(analysis));
  if (!announced) return undefined;
  const [notice, entry] = await Promise.all([
    readNotice(actor, announced.notice),
    table.get<NoticeEntry>(entryKey(announced.notice, analysis)),
  ]);
  if (!notice || notice.suppressed || isWaiting(notice)) return undefined;
  return entry?.kinds.includes("withdrawn") ? { name: entry.name, remark: notice.remark ?? {} } : undefined;
}

/** Adds an analysis to a notice, or removes it. After a crash in between, the next run writes the same again. */
export async function writeEntry(
  actor: Whose,
  { notice, from }: Announced,
  analysis: string,
  entry: NoticeEntry | undefined,
): Promise<void> {
  const table = openTable(actor);
  if (entry) {
    await table.put(toldKey(analysis), { notice, from });
    await table.put(entryKey(notice, analysis), { ...entry });
  } else {
    await table.delete(entryKey(notice, analysis));
    await table.delete(toldKey(analysis));
  }
}

/** Number of entries for each kind of change. */
export function countKinds(entries: readonly Pick<NoticeEntry, "kinds">[]): StoredNotice["counts"] {
  const counts: StoredNotice["counts"] = {};
  for (const { kinds } of entries) for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Updates the counts of a notice from its entries and deletes it if there are none. The remark and state set by staff stay. */
export async function countEntries(actor: Whose, id: string, beginning: Beginning): Promise<void> {
  const entries = await readEntries(actor, id);
  if (entries.length === 0) return openTable(actor).delete(headKey(id));
  await writeHead(actor, id, beginning, { count: entries.length, counts: countKinds(entries) });
}

/** Initial data of a notice: its source and time. */
export type Beginning = Pick<StoredNotice, "source" | "base" | "remark"> & { at: string };

async function writeHead(
  actor: Whose,
  id: string,
  { at: instant, ...beginning }: Beginning,
  totals: Pick<StoredNotice, "count" | "counts">,
): Promise<void> {
  const table = openTable(actor);
  const due = new Date(Date.parse(instant) + waitingTime).toISOString();
  const head = { ...totals, ...beginning, began: instant, due };
  await ifRefused(table.put(headKey(id), head, { condition: { absent: true } }), () =>
    table.update(headKey(id), { set: totals }).then(() => undefined),
  );
}

/**
 * Writes a notice about very many analyses: its counts, and the entries shown with it. It replaces the former content; a notice with a
 * count of 0 is deleted.
 */
export async function writeCrowd(
  actor: Whose,
  id: string,
  beginning: Beginning,
  { entries, ...totals }: Pick<StoredNotice, "count" | "counts"> & { entries: readonly StoredEntry[] },
): Promise<void> {
  const table = openTable(actor);
  const shown = new Set(entries.map(({ analysis }) => analysis));
  for (const { analysis } of await readEntries(actor, id))
    if (!shown.has(analysis)) await table.delete(entryKey(id, analysis));
  for (const { analysis, ...entry } of entries) await table.put(entryKey(id, analysis), entry);
  if (totals.count === 0) await table.delete(headKey(id));
  else await writeHead(actor, id, beginning, totals);
}

/** Writes the notices that a laboratory begins with; they sort before those of all catalogue revisions. Repeating it writes the same. */
export async function beginNotices(actor: Whose, notices: readonly NoticeBeginning[]): Promise<void> {
  const now = Date.now();
  const ordered = notices.toSorted((left, right) => right.hours - left.hours);
  for (const [nth, { hours, source, remark, entries }] of ordered.entries()) {
    const id = `${padded(0)}${String(nth).padStart(3, "0")}`;
    const instant = new Date(now - hours * 60 * 60 * 1000).toISOString();
    for (const entry of entries)
      await writeEntry(actor, { notice: id, from: 1 }, documentId("analysis", entry.code), entry);
    const totals = { count: entries.length, counts: countKinds(entries) };
    await writeHead(actor, id, { at: instant, source, remark }, totals);
  }
}

/**
 * Changes the fields of a notice that staff edit; retried if they are changed at the same time.
 * @param edit receives the present notice and returns the changes; may throw
 * @throws ProblemError not_found
 */
export async function changeStored(
  actor: Whose,
  id: string,
  edit: (present: KnownNotice) => Partial<Pick<StoredNotice, "remark" | "suppressed" | "due">>,
): Promise<KnownNotice> {
  return retryOnConflict(async () => {
    const present = await expectNotice(actor, id);
    const set = edit(present);
    const changed = { ...present, ...set };
    if (isDeepStrictEqual(changed, present)) return present;
    const version = (present.version ?? 0) + 1;
    const condition = { equals: { version: present.version ?? null, due: present.due } };
    await openTable(actor).transact([
      { update: headKey(id), changes: { set: { ...set, version } }, condition },
    ]);
    return { ...changed, version };
  });
}

/** @throws ProblemError not_found */
export async function expectNotice(actor: Whose, id: string): Promise<KnownNotice> {
  const notice = await readNotice(actor, id);
  if (!notice)
    throw problem("not_found", "There is no such notice, or no longer: what it told of was changed back.");
  return notice;
}
