import { readFileSchema } from "../../../shared/importexport/imports/imports.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { readAndCompare } from "./carry-out-import.ts";

export const handler = serveStep("read-file", readFileSchema, ({ id, execution }, actor) =>
  readAndCompare(actor, id, execution),
);
