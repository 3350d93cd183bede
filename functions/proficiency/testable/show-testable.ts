import type { Testable } from "../../../shared/proficiency/testable/testable.ts";
import { problem } from "../../platform/problem.ts";
import { certifiedNow } from "../trials/certifications-now.ts";
import type { Trials, TrialTestable } from "../trials/trials.ts";

/** @param today current date in the laboratory's time zone */
export function showTestable(trials: Trials, testable: TrialTestable, today: string): Testable {
  const { validity, valid_until } = certifiedNow(trials, testable, today);
  const { version: _version, words: _words, tags, analyses, ...shown } = testable;
  return { ...shown, tags: [...tags], analyses: [...analyses], validity, valid_until };
}

/** @throws ProblemError not_found, also if the parameter or material is gone */
export function testableIn(trials: Trials, id: string): TrialTestable {
  const testable = trials.testables.get(id);
  if (!testable) throw problem("not_found", "There is no such test parameter.");
  return testable;
}
