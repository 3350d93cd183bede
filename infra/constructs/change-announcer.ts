import { Fn } from "aws-cdk-lib";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { concurrency, type Deployment } from "../deployment.ts";
import { announceChange } from "../platform-workers.ts";
import { workerEntry } from "../workers.ts";
import { arnIn, logGrants, roleOf } from "./grant.ts";
import { deadLetterQueue } from "./job-queue.ts";
import { LaboriumFunction } from "./laborium-function.ts";
import { logGroup, logGroupName } from "./log-group.ts";
import { readStream, streamGrants } from "./stream-reader.ts";

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
    const lostQueue = deadLetterQueue(this, "Lost", {
      name: lostName,
      topic,
      runbook: "changes-not-announced",
    });
    const logs = logGroupName("platform", "announce-change");
    const role = roleOf(this, "Role", "lambda.amazonaws.com", [
      {
        actions: ["sqs:SendMessage"],
        resources: [arnIn("sqs", "laborium-*-changes")],
        wildcard: "One queue for each tenant, made in the tenants' stacks; their names are fixed.",
      },
      ...streamGrants(streamArn, lostQueue),
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
        CHANGES_QUEUE: Fn.join("laborium-{tenant}-changes", Fn.split(lostName, lostQueue.queueUrl)),
      },
    });
    this.functionName = announcer.functionName;
    // Only the head of a catalogue: every change raises its revision.
    readStream(this, { functionArn: announcer.functionArn, streamArn, lost: lostQueue, sortKey: "HEAD" });
  }
}
