import type { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import type { TrialCertificate } from "../trials/trials.ts";
import { certificateRecords } from "./certificate.store.ts";
import { receiveFile } from "./certificate-file.ts";

/** @throws ProblemError validation_failed, also for a file that did not arrive or is not a certificate */
export async function createCertificate({
  actor,
  body,
}: Call<typeof certificates.create>): Promise<TrialCertificate> {
  return certificateRecords.create(actor, { ...body, file: await receiveFile(actor, body.file) });
}

/** A replaced file is kept for the versions that name it. @throws ProblemError not_found, edit_conflict, validation_failed */
export async function changeCertificate({
  actor,
  params: { id },
  ifMatch,
  body: { file: upload, ...change },
}: Call<typeof certificates.change>): Promise<TrialCertificate> {
  return certificateRecords.change(actor, id, ifMatch, async (present) => {
    const file = upload && upload !== present.file.id ? await receiveFile(actor, upload) : present.file;
    return { ...change, file };
  });
}
