import type { Language } from "../../../shared/kernel/language.ts";
import type { getTrialOverview as endpoint } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import {
  type DueTestable,
  mostNamed,
  type TrialOverview,
} from "../../../shared/proficiency/certified-testable/overview.ts";
import { addMonths, nextTest, type Rhythm, rhythmOf } from "../../../shared/proficiency/rhythm.ts";
import type { Named } from "../../../shared/proficiency/testable/testable.ts";
import { catalogueOf, isPublic, shownName } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { keptTrialConfig } from "../configuration/read-configuration.store.ts";
import { certifiedNow } from "../trials/certifications-now.ts";
import { todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { Trials } from "../trials/trials.ts";

const shownMonths = 12;

const byName = (left: Pick<Named, "name">, right: Pick<Named, "name">) =>
  left.name.localeCompare(right.name, "de", { numeric: true });
const counted = <Item>(items: readonly Item[]) => ({
  count: items.length,
  first: items.slice(0, mostNamed),
});
const named = (items: Iterable<Named>) =>
  counted(Array.from(items, ({ id, name }) => ({ id, name })).sort(byName));

/** Analyses without any certificate. @param analyses those that are published, by code */
export function uncertifiedOf(trials: Trials, analyses: ReadonlyMap<string, string>) {
  const certified = new Set<string>();
  for (const testable of trials.testables.values())
    if (trials.decisive(testable.id)) for (const code of testable.analyses) certified.add(code);
  const without = [...analyses].filter(([code]) => !certified.has(code));
  return counted(without.map(([code, name]) => ({ code, name })).sort(byName));
}

/** The published analyses with their names; undefined where the WebPublisher is not booked. */
async function publishedAnalyses(actor: Actor, language: Language) {
  if (!actor.modules.MD_WEB) return undefined;
  const catalogue = await catalogueOf(actor);
  const reader = { language, main: actor.languages[0] };
  const published = [...catalogue.documents("analysis")].filter(({ content }) => isPublic(content));
  return new Map(published.map(({ content }) => [content.code, shownName(content, reader)]));
}

/**
 * What a laboratory has to look after in its proficiency tests themselves.
 * @param today the date that it is now in the laboratory's time zone
 */
export function overviewOf(
  trials: Trials,
  ofRilibaek: Rhythm,
  today: string,
): Omit<TrialOverview, "uncertified"> {
  const testables = { valid: 0, soon: 0, expired: 0, missing: 0 };
  const ends = new Map(
    Array.from({ length: shownMonths }, (_, at) => [addMonths(`${today.slice(0, 7)}-01`, at).slice(0, 7), 0]),
  );
  const due: DueTestable[] = [];
  const demanded: Named[] = [];
  for (const testable of trials.testables.values()) {
    const { validity, valid_until } = certifiedNow(trials, testable, today);
    const { id, name, rilibaek } = testable;
    testables[validity] += 1;
    if (valid_until !== null && valid_until >= today) {
      const month = valid_until.slice(0, 7);
      const count = ends.get(month);
      if (count !== undefined) ends.set(month, count + 1);
    }
    if (rilibaek && (validity === "expired" || validity === "missing")) demanded.push({ id, name });
    const last = trials.lastTest(id);
    const next = nextTest(rhythmOf(testable, ofRilibaek), last, today);
    if (next && next.due !== "later") due.push({ id, name, rilibaek, last, next: next.next, due: next.due });
  }
  due.sort((left, right) => (left.next ?? "").localeCompare(right.next ?? "") || byName(left, right));
  const unused = [...trials.certificates.values()].filter(
    ({ id }) => trials.certificationsBy(id).length === 0,
  );
  return {
    today,
    testables,
    ends: Array.from(ends, ([month, count]) => ({ month, count })),
    due: { ...counted(due), overdue: due.filter((one) => one.due === "overdue").length },
    demanded: named(demanded),
    unused: named(unused),
  };
}

export const getTrialOverview: Command<typeof endpoint> = async (call) => {
  const { actor, language } = call;
  const [trials, config, analyses] = await Promise.all([
    readTrials(actor),
    keptTrialConfig.read(actor),
    publishedAnalyses(actor, language),
  ]);
  const uncertified = analyses ? uncertifiedOf(trials, analyses) : null;
  return { ...overviewOf(trials, config.rilibaek_rhythm, todayOf(call)), uncertified };
};
