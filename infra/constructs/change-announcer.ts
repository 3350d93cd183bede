import { Fn } from "aws-cdk-lib";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { CfnEventSourceMapping } from "aws-cdk-lib/aws-lambda";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { concurrency, type Deployment } from "../deployment.ts";
import { announceChange, workerEntry } from "../workers.ts";
import { arnIn, logGrants, roleOf } from "./grant.ts";
import { deadLetterQueue } from "./job-queue.ts";
import { LaboriumFunction } from "./laborium-function.ts";
import { logGroup, logGroupName } from "./log-group.ts";

interface ChangeAnnouncerProps {
  deployment: Deployment;
  table: Table;
  topic: ITopic;
}

const lostName = "laborium-changes-lost";

/** Reads the table's stream and announces new revisions on each tenant's queue `changes`. */
export class ChangeAnnouncer extends Construct {
  readonly functionName: string;

  constructor(scope: Construct, id: string, { deployment, table, topic }: ChangeAnnouncerProps) {
    super(scope, id);
    const streamArn = table.tableStreamArn ?? "";
    const lost = deadLetterQueue(this, "Lost", {
      name: lostName,
      topic,
      runbook: "changes-not-announced",
    });
    const logs = logGroupName("platform", "announce-change");
    const role = roleOf(this, "Role", "lambda.amazonaws.com", [
      {
        actions: ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"],
        resources: [streamArn],
      },
      {
        actions: ["dynamodb:ListStreams"],
        resources: ["*"],
        wildcard: "Lambda's poller demands it, and DynamoDB knows no resource for it.",
      },
      {
        actions: ["sqs:SendMessage"],
        resources: [arnIn("sqs", "laborium-*-changes")],
        wildcard: "One queue for each tenant, made in the tenants' stacks; their names are fixed.",
      },
      { actions: ["sqs:SendMessage"], resources: [lost.queueArn] },
      ...logGrants(logs),
    ]);
    const announcer = new LaboriumFunction(this, "Function", {
      deployment,
      entry: workerEntry(announceChange),
      role,
      logs: logGroup(this, "Log", logs),
      memory: announceChange.memory,
      timeout: announceChange.timeout,
      concurrency: concurrency.announcements,
      // URLs of queues differ in their last part only.
      environment: {
        CHANGES_QUEUE: Fn.join("laborium-{tenant}-changes", Fn.split(lostName, lost.queueUrl)),
      },
    });
    this.functionName = announcer.functionName;
    new CfnEventSourceMapping(this, "Mapping", {
      functionName: announcer.functionArn,
      eventSourceArn: streamArn,
      startingPosition: "LATEST",
      batchSize: 100,
      bisectBatchOnFunctionError: true,
      maximumRetryAttempts: 5,
      destinationConfig: { onFailure: { destination: lost.queueArn } },
      functionResponseTypes: ["ReportBatchItemFailures"],
      // Only the head of a catalogue: every change raises its revision.
      filterCriteria: {
        filters: [
          {
            pattern: JSON.stringify({
              eventName: ["INSERT", "MODIFY"],
              dynamodb: { Keys: { SK: { S: ["HEAD"] } } },
            }),
          },
        ],
      },
    });
  }
}
