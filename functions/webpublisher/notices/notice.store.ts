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

/** What is kept of a notice besides its entries. Whether it has gone out follows from `due` and the time. */
export interface StoredNotice {
  source: "edit" | "bulk" | "import";
  began: string;
  due: string;
  count: number;
  counts: Partial<Record<NoticeKind, number>>;
  remark?: Remark;
  suppressed?: boolean;
  /** Of a notice of a crowd: the revision of the catalogue with which it compares. */
  base?: number;
  /** Of what staff change; absent as long as they have not. */
  version?: number;
}
export type KnownNotice = StoredNotice & { id: string };

/** An entry with the analysis that it tells of. */
export type StoredEntry = NoticeEntry & { analysis: string };

/** Of an analysis: the notice that told of it last, and the version that readers knew before. */
interface Told {
  notice: string;
  from: number;
}

/** Entries that a list of notices shows of each. */
export const mostEntries = 50;
/** Entries that are kept of one notice; of a commit that changes more, only the first ones by their codes are. */
export const mostKept = 200;

const padded = (revision: number) => String(revision).padStart(12, "0");
export const noticeId = padded;
const headKey = (id: string): Key => ({ pk: "NOTICE", sk: id });
const entryKey = (id: string, analysis: string): Key => ({ pk: `NOTICE#${id}`, sk: analysis });
const toldKey = (analysis: string): Key => ({ pk: "NOTICE-OF", sk: analysis });
const stateKey: Key = { pk: "NOTICE-STATE", sk: "STATE" };

/** Whether a notice still waits: until then it may be changed, and vanish. */
export const isWaiting = ({ due }: Pick<StoredNotice, "due">) => Date.parse(due) > Date.now();

/** Up to which revision of the catalogue changes were noted; undefined if they never were. */
export const readNoted = async (actor: Whose) =>
  (await openTable(actor).get<{ revision: number }>(stateKey))?.revision;

/** Of several that note at once, the one that saw most counts. */
export async function setNoted(actor: Whose, revision: number, before: number | undefined): Promise<void> {
  const condition = before === undefined ? ({ absent: true } as const) : { equals: { revision: before } };
  await ifRefused(openTable(actor).put(stateKey, { revision }, { condition }), () => undefined);
}

const toNotice = ({ $key, ...notice }: Stored<StoredNotice>): KnownNotice => ({ ...notice, id: $key.sk });

/** The newest notices, the newest first. */
export async function readNotices(actor: Whose, most: number): Promise<KnownNotice[]> {
  const found: KnownNotice[] = [];
  for await (const item of openTable(actor).queryAll<StoredNotice>({ pk: "NOTICE", descending: true })) {
    found.push(toNotice(item));
    if (found.length === most) break;
  }
  return found;
}

export async function readNotice(actor: Whose, id: string): Promise<KnownNotice | undefined> {
  const item = await openTable(actor).get<StoredNotice>(headKey(id));
  return item && toNotice(item);
}

/** The entries of a notice in the order of their codes; the first ones, if only so many are wanted. */
export async function readEntries(
  actor: Whose,
  id: string,
  most = Number.POSITIVE_INFINITY,
): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for await (const { $key, ...entry } of openTable(actor).queryAll<NoticeEntry>({ pk: `NOTICE#${id}` }))
    entries.push({ ...entry, analysis: $key.sk });
  return firstByCode(entries, most);
}

const { compare } = new Intl.Collator("en", { numeric: true });
export const firstByCode = (entries: readonly StoredEntry[], most: number) =>
  entries.toSorted((left, right) => compare(left.code, right.code)).slice(0, most);

/** What was told last of each of some analyses. */
export async function readTold(actor: Whose, analyses: readonly string[]): Promise<(Told | undefined)[]> {
  return openTable(actor).getAll<Told>(analyses.map(toldKey));
}

