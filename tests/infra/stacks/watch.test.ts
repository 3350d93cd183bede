import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { runbookHeadings } from "../../../infra/constructs/alarm.ts";
import { functionEntries, handlerOf } from "../../../infra/constructs/function-bundle.ts";
import type { Resource } from "../../../infra/local/assembly/assembly.ts";
import { sourceOf } from "../../laws/sources.ts";
import { assemble, placeOf, type Template } from "./assembly.ts";

interface Metric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
}
let resolved: Awaited<ReturnType<typeof assemble>>["resolved"];
let templates: Map<string, Template>;
let watched: string[];

/** The metrics of an alarm; AWS charges for each of them. */
function metricsOf({ properties }: Resource): Metric[] {
  const queries = properties.Metrics as { MetricStat?: { Metric: Metric } }[] | undefined;
  if (!queries) return [properties as unknown as Metric];
  return queries.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []));
}
/** `AWS/SQS ApproximateAge… QueueName=laborium-demo-mail`, with the dimensions in order. */
const nameOf = ({ Namespace, MetricName, Dimensions = [] }: Metric) =>
  [Namespace, MetricName, ...Dimensions.map(({ Name, Value }) => `${Name}=${Value}`).sort()].join(" ");
const runbook = readFileSync(new URL("../../../infra/runbook.md", import.meta.url), "utf8");
const all = (...types: string[]) => resolved.resources(...types);

beforeAll(async () => {
  ({ templates, resolved } = await assemble("production"));
  watched = all("AWS::CloudWatch::Alarm").flatMap(metricsOf).map(nameOf);
});

