import { otherTexts } from "../../../shared/kernel/translations.ts";
import type { certifiedTestables } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { listTrials, todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import { showCertification } from "./show-certification.ts";

export const listCertifications: Command<typeof certifiedTestables.list> = async (call) => {
  const { certificate, testable, certified, validity } = call.query;
  const trials = await readTrials(call.actor);
  const today = todayOf(call);
  return listTrials(call, trials, {
    kind: "certification",
    items: trials.certifications,
    keep: (certification) =>
      (certificate === undefined || certification.certificate.id === certificate) &&
      (testable === undefined || certification.testable.id === testable) &&
      (certified === undefined || certification.certified === certified) &&
      (validity === undefined || showCertification(certification, today).validity === validity),
    texts: ({ testable, certificate }) =>
      [testable.name, testable.words, certificate.name, ...otherTexts(certificate, "name")].join(" "),
    sorts: {
      testable: (certification) => certification.testable.name,
      certificate: (certification) => certification.certificate.name,
      ends: ({ ends }) => ends,
    },
    show: (certification) => showCertification(certification, today),
  });
};
