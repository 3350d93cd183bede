import { failBulkSchema } from "../../../shared/laboreditor/bulk/bulk.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { log } from "../../platform/log.ts";
import { giveUp } from "./carry-out-bulk.ts";

export const handler = serveStep("fail-bulk", failBulkSchema, async ({ id, error }, actor) => {
  log.error("bulk change failed", { bulk: id, reason: error?.Error, cause: error?.Cause });
  await giveUp(actor, id);
});
