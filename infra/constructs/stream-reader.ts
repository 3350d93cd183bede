import { CfnEventSourceMapping } from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";

/** Grants with which Lambda polls a table's stream and lays aside what a function failed on for good. */
export const streamGrants = (streamArn: string, lostQueue: IQueue) => [
  {
    actions: ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"],
    resources: [streamArn],
  },
  {
    actions: ["dynamodb:ListStreams"],
    resources: ["*"],
    wildcard: "Lambda's poller demands it, and DynamoDB knows no resource for it.",
  },
  { actions: ["sqs:SendMessage"], resources: [lostQueue.queueArn] },
];

/** Calls a function with the items of one sort key that are added to a table or changed in it. */
export function readStream(
  scope: Construct,
  reader: { functionArn: string; streamArn: string; lost: IQueue; sortKey: string },
): void {
  const { functionArn, streamArn, lost: lostQueue, sortKey } = reader;
  new CfnEventSourceMapping(scope, "Mapping", {
    functionName: functionArn,
    eventSourceArn: streamArn,
    startingPosition: "LATEST",
    batchSize: 100,
    bisectBatchOnFunctionError: true,
    maximumRetryAttempts: 5,
    destinationConfig: { onFailure: { destination: lostQueue.queueArn } },
    functionResponseTypes: ["ReportBatchItemFailures"],
    filterCriteria: {
      filters: [
        {
          pattern: JSON.stringify({
            eventName: ["INSERT", "MODIFY"],
            dynamodb: { Keys: { SK: { S: [sortKey] } } },
          }),
        },
      ],
    },
  });
}