describe("an alarm watches", () => {
  test("every function: errors and throttles, which AWS also counts for all functions of a region together", () => {
    const home = all("AWS::Lambda::Function").filter(({ stack }) => stack !== "laborium-edge");
    expect(home.length).toBeGreaterThan(50);
    expect(home).toHaveLength(all("AWS::Lambda::Function").length);
    for (const metric of ["Errors", "Throttles"]) expect(watched).toContain(`AWS/Lambda ${metric}`);
  });

  test("every function: how close it comes to its time limit, which it counts itself", () => {
    expect(watched).toContain("Laborium NearTimeLimit service=laborium");
    const counting = /\bserve(?:Api|Step|Queue|Schedule|CustomResource)\(|\.use\(watchTime\(\)\)/;
    const ownHandlers = new Set(functionEntries().map(handlerOf));
    for (const entry of functionEntries()) expect(sourceOf(`functions/${entry}.ts`), entry).toMatch(counting);
    for (const serving of ["endpoint/serve-api", "job/serve-job", "job/serve-custom-resource"]) {
      const source = sourceOf(`functions/platform/${serving}.ts`);
      const handlers = source.match(/\bmiddy</g) ?? [];
      expect(source.match(/\.use\(watchTime\(\)\)/g), serving).toHaveLength(handlers.length);
    }
    const others = all("AWS::Lambda::Function").filter(
      ({ properties }) => !ownHandlers.has(String(properties.Handler)),
    );
    // Only CDK's own function for copying files has no alarm: a deployment shows its failure.
    expect(new Set(others.map(({ properties }) => properties.Handler))).toEqual(new Set(["index.handler"]));
  });

  test("every queue: how long its oldest message waits, or whether anything was laid aside in it", () => {
    const queues = all("AWS::SQS::Queue");
    const deadLetters = new Set(
      queues.map(
        ({ properties }) =>
          (properties.RedrivePolicy as { deadLetterTargetArn: string })?.deadLetterTargetArn,
      ),
    );
    expect(queues.length).toBeGreaterThan(8);
    for (const queue of queues) {
      const name = queue.properties.QueueName;
      const isAside =
        deadLetters.has(resolved.att(queue, "Arn")) || queue.properties.RedrivePolicy === undefined;
      const metric = isAside ? "ApproximateNumberOfMessagesVisible" : "ApproximateAgeOfOldestMessage";
      expect(watched).toContain(`AWS/SQS ${metric} QueueName=${name}`);
    }
  });

  test("every table and each of its indexes: what it refuses", () => {
    const tables = all("AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable");
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const indexes = (table.properties.GlobalSecondaryIndexes ?? []) as { IndexName: string }[];
      for (const metric of ["ReadThrottleEvents", "WriteThrottleEvents"]) {
        expect(watched).toContain(`AWS/DynamoDB ${metric} TableName=${resolved.ref(table)}`);
        for (const { IndexName } of indexes)
          expect(watched).toContain(
            `AWS/DynamoDB ${metric} GlobalSecondaryIndexName=${IndexName} TableName=${resolved.ref(table)}`,
          );
      }
    }
  });

  test("every stream: how far its reader is behind, and what it could not read", () => {
    const readers = all("AWS::Lambda::EventSourceMapping").filter(({ properties }) =>
      String(properties.EventSourceArn).includes("/stream/"),
    );
    expect(readers.length).toBeGreaterThan(0);
    for (const { properties } of readers) {
      const name = String(properties.FunctionName).split(":").pop();
      expect(watched).toContain(`AWS/Lambda IteratorAge FunctionName=${name}`);
      const { OnFailure } = properties.DestinationConfig as { OnFailure: { Destination: string } };
      const queue = OnFailure.Destination.split(":").pop();
      expect(watched).toContain(`AWS/SQS ApproximateNumberOfMessagesVisible QueueName=${queue}`);
    }
  });

  test("every workflow: a rule tells of each execution that ends badly, whosever it is", () => {
    expect(all("AWS::StepFunctions::StateMachine").length).toBeGreaterThan(5);
    const [topic] = all("AWS::SNS::Topic").map((resource) => resolved.att(resource, "Arn"));
    const rules = all("AWS::Events::Rule").filter(({ properties }) =>
      JSON.stringify(properties.EventPattern).includes("aws.states"),
    );
    expect(rules.map(({ properties }) => properties.EventPattern)).toEqual([
      {
        source: ["aws.states"],
        "detail-type": ["Step Functions Execution Status Change"],
        detail: { status: ["FAILED", "TIMED_OUT", "ABORTED"] },
      },
    ]);
    const targets = rules.flatMap(({ properties }) => properties.Targets as { Arn: string }[]);
    expect(targets.map(({ Arn }) => Arn)).toEqual([topic]);
  });

  test("every API: errors of its functions and its own, none of which is a refusal for maintenance", () => {
    const logs = all("AWS::Logs::MetricFilter").map(({ properties }) => properties.LogGroupName);
    const stages = all("AWS::ApiGateway::Stage");
    expect(stages.length).toBeGreaterThan(1);
    for (const { properties } of stages) {
      const { DestinationArn, Format } = properties.AccessLogSetting as Record<string, string>;
      expect(logs).toContain(String(DestinationArn).replace(/:\*$/, "").split(":log-group:")[1]);
      // As a number, so that filters can compare it; the rest is text.
      expect(Format).toContain('"status":$context.status,');
    }
    expect(watched).toEqual(
      expect.arrayContaining(["Laborium ServerErrors service=laborium", "Laborium GatewayErrors"]),
    );
    expect(watched.filter((metric) => metric.includes("Maintenance"))).toEqual([]);
    const [dashboard] = all("AWS::CloudWatch::Dashboard");
    expect(String(dashboard?.properties.DashboardBody)).toContain("MaintenanceRefusals");
  });

  test("every laboratory's mails that come back, and those of all", () => {
    for (const { stack } of all("AWS::SES::EmailIdentity"))
      expect(watched).toContain(
        `Laborium MailsReturned service=laborium tenant=${stack.replace("laborium-tenant-", "")}`,
      );
    for (const rate of ["BounceRate", "ComplaintRate"])
      expect(watched).toContain(`AWS/SES Reputation.${rate}`);
  });

  test("what the account may use and spend", () => {
    const shares = all("AWS::CloudWatch::Alarm").filter(({ properties }) =>
      JSON.stringify(properties).includes("SERVICE_QUOTA("),
    );
    expect(shares.map(({ properties }) => properties.Threshold)).toEqual([80]);
    const [topic] = all("AWS::SNS::Topic").map((resource) => resolved.att(resource, "Arn"));
    const budgets = all("AWS::Budgets::Budget");
    expect(budgets).toHaveLength(1);
    const notifications = budgets[0]?.properties.NotificationsWithSubscribers as {
      Subscribers: { SubscriptionType: string; Address: string }[];
    }[];
    expect(notifications.length).toBeGreaterThan(1);
    for (const { Subscribers } of notifications)
      expect(Subscribers).toEqual([{ SubscriptionType: "SNS", Address: topic }]);
  });

  test("nothing that does not exist: each queue and function that an alarm names is in a template", () => {
    const names = new Set(
      all("AWS::SQS::Queue", "AWS::Lambda::Function").map((resource) => nameIn(resource)),
    );
    const named = watched.flatMap((metric) => /(?:QueueName|FunctionName)=(\S+)/.exec(metric)?.[1] ?? []);
    for (const name of named) expect(names).toContain(name);
  });
});

