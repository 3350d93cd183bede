import type { CertifiedTestable } from "../../../shared/proficiency/certified-testable/certified-testable.ts";
import { validityOf } from "../../../shared/proficiency/validity.ts";
import { problem } from "../../platform/problem.ts";
import type { TrialCertification, Trials } from "../trials/trials.ts";

/** @param today current date in the laboratory's time zone */
export function showCertification(
  { id, certificate, testable, certified, valid_until, ends }: TrialCertification,
  today: string,
): CertifiedTestable {
  return {
    id,
    certificate: {
      id: certificate.id,
      name: certificate.name,
      test_date: certificate.test_date,
      valid_until: certificate.valid_until,
    },
    testable: { id: testable.id, name: testable.name, rilibaek: testable.rilibaek },
    certified,
    valid_until,
    ends,
    validity: certified ? validityOf(ends, today) : "missing",
  };
}

/** @throws ProblemError not_found, also if the certificate or test parameter is gone */
export function certificationIn(trials: Trials, id: string): TrialCertification {
  const certification = trials.certifications.get(id);
  if (!certification) throw problem("not_found", "There is no such certification.");
  return certification;
}
