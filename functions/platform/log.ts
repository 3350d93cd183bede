import { Logger } from "@aws-lambda-powertools/logger";
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { placesInSource } from "./source-places.ts";

/** Structured log of this Lambda. Never log tokens, passwords or request bodies. */
export const log = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "laborium",
  jsonReplacerFn: (key, value) =>
    key === "stack" && typeof value === "string" ? placesInSource(value) : value,
});

/** Metrics behind the alarms of the stacks and the cell's dashboard. */
type Count =
  | "ForeignItemsInIndex"
  | "ServerErrors"
  /** Responses of 503 because we or the laboratory have switched maintenance on. */
  | "MaintenanceRefusals"
  | "NearTimeLimit"
  | "MailsReturned"
  /** Entries of security logs, counted as they are copied. */
  | "FailedSignIns"
  | "Denials"
  | "Exports";

/** Increments a count in CloudWatch, either for all laboratories together or for one by its id. */
export function measure(name: Count, tenant?: string): void {
  const metrics = new Metrics({ namespace: "Laborium", serviceName: "laborium" });
  if (tenant) metrics.addDimension("tenant", tenant);
  metrics.addMetric(name, MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}
