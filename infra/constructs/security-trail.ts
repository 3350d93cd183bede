import { RemovalPolicy } from "aws-cdk-lib";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { keptElsewhere } from "../../shared/kernel/retention.ts";
import type { Deployment } from "../deployment.ts";
import { copyEntries } from "../platform-workers.ts";
import { workerEntry } from "../workers.ts";
import { logGrants, roleOf } from "./grant.ts";
import { deadLetterQueue } from "./job-queue.ts";
import { LaboriumFunction } from "./laborium-function.ts";
import { logGroupName } from "./log-group.ts";
import { readStream, streamGrants } from "./stream-reader.ts";

interface SecurityTrailProps {
  deployment: Deployment;
  table: Table;
  topic: ITopic;
}

/**
 * Copies the entries of all security logs from the table's stream into a log group that keeps them for a year, that no function may delete from and
 * that outlives the stack. It is the stream's second reader; a stream supports two.
 */
export class SecurityTrail extends Construct {
  readonly functionName: string;

  constructor(scope: Construct, id: string, { deployment, table, topic }: SecurityTrailProps) {
    super(scope, id);
    const streamArn = table.tableStreamArn ?? "";
    const lostQueue = deadLetterQueue(this, "Lost", {
      name: "laborium-security-lost",
      topic,
      runbook: "security-entries-not-copied",
    });
    const name = logGroupName("platform", "security");
    const logs = new LogGroup(this, "Log", {
      logGroupName: name,
      retention: keptElsewhere.securityCopy,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const role = roleOf(this, "Role", "lambda.amazonaws.com", [
      ...streamGrants(streamArn, lostQueue),
      ...logGrants(name),
    ]);
    const copier = new LaboriumFunction(this, "Function", {
      deployment,
      entry: workerEntry(copyEntries),
      role,
      logs,
      memory: copyEntries.memory,
      timeout: copyEntries.timeout,
      environment: {},
    });
    this.functionName = copier.functionName;
    // Entries are only ever added; one that is written over is copied once more.
    readStream(this, { functionArn: copier.functionArn, streamArn, lost: lostQueue, sortKey: "SECURITY" });
  }
}
