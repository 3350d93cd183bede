import { Readable } from "node:stream";
import {
  importFormatNames,
  importFormatOf,
  importFormats,
} from "../../../shared/importexport/imports/import-formats.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { importFiles, type StoredImport } from "./import.store.ts";
import { type Announcement, announceImport } from "./start-import.ts";

/** Accepts a file sent with the call itself; once in the bucket, it is treated like any other import. */
export async function receiveFile(
  actor: Actor,
  name: string,
  bytes: Buffer,
  options: Omit<Announcement, "file" | "size">,
): Promise<StoredImport> {
  const format = importFormatOf(name);
  const refusal = `Only files of these formats are imported, not "${name}": ${importFormatNames}.`;
  if (!format) throw fieldProblem("file", "unsupported_format", refusal);
  if (bytes.length === 0) throw fieldProblem("file", "empty_file", "The file is empty.");
  const entry = await announceImport(actor, { ...options, file: name, size: bytes.length });
  await importFiles(actor).put(entry.key, bytes, { contentType: importFormats[format] });
  return entry;
}

/** The file of a multipart form, field `file`. @throws ProblemError */
export async function readMultipart(
  body: Buffer,
  contentType: string,
): Promise<{ name: string; bytes: Buffer }> {
  const { default: busboy } = await import("busboy");
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(fieldProblem("file", "required", message));
    if (!/^multipart\/form-data\b/i.test(contentType))
      return reject(problem("unsupported_media_type", "Only multipart/form-data is accepted here."));
    let file: Promise<{ name: string; bytes: Buffer }> | undefined;
    try {
      const form = busboy({
        headers: { "content-type": contentType },
        defParamCharset: "utf8",
        limits: { files: 1 },
      });
      form.on("file", (field, stream, { filename }) => {
        if (field !== "file") return stream.resume();
        file = stream
          .toArray()
          .then((parts) => ({ name: filename ?? "", bytes: Buffer.concat(parts as Buffer[]) }));
      });
      form.on("error", () => fail("The form cannot be read."));
      form.on("close", () =>
        file ? file.then(resolve, reject) : fail("The form has no file in the field `file`."),
      );
      Readable.from([body]).pipe(form);
    } catch {
      fail("The form cannot be read.");
    }
  });
}
