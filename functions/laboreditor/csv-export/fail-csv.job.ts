import { failCsvSchema } from "../../../shared/laboreditor/csv-export/csv-export.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { log } from "../../platform/log.ts";
import { giveUp } from "./write-csv.ts";

export const handler = serveStep("fail-csv", failCsvSchema, async ({ id, error }, actor) => {
  log.error("CSV file failed", { task: id, reason: error?.Error, cause: error?.Cause });
  await giveUp(actor, id);
});