const nameIn = (resource: Resource) => resolved.att(resource, "Arn").split(":").pop();

describe("every alarm", () => {
  test("leads to its heading in the runbook and tells somebody", () => {
    const alarms = resolved.resources("AWS::CloudWatch::Alarm");
    expect(alarms.length).toBeGreaterThan(0);
    for (const alarm of alarms) {
      const anchor = /infra\/runbook\.md#([a-z-]+)$/.exec(String(alarm.properties.AlarmDescription))?.[1];
      expect(Object.keys(runbookHeadings)).toContain(anchor);
      expect(alarm.properties.AlarmActions, placeOf(alarm)).toHaveLength(1);
    }
  });

  test("has a heading that says what happened, where to look and what to do, and no heading is without alarm", () => {
    const [alarmed = ""] = runbook.split(/^# Operations$/m);
    const sections = alarmed.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split("\n")[0])).toEqual(Object.values(runbookHeadings));
    for (const section of sections)
      for (const part of ["**What happened.**", "**Look.**", "**Do.**"]) expect(section).toContain(part);
    const anchors = Object.values(runbookHeadings).map((heading) =>
      heading.toLowerCase().replaceAll(" ", "-"),
    );
    expect(Object.keys(runbookHeadings)).toEqual(anchors);
  });
});

describe("what is paid for alarms", () => {
  test("is five metrics a laboratory, and few for all together", () => {
    for (const name of [...templates.keys()].filter((each) => each.startsWith("laborium-tenant-"))) {
      const alarms = all("AWS::CloudWatch::Alarm").filter(({ stack }) => stack === name);
      expect(alarms.flatMap(metricsOf), name).toHaveLength(5);
    }
    const shared = all("AWS::CloudWatch::Alarm").filter(({ stack }) => stack === "laborium-platform");
    expect(shared.flatMap(metricsOf).length).toBeLessThanOrEqual(21);
  });
});

describe("the runbook", () => {
  test("names no log that does not exist", () => {
    const groups = all("AWS::Logs::LogGroup").map(({ properties }) => String(properties.LogGroupName));
    const named = [...runbook.matchAll(/(?:\/laborium\/|\/aws\/|\baws-waf-logs)[\w/<>-]*/g)].map(
      ([name]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    for (const name of new Set(named)) {
      const pattern = name.replaceAll(/<\w+>/g, "[a-z-]+");
      const expression = /[/-]$/.test(name) ? `^${pattern}` : `^${pattern}$`;
      expect(
        groups.some((group) => new RegExp(expression).test(group)),
        name,
      ).toBe(true);
    }
  });

  test("is read after a stack is gone, so logs outlive their stack, and are forgotten in time", () => {
    for (const [name, { Resources }] of templates)
      for (const [id, resource] of Object.entries(Resources))
        if (resource.Type === "AWS::Logs::LogGroup") {
          expect(resource, `${name}/${id}`).toMatchObject({ DeletionPolicy: "RetainExceptOnCreate" });
          expect(
            resource.Properties.RetentionInDays,
            placeOf({ stack: name, id } as Resource),
          ).toBeGreaterThan(0);
        }
  });
});
