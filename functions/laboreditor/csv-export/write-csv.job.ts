import { writeCsvSchema } from "../../../shared/laboreditor/csv-export/csv-export.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { writeCsv } from "./write-csv.ts";

export const handler = serveStep("write-csv", writeCsvSchema, (order, actor, tenant) =>
  writeCsv(actor, order, tenant),
);
