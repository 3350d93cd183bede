import { Stack } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { CfnRule } from "aws-cdk-lib/aws-events";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Topic } from "aws-cdk-lib/aws-sns";
import { CfnSamplingRule } from "aws-cdk-lib/aws-xray";
import { Construct } from "constructs";
import { monthlyBudget, tracedShare } from "../deployment.ts";
import { counted, RunbookAlarm, type RunbookHeading, watched, whatToDo } from "./alarm.ts";
import { cellDashboard } from "./cell-dashboard.ts";

interface CellWatchProps {
  topic: Topic;
  table: Table;
  /** Name of the function that reads the table's stream. */
  streamReader: string;
}

/**
 * Alarms and dashboard of all laboratories of an account. AWS counts errors and throttles of all functions of an account under one name, and functions
 * count everything else the same way. An alarm for each laboratory would cost more than an idle laboratory does. Logs and the dashboard tell which
 * laboratory is affected.
 */
export class CellWatch extends Construct {
  readonly #topic: Topic;

  constructor(scope: Construct, id: string, { topic, table, streamReader }: CellWatchProps) {
    super(scope, id);
    this.#topic = topic;
    this.#functions();
    const age = { dimensionsMap: { FunctionName: streamReader }, statistic: "Maximum" };
    this.#alarm("Stream", "changes-are-announced-late", watched("AWS/Lambda", "IteratorAge", age), {
      at: 60_000,
      says: "The table's stream was read a minute late or more.",
    });
    this.#table(table);
    this.#mails();
    this.#quota();
    this.#workflows();
    this.#budget();
    this.#traces();
    cellDashboard(this, table.tableName);
  }

  #alarm(id: string, runbook: RunbookHeading, metric: IMetric, { at, says }: { at: number; says: string }) {
    new RunbookAlarm(this, `${id}Alarm`, { runbook, metric, threshold: at, says, topic: this.#topic });
  }

  #functions(): void {
    this.#alarm("Errors", "functions-fail", watched("AWS/Lambda", "Errors"), {
      at: 5,
      says: "Functions ended with an error, ran out of time or of memory, five times or more.",
    });
    this.#alarm("Throttles", "functions-are-throttled", watched("AWS/Lambda", "Throttles"), {
      at: 20,
      says: "Functions were asked for more often than they may run at once, twenty times or more.",
    });
    this.#alarm("Time", "functions-come-close-to-their-time-limit", counted("NearTimeLimit"), {
      at: 3,
      says: "Functions used four fifths of their time or more, three times or more.",
    });
    const served = new MathExpression({
      expression: "own + gateway",
      usingMetrics: { own: counted("ServerErrors"), gateway: watched("Laborium", gatewayErrors) },
      period: counted("ServerErrors").period,
    });
    this.#alarm("Api", "the-api-answers-with-errors", served, {
      at: 5,
      says: "APIs answered five or more requests with an error of their own.",
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
      at: 50,
      says: "The table refused fifty or more reads and writes for a moment.",
    });
  }

  /** SES stops sending for the whole account at 10 % bounces or 0.5 % complaints, and reviews it at half of that or less. */
  #mails(): void {
    const rate = (metricName: string) => watched("AWS/SES", metricName, { statistic: "Maximum" });
    this.#alarm("Bounces", "mails-come-back", rate("Reputation.BounceRate"), {
      at: 0.04,
      says: "Of all mails of the account, four in a hundred or more could not be delivered.",
    });
    this.#alarm("Complaints", "mails-come-back", rate("Reputation.ComplaintRate"), {
      at: 0.0008,
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
      at: 80,
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
    const tell = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
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
      notificationsWithSubscribers: [tell("ACTUAL", 80), tell("FORECASTED", 120)],
    });
  }

  /** Without a rule, X-Ray traces the first request of each second. At a laboratory's pace that is every request, which costs as much as the API itself. */
  #traces(): void {
    const any = {
      host: "*",
      httpMethod: "*",
      urlPath: "*",
      serviceName: "*",
      serviceType: "*",
      resourceArn: "*",
    };
    new CfnSamplingRule(this, "Traces", {
      samplingRule: {
        ruleName: "laborium",
        version: 1,
        priority: 1000,
        reservoirSize: 0,
        fixedRate: tracedShare,
        ...any,
      },
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
