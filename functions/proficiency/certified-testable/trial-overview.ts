import type { Language } from "../../../shared/kernel/language.ts";
import type { getTrialOverview as endpoint } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { mostNamed, type TrialOverview } from "../../../shared/proficiency/certified-testable/overview.ts";
import type { Rhythm } from "../../../shared/proficiency/rhythm.ts";
import { catalogueOf, isPublic, shownName } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { keptTrialConfig } from "../configuration/read-configuration.store.ts";
import { todayOf } from "../trials/list-trials.ts";
import { type Outlook, outlookOf } from "../trials/needs.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { Trials } from "../trials/trials.ts";

const byName = (left: { name: string }, right: { name: string }) =>
  left.name.localeCompare(right.name, "de", { numeric: true });

/** Analyses without any certificate. @param analyses published analyses, by code */
export function uncertifiedOf(trials: Trials, analyses: ReadonlyMap<string, string>) {
  const certified = new Set<string>();
  for (const testable of trials.testables.values())
    if (trials.decisive(testable.id)) for (const code of testable.analyses) certified.add(code);
  const without = [...analyses].filter(([code]) => !certified.has(code));
  const named = without.map(([code, name]) => ({ code, name })).sort(byName);
  return { count: named.length, first: named.slice(0, mostNamed) };
}

/** Names of the published analyses; undefined if the WebPublisher is not booked. */
async function publishedAnalyses(actor: Actor, language: Language) {
  if (!actor.modules.MD_WEB) return undefined;
  const catalogue = await catalogueOf(actor);
  const reader = { language, main: actor.languages[0] };
  const published = [...catalogue.documents("analysis")].filter(({ content }) => isPublic(content));
  return new Map(published.map(({ content }) => [content.code, shownName(content, reader)]));
}

/** The day on which a test parameter needs action; empty, and so first, if it lacks a certification that it must have. */
function urgencyOf({ testable, validity, valid_until, next, due, needs }: Outlook): string {
  if (needs.includes("demanded") || (due === "overdue" && next === null)) return "";
  const days = [valid_until, next].flatMap((day) => day ?? []).sort();
  // An expired certification that is neither demanded by the RiliBÄK nor due for a trial is not urgent.
  const isLeft = validity === "expired" && !testable.rilibaek && due === null;
  return isLeft || days[0] === undefined ? "9999" : days[0];
}

/**
 * Collects the tasks of a laboratory in its proficiency testing.
 * @param today current date in the laboratory's time zone
 */
export function overviewOf(
  trials: Trials,
  ofRilibaek: Rhythm,
  today: string,
): Omit<TrialOverview, "uncertified"> {
  const outlooks = [...trials.testables.values()].map((testable) =>
    outlookOf(trials, testable, ofRilibaek, today),
  );
  const testables = { valid: 0, soon: 0, expired: 0, missing: 0 };
  const needs = { overdue: 0, soon: 0, demanded: 0 };
  for (const outlook of outlooks) {
    testables[outlook.validity] += 1;
    for (const need of outlook.needs) needs[need] += 1;
  }
  const byUrgency = outlooks
    .map((outlook) => ({ outlook, urgency: urgencyOf(outlook) }))
    .sort(
      (left, right) =>
        left.urgency.localeCompare(right.urgency) || byName(left.outlook.testable, right.outlook.testable),
    );
  return {
    today,
    testables,
    needs,
    timeline: byUrgency
      .slice(0, mostNamed)
      .map(({ outlook: { testable, validity, valid_until, by, last, next, due } }) => ({
        id: testable.id,
        name: testable.name,
        rilibaek: testable.rilibaek,
        validity,
        from: by?.certificate.test_date ?? null,
        until: valid_until,
        last,
        next,
        due,
      })),
    unused: [...trials.certificates.values()].filter(({ id }) => trials.certificationsBy(id).length === 0)
      .length,
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
