import { carryOutBulkSchema } from "../../../shared/laboreditor/bulk/bulk.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { carryOutStaged } from "./carry-out-bulk.ts";

export const handler = serveStep("carry-out-bulk", carryOutBulkSchema, ({ id }, actor) =>
  carryOutStaged(actor, id),
);
