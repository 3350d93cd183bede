import { ulid } from "ulid";
import {
  activeContent,
  type CertificateFile,
  certificateTypes,
  maxCertificateSize,
} from "../../../shared/proficiency/certificates/certificate.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket, signedUrlLife } from "../../platform/bucket.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { mostMegapixels, pictureOf } from "../../platform/picture/picture-type.ts";
import { preparePicture } from "../../platform/picture/prepare-picture.ts";
import { fieldProblem, fieldProblems, problem } from "../../platform/problem.ts";
import { runsCode } from "./pdf-contents.ts";

type Owner = Pick<Actor, "tenant">;
/** Bucket of uploaded files; deletes its objects after 7 days. */
const arrivals = (actor: Owner) => openBucket(actor, "IMPORTS_BUCKET");
const arrivalKey = (id: string) => `chunks/certificates/${id}`;
/** Key of the announced file name, which the signed upload cannot carry. */
const nameKey = (id: string) => `${arrivalKey(id)}.name`;
/** Bucket of checked files, including those of former versions. */
const checkedFiles = (actor: Owner) => openBucket(actor, "ASSETS_BUCKET");
const keptKey = (id: string) => `certificates/${id}`;

/** Signs the URL to which a file is uploaded. */
export async function announceFile(actor: Owner, { name, size }: { name: string; size: number }) {
  const id = ulid();
  const bucket = arrivals(actor);
  await bucket.put(nameKey(id), name, { contentType: "text/plain" });
  // The type is only known once the content has arrived.
  const upload = await bucket.uploadUrl(arrivalKey(id), "application/octet-stream", size);
  return { id, ...upload, expires: new Date(Date.now() + signedUrlLife * 1000).toISOString() };
}

/**
 * Takes over an uploaded file after checking that it can be a certificate. Repeating the call does no harm.
 * @throws ProblemError validation_failed
 */
export async function receiveFile(actor: Owner, id: string): Promise<CertificateFile> {
  const arrived = await arrivals(actor).size(arrivalKey(id));
  if (arrived === undefined)
    throw fieldProblem("file", "not_uploaded", "There is no file that was uploaded with this id.");
  if (arrived > maxCertificateSize)
    throw fieldProblem("file", "too_big", `At most ${maxCertificateSize} bytes are accepted.`);
  const [bytes, announced] = await Promise.all([
    arrivals(actor).get(arrivalKey(id)),
    arrivals(actor).get(nameKey(id)),
  ]);
  const checked = await checkFile(bytes ?? Buffer.alloc(0));
  await checkedFiles(actor).put(keptKey(id), checked.bytes, { contentType: certificateTypes[checked.type] });
  const name = fileName(announced?.toString("utf8") ?? "", checked.type);
  return { id, name, type: checked.type, size: checked.bytes.length };
}

/**
 * Determines the type of a file from its content. Pictures are decoded and re-encoded so that only pixels are left; a PDF is kept as it is,
 * unless it contains something that would run or another file.
 * @throws ProblemError validation_failed
 */
export async function checkFile(bytes: Buffer): Promise<{ type: CertificateFile["type"]; bytes: Buffer }> {
  if (bytes.length === 0) throw fieldProblem("file", "empty_file", "The file is empty.");
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") {
    const content = runsCode(bytes);
    if (content)
      throw fieldProblems([
        {
          path: "file",
          code: "file_runs_code",
          message: activeContent[content],
          // The text of the app for this kind of content.
          parameters: { context: content },
        },
      ]);
    return { type: "pdf", bytes };
  }
  const picture = pictureOf(bytes);
  if (!picture || picture.type === "svg")
    throw fieldProblem("file", "not_a_certificate", "This is no PDF, JPG or PNG.");
  if (picture.megapixels > mostMegapixels)
    throw fieldProblem("file", "too_many_pixels", `At most ${mostMegapixels} megapixels are accepted.`);
  for (const edge of longestEdges) {
    const prepared = await preparePicture(bytes, edge);
    if (prepared.bytes.length <= maxCertificateSize) return { type: picture.type, bytes: prepared.bytes };
  }
  throw fieldProblem("file", "too_big", `At most ${maxCertificateSize} bytes are accepted.`);
}
/** Longest edge in pixels: A4 at 300 dpi first, then smaller if the result is too large for a response. */
const longestEdges = [3508, 2338, 1600];

/** Reduces an announced name to the bare file name, without forbidden characters and with the extension of its type. */
export function fileName(announced: string, type: CertificateFile["type"]): string {
  const last = announced.split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069:*?"<>|]/gu, "")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .slice(0, 150);
  return `${stem || "certificate"}.${type}`;
}

/** Serves a file so that the browser saves it and runs nothing in it. @throws ProblemError not_found */
export async function fileReply(actor: Owner, file: CertificateFile, headers: Record<string, string> = {}) {
  const bytes = await checkedFiles(actor).get(keptKey(file.id));
  if (!bytes) throw problem("not_found", "The file of this certificate is gone.");
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply(bytes, {
    headers: {
      ...headers,
      "Content-Type": certificateTypes[file.type],
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
    },
  });
}

/** Keeps a file that the laboratory's software made itself. */
export async function keepFile(actor: Owner, file: CertificateFile, bytes: Buffer): Promise<void> {
  await checkedFiles(actor).put(keptKey(file.id), bytes, { contentType: certificateTypes[file.type] });
}
