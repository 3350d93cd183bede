import { fold } from "../../../shared/kernel/folding.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { SearchesBeginning } from "../../../shared/webpublisher/provisioning/beginning.ts";
import { daysKept } from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

type Whose = Pick<Actor, "tenant">;

/** Maximum number of different terms, and of visits, counted per day: visitors do not make more, and the table stays small. */
export const mostOfDay = { terms: 500, visits: 20_000 } as const;

const dayMs = 24 * 60 * 60 * 1000;
/** A day as `YYYY-MM-DD` in UTC, so many days ago. */
export const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const endOf = (day: string) => Math.floor(Date.parse(day) / 1000) + (daysKept + 1) * 24 * 60 * 60;

/** All that was counted on one day. */
export interface DayCount {
  searches: number;
  missed: number;
  visits: number;
  terms: number;
}
/** Number of times a term was missed on one day. */
export interface TermCount {
  term: string;
  language: Language;
  count: number;
}

const dayKey = (day: string): Key => ({ pk: "SEARCH-DAY", sk: day });
const termKey = (day: string, term: string): Key => ({ pk: "SEARCH", sk: `${day}#${fold(term)}` });
const ignoredKey = (term: string): Key => ({ pk: "SEARCH-IGNORED", sk: fold(term) });

/**
 * Adds a visit's searches to those of the day: words and numbers, without any data about the visitor.
 * @param terms those without a result, each once
 */
export async function countVisit(
  actor: Whose,
  {
    searches,
    language,
    terms,
    missed: missedCount,
  }: { searches: number; missed: number; language: Language; terms: readonly string[] },
): Promise<void> {
  const table = openTable(actor);
  const day = dayBefore(0);
  const set = { expires: endOf(day) };
  const dayCount = await table.update<DayCount>(dayKey(day), {
    set,
    add: { searches, missed: missedCount, visits: 1 },
  });
  if (dayCount.visits > mostOfDay.visits) return;
  let others = dayCount.terms ?? 0;
  for (const term of terms) {
    const changes = { set: { ...set, term, language }, add: { count: 1 } };
    // On a full day, only terms already known are still counted.
    const present = others >= mostOfDay.terms ? ({ present: true } as const) : undefined;
    const counted = await ifRefused(
      table.update<TermCount>(termKey(day, term), changes, present),
      () => undefined,
    );
    if (counted?.count !== 1) continue;
    others = (await table.update<DayCount>(dayKey(day), { add: { terms: 1 } })).terms;
  }
}

/** Writes a laboratory's initial counts as if searches had been counted; repeating it writes the same. */
export async function beginCounts(actor: Whose, { week, terms }: SearchesBeginning): Promise<void> {
  const table = openTable(actor);
  const longest = Math.max(0, ...terms.map(({ counts }) => counts.length));
  for (let ago = 1; ago <= longest; ago++) {
    const day = dayBefore(ago);
    const expires = endOf(day);
    const missedTerms = terms.flatMap(({ term, language, counts }) => {
      const count = counts[ago - 1] ?? 0;
      return count > 0 ? [{ term, language, count }] : [];
    });
    for (const entry of missedTerms) await table.put(termKey(day, entry.term), { ...entry, expires });
    const times = missedTerms.reduce((sum, { count }) => sum + count, 0);
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    const searches = Math.max(week[weekday] ?? 0, times);
    const counted: DayCount = {
      searches,
      missed: times,
      visits: Math.ceil(searches / 2),
      terms: missedTerms.length,
    };
    await table.put(dayKey(day), { ...counted, expires });
  }
}

/** Counts of each of the last days. */
export async function readDays(actor: Whose, days: number): Promise<DayCount[]> {
  const counts: DayCount[] = [];
  const between = [dayBefore(days - 1), dayBefore(0)] as const;
  for await (const count of openTable(actor).queryAll<DayCount>({ pk: "SEARCH-DAY", between }))
    counts.push(count);
  return counts;
}

/** A term's count on each day, with its comparison key. */
export async function readTerms(
  actor: Whose,
  days: number,
): Promise<(TermCount & { day: string; key: string })[]> {
  const counts: (TermCount & { day: string; key: string })[] = [];
  const between = [dayBefore(days - 1), `${dayBefore(0)}$`] as const;
  for await (const { $key, ...count } of openTable(actor).queryAll<TermCount>({ pk: "SEARCH", between })) {
    const [day = "", key = ""] = [$key.sk.slice(0, 10), $key.sk.slice(11)];
    counts.push({ ...count, day, key });
  }
  return counts;
}

/** Comparison keys of the ignored terms. */
export async function readIgnored(actor: Whose): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for await (const { $key } of openTable(actor).queryAll({ pk: "SEARCH-IGNORED" })) keys.add($key.sk);
  return keys;
}

export async function setIgnored(actor: Whose, term: string, ignored: boolean): Promise<void> {
  if (fold(term) === "") throw fieldProblem("term", "required", "This term has nothing to search for.");
  const table = openTable(actor);
  if (ignored) await table.put(ignoredKey(term), { term });
  else await table.delete(ignoredKey(term));
}
