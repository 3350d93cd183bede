import type { Assembly, Resource } from "../assembly/assembly.ts";
import { patternsOf } from "../dynamodb/filter.ts";
import type { StreamMapping } from "../dynamodb/stream-poller.ts";
import type { Guard } from "../iam/guard.ts";
import type { Role } from "../iam/roles.ts";
import type { QueueMapping } from "../sqs/poller.ts";
import type { Functions } from "./functions.ts";

/** Permissions that the function's role needs for polling. Source: AWS "Lambda event source mappings", by source. */
const NEEDED = {
  sqs: ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"],
  stream: ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"],
};

/** Reads the event source mappings of the assembly and checks that the functions' roles grant the polling. */
export function readEventSources(
  assembly: Assembly,
  functions: Functions,
  guard: Guard,
  roles: Map<string, Role>,
): { queues: QueueMapping[]; streams: (StreamMapping & { failureQueue: string | undefined })[] } {
  const queues: QueueMapping[] = [];
  const streams: (StreamMapping & { failureQueue: string | undefined })[] = [];
  for (const resource of assembly.resources("AWS::Lambda::EventSourceMapping")) {
    const { properties } = resource;
    if (properties.Enabled === false) continue;
    const source = String(properties.EventSourceArn);
    const definition = functions.find(String(properties.FunctionName));
    if (!definition)
      throw new Error(`${resource.stack}/${resource.id}: no Node function ${properties.FunctionName}`);
    const role = roles.get(definition.roleArn);
    const isQueue = source.includes(":sqs:");
    if (role) {
      const needed = isQueue ? NEEDED.sqs : NEEDED.stream;
      guard.decide(
        { name: definition.name, role },
        needed.map((action) => ({ action, resource: source, context: {} })),
      );
    }
    if (isQueue) queues.push(queueMapping(resource, source, definition.arn));
    else streams.push(streamMapping(resource, source, definition.arn));
  }
  return { queues, streams };
}

function queueMapping(
  { stack, id, properties }: Resource,
  queueArn: string,
  functionArn: string,
): QueueMapping {
  const scaling = properties.ScalingConfig as { MaximumConcurrency?: number } | undefined;
  return {
    id: `${stack}/${id}`,
    queueArn,
    functionArn,
    batchSize: Number(properties.BatchSize ?? 10),
    batchWindowSeconds: Number(properties.MaximumBatchingWindowInSeconds ?? 0),
    reportsItems: reportsItems(properties),
    concurrency: Math.min(4, scaling?.MaximumConcurrency ?? 4),
  };
}

function streamMapping({ stack, id, properties }: Resource, source: string, functionArn: string) {
  const destination = properties.DestinationConfig as { OnFailure?: { Destination?: string } } | undefined;
  return {
    id: `${stack}/${id}`,
    table: source.split(":table/")[1]?.split("/")[0] ?? "",
    functionArn,
    batchSize: Number(properties.BatchSize ?? 100),
    patterns: patternsOf(properties.FilterCriteria),
    reportsItems: reportsItems(properties),
    maximumRetries: Number(properties.MaximumRetryAttempts ?? -1),
    onFailure: undefined,
    failureQueue: destination?.OnFailure?.Destination,
  };
}

function reportsItems(properties: Record<string, unknown>): boolean {
  return ((properties.FunctionResponseTypes ?? []) as string[]).includes("ReportBatchItemFailures");
}
