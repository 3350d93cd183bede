import type { Certificate } from "../../../shared/proficiency/certificates/certificate.ts";
import { validityOf } from "../../../shared/proficiency/validity.ts";
import type { TrialCertificate, Trials } from "../trials/trials.ts";

/** @param today current date in the laboratory's time zone */
export function showCertificate(
  trials: Trials,
  { id, name, translations, file, test_date, valid_until }: TrialCertificate,
  today: string,
): Certificate {
  const certified = trials.certificationsBy(id).filter((certification) => certification.certified).length;
  const validity = validityOf(valid_until, today);
  return { id, name, translations, file, test_date, valid_until, validity, certified };
}
