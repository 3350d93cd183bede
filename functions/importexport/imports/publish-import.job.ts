import { publishImportSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { publish } from "./carry-out-import.ts";

export const handler = serveStep("publish-import", publishImportSchema, ({ id, read }, actor) =>
  publish(actor, id, read.count),
);