/** The published notice that withdraws an analysis, unless another told of it since: the name that was public, and what staff remarked. */
export async function readWithdrawal(
  actor: Whose,
  analysis: string,
): Promise<{ name: NoticeEntry["name"]; remark: Remark } | undefined> {
  const table = openTable(actor);
  const told = await table.get<Told>(toldKey(analysis));
  if (!told) return undefined;
  const [notice, entry] = await Promise.all([
    readNotice(actor, told.notice),
    table.get<NoticeEntry>(entryKey(told.notice, analysis)),
  ]);
  if (!notice || notice.suppressed || isWaiting(notice)) return undefined;
  return entry?.kinds.includes("withdrawn") ? { name: entry.name, remark: notice.remark ?? {} } : undefined;
}

/** Tells of an analysis in a notice, or no longer. A crash in between is mended by the next run, which writes the same. */
export async function writeEntry(
  actor: Whose,
  { notice, from }: Told,
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

/** How many entries tell of each kind of change. */
export function countKinds(entries: readonly Pick<NoticeEntry, "kinds">[]): StoredNotice["counts"] {
  const counts: StoredNotice["counts"] = {};
  for (const { kinds } of entries) for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Writes what a notice counts, from its entries; one without any vanishes. What staff have said of it stays. */
export async function countEntries(actor: Whose, id: string, begun: Begun): Promise<void> {
  const entries = await readEntries(actor, id);
  if (entries.length === 0) return openTable(actor).delete(headKey(id));
  await writeHead(actor, id, begun, { count: entries.length, counts: countKinds(entries) });
}

/** How a notice begins: with what, and when. */
export type Begun = Pick<StoredNotice, "source" | "base" | "remark"> & { at: string };

async function writeHead(
  actor: Whose,
  id: string,
  { at, ...begun }: Begun,
  told: Pick<StoredNotice, "count" | "counts">,
): Promise<void> {
  const table = openTable(actor);
  const due = new Date(Date.parse(at) + waitingTime).toISOString();
  const whole = { ...told, ...begun, began: at, due };
  await ifRefused(table.put(headKey(id), whole, { condition: { absent: true } }), () =>
    table.update(headKey(id), { set: told }).then(() => undefined),
  );
}

/**
 * Writes a notice that tells of very many: what it counts, and the entries that are shown of it. It replaces what was written of it before;
 * one that counts nothing vanishes.
 */
export async function writeCrowd(
  actor: Whose,
  id: string,
  begun: Begun,
  { entries, ...told }: Pick<StoredNotice, "count" | "counts"> & { entries: readonly StoredEntry[] },
): Promise<void> {
  const table = openTable(actor);
  const shown = new Set(entries.map(({ analysis }) => analysis));
  for (const { analysis } of await readEntries(actor, id))
    if (!shown.has(analysis)) await table.delete(entryKey(id, analysis));
  for (const { analysis, ...entry } of entries) await table.put(entryKey(id, analysis), entry);
  if (told.count === 0) await table.delete(headKey(id));
  else await writeHead(actor, id, begun, told);
}

/** Writes the notices that a laboratory begins with: before all that its catalogue's revisions give. Doing it twice writes the same. */
export async function beginNotices(actor: Whose, notices: readonly NoticeBeginning[]): Promise<void> {
  const now = Date.now();
  const ordered = notices.toSorted((left, right) => right.hours - left.hours);
  for (const [nth, { hours, source, remark, entries }] of ordered.entries()) {
    const id = `${padded(0)}${String(nth).padStart(3, "0")}`;
    const at = new Date(now - hours * 60 * 60 * 1000).toISOString();
    for (const entry of entries)
      await writeEntry(actor, { notice: id, from: 1 }, documentId("analysis", entry.code), entry);
    const told = { count: entries.length, counts: countKinds(entries) };
    await writeHead(actor, id, { at, source, remark }, told);
  }
}

/**
 * Changes what staff say of a notice, if nobody else does so at the same time.
 * @param edit is given the present one and returns what changes; may throw
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
