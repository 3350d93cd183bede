import { otherTexts } from "../../../shared/kernel/translations.ts";
import type { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { listTrials, todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import { showCertificate } from "./show-certificate.ts";

export const listCertificates: Command<typeof certificates.list> = async (call) => {
  const { validity, assigned } = call.query;
  const trials = await readTrials(call.actor);
  const today = todayOf(call);
  return listTrials(call, trials, {
    kind: "certificate",
    items: trials.certificates,
    keep: (certificate) =>
      (validity === undefined || showCertificate(trials, certificate, today).validity === validity) &&
      (assigned === undefined || trials.certificationsBy(certificate.id).length > 0 === assigned),
    texts: (certificate) =>
      [certificate.name, ...otherTexts(certificate, "name"), certificate.file.name].join(" "),
    sorts: {
      name: ({ name }) => name,
      test_date: ({ test_date }) => test_date,
      valid_until: ({ valid_until }) => valid_until,
      certified: ({ id }) => trials.certificationsBy(id).length,
    },
    show: (certificate) => showCertificate(trials, certificate, today),
  });
};
