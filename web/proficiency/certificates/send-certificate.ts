import type { CertificateFile } from "../../../shared/proficiency/certificates/certificate.ts";
import { announceCertificate } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { type OnProgress, putFile } from "../../platform/api/upload.ts";

/** Uploads a file straight to the bucket. @returns id of the upload, needed to save the certificate */
export async function sendCertificate(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<string> {
  const { id, ...to } = await call(announceCertificate, {
    body: { name: file.name, size: file.size },
    signal,
  });
  await putFile(to, file, onProgress, signal);
  return id;
}

/** File types offered for selection; the server determines the actual type from the content. */
export const accepted = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
};
export const typeOf = (file: File): CertificateFile["type"] =>
  file.type === "application/pdf" ? "pdf" : file.type === "image/png" ? "png" : "jpg";
