import { Logger } from "@aws-lambda-powertools/logger";
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { placesInSource } from "./source-places.ts";

/** Structured log of this Lambda. Never log tokens, passwords or request bodies. */
export const log = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "laborium",
  jsonReplacerFn: (key, value) =>
    key === "stack" && typeof value === "string" ? placesInSource(value) : value,
});

/** Increments a count in CloudWatch; the platform's stack alarms on these names. */
export function measure(name: "ForeignItemsInIndex"): void {
  const metrics = new Metrics({ namespace: "Laborium", serviceName: "laborium" });
  metrics.addMetric(name, MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}
