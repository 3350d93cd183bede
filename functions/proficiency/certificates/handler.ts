import { within } from "../../../shared/kernel/define-crud.ts";
import {
  certificates,
  certificatesApi,
} from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { preflightOf } from "../trials/goes-along.ts";
import { todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import { certificateRecords } from "./certificate.store.ts";
import { announceFile, fileReply } from "./certificate-file.ts";
import { changeCertificate, createCertificate } from "./change-certificate.ts";
import { listCertificates } from "./list-certificates.ts";
import { showCertificate } from "./show-certificate.ts";

export const handler = serveApi(certificatesApi, {
  ...within("certificates", {
    ...crud(certificates, certificateRecords, {
      list: listCertificates,
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
