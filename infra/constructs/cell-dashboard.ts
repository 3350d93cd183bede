import { Stack } from "aws-cdk-lib";
import { CfnDashboard } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";

type Line = readonly unknown[];

/** All metrics of a namespace with these dimensions, one line for each function, queue or API: `SEARCH` finds those of new laboratories by itself. */
const search = (space: string, dimensions: string, metric: string, statistic: string, terms = ""): Line => [
  {
    expression: `SEARCH('{${space},${dimensions}} MetricName="${metric}" ${terms}', '${statistic}')`,
    id: idOf(metric),
  },
];
const idOf = (text: string) => `m${text.replaceAll(/\W/g, "")}`;
const ownMetric = (metric: string): Line => ["Laborium", metric, "service", "laborium", { stat: "Sum" }];

const graphs: readonly (readonly [title: string, ...lines: Line[]])[] = [
  [
    "Answers of 500 and above",
    ownMetric("ServerErrors"),
    ["Laborium", "GatewayErrors", { stat: "Sum" }],
    ownMetric("MaintenanceRefusals"),
  ],
  ["Requests by API", search("AWS/ApiGateway", "ApiName", "Count", "Sum")],
  ["Milliseconds to answer (p95) by API", search("AWS/ApiGateway", "ApiName", "Latency", "p95")],
  ["Errors by function", search("AWS/Lambda", "FunctionName", "Errors", "Sum")],
  ["Throttles by function", search("AWS/Lambda", "FunctionName", "Throttles", "Sum")],
  [
    "Milliseconds of the slowest run by function",
    search("AWS/Lambda", "FunctionName", "Duration", "Maximum"),
  ],
  [
    "Containers at once, and runs close to their limit",
    ["AWS/Lambda", "ConcurrentExecutions", { stat: "Maximum" }],
    ownMetric("NearTimeLimit"),
  ],
  [
    "Age of the oldest message, in seconds",
    search("AWS/SQS", "QueueName", "ApproximateAgeOfOldestMessage", "Maximum"),
  ],
  [
    "Messages laid aside",
    search("AWS/SQS", "QueueName", "ApproximateNumberOfMessagesVisible", "Maximum", 'QueueName="dead"'),
  ],
  ["Milliseconds that the stream is behind", search("AWS/Lambda", "FunctionName", "IteratorAge", "Maximum")],
  ["Failed executions by workflow", search("AWS/States", "StateMachineArn", "ExecutionsFailed", "Sum")],
  [
    "Failed sign-ins, denials and exports",
    ownMetric("FailedSignIns"),
    ownMetric("Denials"),
    ownMetric("Exports"),
  ],
  ["Mails that came back, by laboratory", search("Laborium", "service,tenant", "MailsReturned", "Sum")],
];
const [width, height, columns] = [8, 6, 3];

/** One page of figures for all laboratories of an account. */
export function cellDashboard(scope: Construct, tableName: string): CfnDashboard {
  const { region } = Stack.of(scope);
  const ofTable = (metric: string): Line => ["AWS/DynamoDB", metric, "TableName", tableName, { stat: "Sum" }];
  const all = [
    ...graphs,
    [
      "The table: units and refusals",
      ofTable("ConsumedReadCapacityUnits"),
      ofTable("ConsumedWriteCapacityUnits"),
      ofTable("ReadThrottleEvents"),
      ofTable("WriteThrottleEvents"),
    ] as const,
  ];
  const widgets = all.map(([title, ...metrics], index) => ({
    type: "metric",
    x: (index % columns) * width,
    y: Math.floor(index / columns) * height,
    width,
    height,
    properties: { title, region, metrics, period: 300, view: "timeSeries" },
  }));
  return new CfnDashboard(scope, "Dashboard", {
    dashboardName: "laborium",
    dashboardBody: Stack.of(scope).toJsonString({ widgets }),
  });
}
