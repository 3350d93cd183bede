import type { CertificateFile } from "../../../shared/proficiency/certificates/certificate.ts";
import { announceCertificate } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { type OnProgress, putFile } from "../../platform/api/upload.ts";

/** Uploads a file straight to where files arrive. @returns the upload's id, which a certificate is saved with */
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

/** What people choose from; what a file is, the server finds out by its content. */
export const accepted = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
};
export const typeOf = (file: File): CertificateFile["type"] =>
  file.type === "application/pdf" ? "pdf" : file.type === "image/png" ? "png" : "jpg";
