import { startImportSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { serveQueue } from "../../platform/job/serve-job.ts";
import { fileArrived } from "./start-import.ts";

export const handler = serveQueue("start-import", startImportSchema, async ({ Records }, actor) => {
  for (const { s3 } of Records) {
    const key = decodeURIComponent(s3.object.key.replaceAll("+", " "));
    if (key.startsWith(`${actor.tenant}/`))
      await fileArrived(actor, key.slice(actor.tenant.length + 1), s3.object.eTag);
  }
});
