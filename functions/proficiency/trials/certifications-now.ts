import { addDays, dayBegins, localDay } from "../../../shared/kernel/local-day.ts";
import { type Validity, validityOf } from "../../../shared/proficiency/validity.ts";
import type { TrialCertification, Trials, TrialTestable } from "./trials.ts";

/** Certification of a test parameter at a moment. */
export interface CertifiedNow {
  testable: TrialTestable;
  validity: Validity;
  /** Last day of the certification, even if it has passed; null if there is none. */
  valid_until: string | null;
  /** The decisive certification. */
  by: TrialCertification | undefined;
}

/**
 * The one place that decides what is certified now. It uses the laboratory's calendar: a certificate expires at the midnight after its last
 * day, in the laboratory's time zone.
 * @param now epoch milliseconds
 */
export function certificationsNow(trials: Trials, timeZone: string, now = Date.now()): CertifiedNow[] {
  const today = localDay(timeZone, now);
  return [...trials.testables.values()].map((testable) => certifiedNow(trials, testable, today));
}

/** @param today current date in the laboratory's time zone */
export function certifiedNow(trials: Trials, testable: TrialTestable, today: string): CertifiedNow {
  const by = trials.decisive(testable.id);
  const valid_until = by?.ends ?? null;
  return { testable, validity: validityOf(valid_until, today), valid_until, by };
}

/** Seconds for which a response about today stays true: until the next midnight of a time zone. Nothing may be cached for longer. */
export function secondsOfToday(timeZone: string, now = Date.now()): number {
  const midnight = dayBegins(addDays(localDay(timeZone, now), 1), timeZone);
  return Math.floor((midnight - now) / 1000);
}
