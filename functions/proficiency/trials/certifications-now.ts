import { addDays, dayBegins, localDay } from "../../../shared/kernel/local-day.ts";
import { type Validity, validityOf } from "../../../shared/proficiency/validity.ts";
import type { TrialCertification, Trials, TrialTestable } from "./trials.ts";

/** What is certified at a moment, test parameter by test parameter. */
export interface CertifiedNow {
  testable: TrialTestable;
  validity: Validity;
  /** Its last day, also of one that has passed; null if nothing certifies it. */
  valid_until: string | null;
  /** The certification that says so. */
  by: TrialCertification | undefined;
}

/**
 * The one place that says what is certified now: by the laboratory's calendar, so that a certificate whose last day is over is expired from
 * midnight in its time zone on.
 * @param now epoch milliseconds
 */
export function certificationsNow(trials: Trials, timeZone: string, now = Date.now()): CertifiedNow[] {
  const today = localDay(timeZone, now);
  return [...trials.testables.values()].map((testable) => certifiedNow(trials, testable, today));
}

/** @param today the date that it is now in the laboratory's time zone */
export function certifiedNow(trials: Trials, testable: TrialTestable, today: string): CertifiedNow {
  const by = trials.decisive(testable.id);
  const valid_until = by?.ends ?? null;
  return { testable, validity: validityOf(valid_until, today), valid_until, by };
}

/** Seconds for which an answer about today stays true: until the next midnight of a time zone. Nothing may be cached for longer. */
export function secondsOfToday(timeZone: string, now = Date.now()): number {
  const midnight = dayBegins(addDays(localDay(timeZone, now), 1), timeZone);
  return Math.floor((midnight - now) / 1000);
}
