import { within } from "../../../shared/kernel/define-crud.ts";
import { otherTexts } from "../../../shared/kernel/translations.ts";
import {
  certificates,
  certificatesApi,
} from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { preflightOf } from "../trials/goes-along.ts";
import { listTrials, todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import { certificateRecords } from "./certificate.store.ts";
import { announceFile, fileReply } from "./certificate-file.ts";
import { changeCertificate, createCertificate } from "./change-certificate.ts";
import { showCertificate } from "./show-certificate.ts";

export const handler = serveApi(certificatesApi, {
  ...within("certificates", {
    ...crud(certificates, certificateRecords, {
      list: async (call) => {
        const { validity, assigned } = call.query;
        const trials = await readTrials(call.actor);
        const today = todayOf(call);
        return listTrials(call, trials, {
          kind: "certificate",
          items: trials.certificates,
          keep: (one) =>
            (validity === undefined || showCertificate(trials, one, today).validity === validity) &&
            (assigned === undefined || trials.certificationsBy(one.id).length > 0 === assigned),
          texts: (one) => [one.name, ...otherTexts(one, "name"), one.file.name].join(" "),
          sorts: {
            name: ({ name }) => name,
            test_date: ({ test_date }) => test_date,
            valid_until: ({ valid_until }) => valid_until,
            certified: ({ id }) => trials.certificationsBy(id).length,
          },
          show: (one) => showCertificate(trials, one, today),
        });
      },
      create: createCertificate,
      change: changeCertificate,
      show: async (record, call) => showCertificate(await readTrials(call.actor), record, todayOf(call)),
    }),
    preflight: preflightOf((trials, id) => {
      if (!trials.certificates.has(id)) throw problem("not_found", "There is no such certificate.");
      return { certifications: trials.certificationsBy(id) };
    }),
  }),
  announceCertificate: ({ actor, body }) => announceFile(actor, body),
  readCertificateFile: async ({ actor, params: { id }, query: { version } }) => {
    const { file } =
      version === undefined
        ? await certificateRecords.read(actor, id)
        : ((await certificateRecords.version(actor, id, version)).content as never);
    return fileReply(actor, file);
  },
});
