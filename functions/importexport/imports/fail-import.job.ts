import { failImportSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { log } from "../../platform/log.ts";
import { abandon } from "./carry-out-import.ts";

export const handler = serveStep(
  "fail-import",
  failImportSchema,
  async ({ id, execution, read, error }, actor) => {
    log.error("import failed", { import: id, reason: error?.Error, cause: error?.Cause });
    await abandon(actor, id, read?.chunks ?? [], execution);
  },
);
