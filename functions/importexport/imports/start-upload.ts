import { importFormatOf, importFormats } from "../../../shared/importexport/imports/import-formats.ts";
import type { startUpload as endpoint } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { signedUrlLife } from "../../platform/bucket.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { importFiles } from "./import.store.ts";
import { announceImport } from "./start-import.ts";

/** Announces a file and signs the URL to which it is uploaded. */
export const startUpload: Command<typeof endpoint> = async ({ actor, body }) => {
  const entry = await announceImport(actor, body);
  const type = importFormats[importFormatOf(body.file) ?? "json"];
  const upload = await importFiles(actor).uploadUrl(entry.key, type, body.size);
  const expires = new Date(Date.now() + signedUrlLife * 1000).toISOString();
  return { id: entry.id, ...upload, expires };
};
