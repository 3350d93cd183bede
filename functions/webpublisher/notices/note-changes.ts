import { type Catalogue, type ChangedAnalysis, catalogueOf, changedAnalyses } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { compareAnalyses, type Waiting } from "./compare-analyses.ts";
import {
  type Begun,
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

/** How many notices may be waiting at once; more were begun longer ago than they wait. */
const mostWaiting = 2000;
/** The changes that one run looks at, and what it compares them with. */
interface Run {
  actor: Actor;
  catalogue: Catalogue;
  /** The notices that have not gone out. */
  waiting: Waiting;
}

/**
 * Notes what has changed for visitors since the last time: one notice for each commit, so an import or a change of many is one. What is
 * changed again while its notice waits is compared with what readers knew before, and vanishes if it is that again. Doing it twice, or two
 * at once, writes the same.
 * @param announced the revision that is announced: of a laboratory that never noted any, what was there before it is no news, nor is the
 * catalogue that it begins with
 */
export async function noteChanges(actor: Actor, announced: number): Promise<void> {
  const catalogue = await catalogueOf(actor);
  const known = await readNoted(actor);
  const noted = known ?? Math.max(1, announced - 1);
  if (known === undefined) await setNoted(actor, noted, undefined);
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

/** Notes changes one by one, each in the notice of its commit or in the one that waits with an earlier change of the same analysis. */
async function noteEach(run: Run, changed: readonly ChangedAnalysis[]): Promise<void> {
  const touched = new Map<string, Begun>();
  for await (const compared of compareAnalyses(run, changed)) {
    const writes = compared.flatMap(({ change: { id, revision, at, source }, open, from, entry }) => {
      if (!entry && !open) return [];
      const notice = open?.id ?? noticeId(revision);
      touched.set(notice, open ? { at: open.began, source: open.source } : { at, source });
      return [writeEntry(run.actor, { notice, from }, id, entry)];
    });
    await Promise.all(writes);
  }
  for (const [id, begun] of touched) await countEntries(run.actor, id, begun);
}

/**
 * Notes the commits that changed very many: counted whole, with the beginning of their lists. Nothing is kept of each analysis: what waits of such commits is compared anew, all at once,
 * with the catalogue before the first of them, so that an import that is undone while its notice waits is told to nobody.
 */
async function noteCrowds(run: Run, noted: number): Promise<void> {
  const { actor, catalogue, waiting } = run;
  const began = [...waiting.values()].flatMap(({ base }) => base ?? []);
  const wanted = Math.min(noted, ...began);
  const earlier = wanted < noted ? await changedAnalyses(actor, catalogue, wanted) : undefined;
  const base = earlier ? wanted : noted;
  const changed = earlier ?? (await changedAnalyses(actor, catalogue, noted)) ?? [];
  for (const [revision, changes] of Map.groupBy(changed, ({ revision }) => revision)) {
    const [first] = changes;
    if (!first) continue;
    if (changes.length <= mostKept) {
      // Most of its analyses are told of with an earlier commit that waits.
      if (revision > noted) await noteEach(run, changes);
      continue;
    }
    let entries: StoredEntry[] = [];
    let count = 0;
    const counts: ReturnType<typeof countKinds> = {};
    const apart: ChangedAnalysis[] = [];
    for await (const compared of compareAnalyses(run, changes))
      for (const { change, open, entry } of compared) {
        if (open) apart.push(change);
        if (open || !entry) continue;
        count++;
        for (const kind of entry.kinds) counts[kind] = (counts[kind] ?? 0) + 1;
        entries.push({ ...entry, analysis: change.id });
        if (entries.length >= 2 * mostKept) entries = firstByCode(entries, mostKept);
      }
    await noteEach(run, apart);
    const id = noticeId(revision);
    const begun = { at: first.at, source: first.source, base: waiting.get(id)?.base ?? base };
    await writeCrowd(actor, id, begun, { count, counts, entries: firstByCode(entries, mostKept) });
  }
}
