import { type Due, nextTest, type Rhythm, rhythmOf } from "../../../shared/proficiency/rhythm.ts";
import type { TestableNeed } from "../../../shared/proficiency/testable/testable-needs.ts";
import { type CertifiedNow, certifiedNow } from "./certifications-now.ts";
import type { Trials, TrialTestable } from "./trials.ts";

/** The certification of a test parameter, its last and next trial, and the needs that follow. */
export interface Outlook extends CertifiedNow {
  last: string | null;
  next: string | null;
  /** Null without a rhythm. */
  due: Due | null;
  needs: readonly TestableNeed[];
}

/**
 * The one place that decides what a test parameter needs.
 * @param ofRilibaek rhythm in the setup for test parameters that the RiliBÄK demands
 * @param today current date in the laboratory's time zone
 */
export function outlookOf(
  trials: Trials,
  testable: TrialTestable,
  ofRilibaek: Rhythm,
  today: string,
): Outlook {
  const now = certifiedNow(trials, testable, today);
  const last = trials.lastTest(testable.id);
  const test = nextTest(rhythmOf(testable, ofRilibaek), last, today);
  const isUncertified = now.validity === "expired" || now.validity === "missing";
  const needs: TestableNeed[] = [];
  if (test && test.due !== "later") needs.push(test.due);
  if (testable.rilibaek && isUncertified) needs.push("demanded");
  return { ...now, last, next: test?.next ?? null, due: test?.due ?? null, needs };
}
