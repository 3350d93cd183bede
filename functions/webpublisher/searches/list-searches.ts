import { fold } from "../../../shared/kernel/folding.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type getSearchFigures as figures,
  type listMissedTerms as list,
  partsOfPeriod,
} from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import { findAnalyses, publicDirectory } from "../directory/public-directory.ts";
import { dayBefore, readDays, readIgnored, readTerms } from "./search-count.store.ts";

interface MissedTerm {
  key: string;
  term: string;
  language: Language;
  count: number;
  trend: number[];
  last: string;
}

/** Terms without a result within some days, each once, the most frequent first; equally frequent ones in alphabetical order. */
async function missedTerms(actor: Actor, days: number, state: "open" | "ignored"): Promise<MissedTerm[]> {
  const [counts, ignored] = await Promise.all([readTerms(actor, days), readIgnored(actor)]);
  const first = Date.parse(dayBefore(days - 1));
  const partOf = (day: string) =>
    Math.floor((((Date.parse(day) - first) / 86_400_000) * partsOfPeriod) / days);
  const terms = new Map<string, MissedTerm>();
  for (const { key, day, term, language, count } of counts) {
    if (ignored.has(key) !== (state === "ignored")) continue;
    const previous = terms.get(key) ?? { key, count: 0, trend: Array<number>(partsOfPeriod).fill(0) };
    const { trend } = previous;
    const part = Math.min(Math.max(partOf(day), 0), partsOfPeriod - 1);
    trend[part] = (trend[part] ?? 0) + count;
    // Days come in order, so the latest spelling counts.
    terms.set(key, { ...previous, term, language, last: day, count: previous.count + count });
  }
  return [...terms.values()].sort(
    (left, right) => right.count - left.count || left.term.localeCompare(right.term),
  );
}

export const listMissedTerms: Command<typeof list> = async (call) => {
  const { actor, query } = call;
  const terms = await missedTerms(actor, Number(query.days), query.state);
  const pattern = fold(query.search.trim());
  const catalogue = await catalogueOf(actor);
  const isFound = ({ term, language }: MissedTerm) => {
    const directory = publicDirectory(catalogue, language, actor.languages[0]);
    return findAnalyses(directory, { search: term }).found.length > 0;
  };
  return pageOf(
    call,
    terms.filter(({ key }) => key.includes(pattern)),
    ({ key: _, ...term }) => ({ ...term, found: isFound({ key: "", ...term }) }),
  );
};

/** Maximum number of terms in the summary. */
const mostTold = 5;

export const getSearchFigures: Command<typeof figures> = async ({ actor, query }) => {
  const days = Number(query.days);
  const [config, counts, terms] = await Promise.all([
    readWebConfig(actor),
    readDays(actor, days),
    missedTerms(actor, days, "open"),
  ]);
  const sum = (name: "searches" | "missed") => counts.reduce((total, day) => total + day[name], 0);
  return {
    counted: config.count_searches,
    searches: sum("searches"),
    missed: sum("missed"),
    top: terms.slice(0, mostTold).map(({ term, count }) => ({ term, count })),
  };
};
