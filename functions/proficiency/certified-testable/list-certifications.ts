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
    keep: (one) =>
      (certificate === undefined || one.certificate.id === certificate) &&
      (testable === undefined || one.testable.id === testable) &&
      (certified === undefined || one.certified === certified) &&
      (validity === undefined || showCertification(one, today).validity === validity),
    texts: ({ testable, certificate }) =>
      [testable.name, testable.words, certificate.name, ...otherTexts(certificate, "name")].join(" "),
    sorts: {
      testable: (one) => one.testable.name,
      certificate: (one) => one.certificate.name,
      ends: ({ ends }) => ends,
    },
    show: (one) => showCertification(one, today),
  });
};
