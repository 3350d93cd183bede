import { Logger } from "@aws-lambda-powertools/logger";
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";

/** Structured log of this Lambda. Never log tokens, passwords or request bodies. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "laborium" });

const metrics = new Metrics({
  namespace: "Laborium",
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "laborium",
});

/** Counts something in CloudWatch; `unit` is Count unless said otherwise. */
export function measure(name: string, value: number, unit: keyof typeof MetricUnit = "Count"): void {
  metrics.addMetric(name, MetricUnit[unit], value);
  metrics.publishStoredMetrics();
}
