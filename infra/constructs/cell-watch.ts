import { Stack } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { CfnRule } from "aws-cdk-lib/aws-events";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Topic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { monthlyBudget } from "../deployment.ts";
import { counted, RunbookAlarm, type RunbookHeading, watched, whatToDo } from "./alarm.ts";
import { cellDashboard } from "./cell-dashboard.ts";

interface CellWatchProps {
  topic: Topic;
  table: Table;
  /** Names of the functions that read the table's stream. */
  streamReaders: { changes: string; security: string };
}

/**
 * Alarms and dashboard of all laboratories of an account. AWS counts errors and throttles of all functions of an account under one name, and functions
 * count everything else the same way. An alarm for each laboratory would cost more than an idle laboratory does. Logs and the dashboard tell which
 * laboratory is affected.
 */
export class CellWatch extends Construct {
  readonly #topic: Topic;

  constructor(scope: Construct, id: string, { topic, table, streamReaders }: CellWatchProps) {
    super(scope, id);
    this.#topic = topic;
    this.#functions();
    const ageOf = (FunctionName: string) =>
      watched("AWS/Lambda", "IteratorAge", { dimensionsMap: { FunctionName }, statistic: "Maximum" });
    this.#alarm("Stream", "changes-are-announced-late", ageOf(streamReaders.changes), {
      threshold: 60_000,
      says: "The table's stream was read a minute late or more.",
    });
    this.#alarm("SecurityStream", "security-entries-not-copied", ageOf(streamReaders.security), {
      threshold: 60 * 60_000,
      says: "Entries of security logs were copied an hour late or more.",
    });
    this.#bursts();
    this.#table(table);
    this.#mails();
    this.#quota();
    this.#workflows();
    this.#budget();
    cellDashboard(this, table.tableName);
  }

  #alarm(
    id: string,
    runbook: RunbookHeading,
    metric: IMetric,
    { threshold, says }: { threshold: number; says: string },
  ) {
    new RunbookAlarm(this, `${id}Alarm`, { runbook, metric, threshold, says, topic: this.#topic });
  }

  #functions(): void {
    this.#alarm("Errors", "functions-fail", watched("AWS/Lambda", "Errors"), {
      threshold: 5,
      says: "Functions ended with an error, ran out of time or of memory, five times or more.",
    });
    this.#alarm("Throttles", "functions-are-throttled", watched("AWS/Lambda", "Throttles"), {
      threshold: 20,
      says: "Functions were asked for more often than they may run at once, twenty times or more.",
    });
    this.#alarm("Time", "functions-come-close-to-their-time-limit", counted("NearTimeLimit"), {
      threshold: 3,
      says: "Functions used four fifths of their time or more, three times or more.",
    });
    const served = new MathExpression({
      expression: "own + gateway",
      usingMetrics: { own: counted("ServerErrors"), gateway: watched("Laborium", gatewayErrors) },
      period: counted("ServerErrors").period,
    });
    this.#alarm("Api", "the-api-answers-with-errors", served, {
      threshold: 5,
      says: "APIs answered five or more requests with an error of their own.",
    });
  }

  /** Bursts in the security logs, each far above a normal day of a full cell. */
  #bursts(): void {
    const heading = "a-burst-in-the-security-log";
    this.#alarm("FailedSignIns", heading, counted("FailedSignIns"), {
      threshold: 100,
      says: "A hundred or more sign-ins failed: somebody may be guessing passwords.",
    });
    this.#alarm("Denials", heading, counted("Denials"), {
      threshold: 50,
      says: "Fifty or more calls were refused for lack of a right.",
    });
    this.#alarm("Exports", heading, counted("Exports"), {
      threshold: 50,
      says: "The catalogue was exported fifty times or more.",
    });
  }

  #table(table: Table): void {
    const of = (metricName: string, dimensions: Record<string, string> = {}) =>
      watched("AWS/DynamoDB", metricName, { dimensionsMap: { TableName: table.tableName, ...dimensions } });
    const index = { GlobalSecondaryIndexName: "GSI1" };
    const throttled = new MathExpression({
      expression: "reads + writes + indexReads + indexWrites",
      usingMetrics: {
        reads: of("ReadThrottleEvents"),
        writes: of("WriteThrottleEvents"),
        indexReads: of("ReadThrottleEvents", index),
        indexWrites: of("WriteThrottleEvents", index),
      },
      period: of("ReadThrottleEvents").period,
    });
    this.#alarm("Table", "the-table-is-throttled", throttled, {
      threshold: 50,
      says: "The table refused fifty or more reads and writes for a moment.",
    });
  }

  /** SES stops sending for the whole account at 10 % bounces or 0.5 % complaints, and reviews it at half of that or less. */
  #mails(): void {
    const rate = (metricName: string) => watched("AWS/SES", metricName, { statistic: "Maximum" });
    this.#alarm("Bounces", "mails-come-back", rate("Reputation.BounceRate"), {
      threshold: 0.04,
      says: "Of all mails of the account, four in a hundred or more could not be delivered.",
    });
    this.#alarm("Complaints", "mails-come-back", rate("Reputation.ComplaintRate"), {
      threshold: 0.0008,
      says: "Of all mails of the account, eight in ten thousand or more were reported as spam.",
    });
  }

  #quota(): void {
    const used = watched("AWS/Usage", "ResourceCount", {
      statistic: "Maximum",
      dimensionsMap: {
        Service: "Lambda",
        Type: "Resource",
        Resource: "ConcurrentExecutions",
        Class: "None",
      },
    });
    const share = new MathExpression({
      expression: "100 * used / SERVICE_QUOTA(used)",
      usingMetrics: { used },
      period: used.period,
    });
    this.#alarm("Quota", "the-account-comes-close-to-a-quota", share, {
      threshold: 80,
      says: "Functions run in four fifths or more of the containers that the account may have at once.",
    });
  }

  /** Covers every workflow: Step Functions reports each execution that ends badly, at no cost. */
  #workflows(): void {
    // No condition, as in AWS's own example for topics.
    this.#letPublish("events.amazonaws.com", {});
    new CfnRule(this, "FailedWorkflows", {
      description: whatToDo("a-workflow-failed"),
      eventPattern: {
        source: ["aws.states"],
        "detail-type": ["Step Functions Execution Status Change"],
        detail: { status: ["FAILED", "TIMED_OUT", "ABORTED"] },
      },
      targets: [
        {
          id: "Topic",
          arn: this.#topic.topicArn,
          inputTransformer: {
            inputPathsMap: { execution: "$.detail.executionArn", status: "$.detail.status" },
            inputTemplate: `"An execution ended for good as <status>: <execution>. ${whatToDo("a-workflow-failed")}"`,
          },
        },
      ],
    });
  }

  #budget(): void {
    this.#letPublish("budgets.amazonaws.com", {
      StringEquals: { "AWS:SourceAccount": Stack.of(this).account },
    });
    const noticeAt = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: "PERCENTAGE",
        comparisonOperator: "GREATER_THAN",
      },
      subscribers: [{ subscriptionType: "SNS", address: this.#topic.topicArn }],
    });
    new CfnBudget(this, "Budget", {
      budget: {
        budgetName: "laborium",
        budgetType: "COST",
        timeUnit: "MONTHLY",
        budgetLimit: { amount: monthlyBudget, unit: "USD" },
      },
      notificationsWithSubscribers: [noticeAt("ACTUAL", 80), noticeAt("FORECASTED", 120)],
    });
  }

  #letPublish(service: string, conditions: Record<string, object>): void {
    this.#topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(service)],
        actions: ["sns:Publish"],
        resources: [this.#topic.topicArn],
        conditions,
      }),
    );
  }
}

/** Responses of 500 and above that API Gateway made itself, counted from the logs of all APIs. */
export const gatewayErrors = "GatewayErrors";
