import { type Catalogue, type ChangedAnalysis, catalogueOf, changedAnalyses } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { compareAnalyses, type Waiting } from "./compare-analyses.ts";
import {
  type Beginning,
  countEntries,
  type countKinds,
  firstByCode,
  isWaiting,
  mostKept,
  noticeId,
  readNoted,
  readNotices,
  type StoredEntry,
  setNoted,
  writeCrowd,
  writeEntry,
} from "./notice.store.ts";

/** Maximum number of waiting notices; any beyond that began longer ago than the waiting time. */
const mostWaiting = 2000;
/** The changes that one run examines, and the data it compares them with. */
interface Run {
  actor: Actor;
  catalogue: Catalogue;
  /** Notices that have not gone out. */
  waiting: Waiting;
}

/**
 * Notes the changes for visitors since the last run: one notice per commit, so an import or a bulk change makes a single one. An analysis
 * that is changed again while its notice waits is compared with the version that readers knew before; its entry vanishes if the two are
 * equal. Repeated or concurrent runs write the same.
 * @param announced the announced revision. For a laboratory without noted changes, earlier content is no news, and neither is the initial
 * catalogue.
 */
export async function noteChanges(actor: Actor, announced: number): Promise<void> {
  const catalogue = await catalogueOf(actor);
  const stored = await readNoted(actor);
  const noted = stored ?? Math.max(1, announced - 1);
  if (stored === undefined) await setNoted(actor, noted, undefined);
  if (noted >= catalogue.revision) return;
  const changed = await changedAnalyses(actor, catalogue, noted);
  if (changed === undefined) return setNoted(actor, catalogue.revision, noted);
  const notices = (await readNotices(actor, mostWaiting)).filter(isWaiting);
  const run = { actor, catalogue, waiting: new Map(notices.map((notice) => [notice.id, notice])) };
  const commits = Map.groupBy(changed, ({ revision }) => revision);
  const few = changed.filter(({ revision }) => (commits.get(revision)?.length ?? 0) <= mostKept);
  await noteEach(run, few);
  if (few.length < changed.length) await noteCrowds(run, noted);
  await setNoted(actor, catalogue.revision, noted);
}

/** Notes changes one by one, each in the notice of its commit or in the waiting notice of an earlier change to the same analysis. */
async function noteEach(run: Run, changed: readonly ChangedAnalysis[]): Promise<void> {
  const touched = new Map<string, Beginning>();
  for await (const compared of compareAnalyses(run, changed)) {
    const writes = compared.flatMap(
      ({ change: { id, revision, at: instant, source }, open, from, entry }) => {
        if (!entry && !open) return [];
        const notice = open?.id ?? noticeId(revision);
        touched.set(notice, open ? { at: open.began, source: open.source } : { at: instant, source });
        return [writeEntry(run.actor, { notice, from }, id, entry)];
      },
    );
    await Promise.all(writes);
  }
  for (const [id, beginning] of touched) await countEntries(run.actor, id, beginning);
}

/**
 * Notes commits that changed very many analyses: complete counts, with the beginning of their lists. No state is kept per analysis: waiting
 * notices of such commits are compared anew, all at once, with the catalogue before the first of them, so that an import undone while its
 * notice waits is never announced.
 */
async function noteCrowds(run: Run, noted: number): Promise<void> {
  const { actor, catalogue, waiting } = run;
  const began = [...waiting.values()].flatMap(({ base }) => base ?? []);
  const earliest = Math.min(noted, ...began);
  const earlier = earliest < noted ? await changedAnalyses(actor, catalogue, earliest) : undefined;
  const base = earlier ? earliest : noted;
  const changed = earlier ?? (await changedAnalyses(actor, catalogue, noted)) ?? [];
  for (const [revision, changes] of Map.groupBy(changed, ({ revision }) => revision)) {
    const [first] = changes;
    if (!first) continue;
    if (changes.length <= mostKept) {
      // Most of its analyses are covered by the waiting notice of an earlier commit.
      if (revision > noted) await noteEach(run, changes);
      continue;
    }
    let entries: StoredEntry[] = [];
    let count = 0;
    const counts: ReturnType<typeof countKinds> = {};
    const separate: ChangedAnalysis[] = [];
    for await (const compared of compareAnalyses(run, changes))
      for (const { change, open, entry } of compared) {
        if (open) separate.push(change);
        if (open || !entry) continue;
        count++;
        for (const kind of entry.kinds) counts[kind] = (counts[kind] ?? 0) + 1;
        entries.push({ ...entry, analysis: change.id });
        if (entries.length >= 2 * mostKept) entries = firstByCode(entries, mostKept);
      }
    await noteEach(run, separate);
    const id = noticeId(revision);
    const beginning = { at: first.at, source: first.source, base: waiting.get(id)?.base ?? base };
    await writeCrowd(actor, id, beginning, { count, counts, entries: firstByCode(entries, mostKept) });
  }
}
