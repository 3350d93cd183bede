import type { downloadCertificate as endpoint } from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { problem } from "../../platform/problem.ts";
import { fileReply } from "../certificates/certificate-file.ts";
import { readTrials } from "../trials/read-trials.ts";
import { isPublicCertificate } from "./public-rows.ts";

export const downloadCertificate: Command<typeof endpoint> = async ({ actor, params }) => {
  const trials = await readTrials(actor);
  const certificate = isPublicCertificate(trials, params.id) && trials.certificates.get(params.id);
  if (!certificate) throw problem("not_found", "There is no such public certificate.");
  return fileReply(actor, certificate.file, { "Cache-Control": "public, max-age=5" });
};
