import type { Quota } from "../quotas.ts";
import { countOf, largest } from "./counting.ts";
import { type CountedTemplate, propertiesOf } from "./template.ts";

/** Seconds that a call of the API occupies a container: a generous average. */
const callTakes = 0.1;
/** MB of code that a function stores; `tests/infra/stacks/function-bundle.test.ts` weighs the bundles against it. */
export const codeSize = { arm64: 4.7, x86_64: 100 } as const;

const aws = (path: string) => `https://docs.aws.amazon.com/${path}`;
const lambda = aws("lambda/latest/dg/gettingstarted-limits.html");
const gateway = aws("apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html");

/** Containers that are busy when every job of a laboratory runs and its API is at its limit. */
function containers(template: CountedTemplate): number {
  const reserved = propertiesOf(template, "AWS::Lambda::Function").map((properties) =>
    Number(properties.ReservedConcurrentExecutions ?? 0),
  );
  const queues = propertiesOf(template, "AWS::Lambda::EventSourceMapping").map(
    ({ ScalingConfig }) => (ScalingConfig as { MaximumConcurrency?: number } | undefined)?.MaximumConcurrency,
  );
  const workflows = propertiesOf(template, "AWS::StepFunctions::StateMachine").map((machine) => {
    const widths = JSON.stringify(machine).matchAll(/MaxConcurrency\\*":(\d+)/g);
    return largest([1, ...Array.from(widths, ([, width]) => Number(width))]);
  });
  const scheduled = propertiesOf(template, "AWS::Scheduler::Schedule").length;
  const busy = [...reserved, ...queues.map((maximum) => maximum ?? 0), ...workflows, scheduled];
  return busy.reduce((sum, amount) => sum + amount, 0) + requests(template) * callTakes;
}

/** Requests per second that the APIs let through. */
const requests = (template: CountedTemplate) =>
  propertiesOf(template, "AWS::ApiGateway::UsagePlan").reduce(
    (sum, { Throttle }) => sum + (Throttle as { RateLimit: number }).RateLimit,
    0,
  );

function storedCode(template: CountedTemplate): number {
  const functions = propertiesOf(template, "AWS::Lambda::Function").map(({ Architectures }) =>
    String(Architectures) === "x86_64" ? codeSize.x86_64 : codeSize.arm64,
  );
  // CDK's copying function brings the AWS CLI as a layer.
  const layers = propertiesOf(template, "AWS::Lambda::LayerVersion").map(() => 20);
  return [...functions, ...layers].reduce<number>((sum, amount) => sum + amount, 0);
}

const parametersLike = (pattern: RegExp) => (template: CountedTemplate) =>
  Object.values(template.Parameters ?? {}).filter(
    ({ Type, Default = "" }) => Type.startsWith("AWS::SSM") && pattern.test(Default),
  ).length;

/** Quotas of an account, in the region of its laboratories or everywhere. */
export const regionQuotas: readonly Quota[] = [
  {
    service: "Lambda",
    name: "concurrent executions (all jobs at once, and the API at its limit, at 0.1 s a call)",
    limit: 1000,
    adjustable: true,
    asked: 3000,
    source: lambda,
    of: "cell",
    types: ["AWS::Lambda::EventSourceMapping"],
    count: containers,
  },
  {
    service: "Lambda",
    name: "stored code, MB",
    limit: 75_000,
    adjustable: true,
    source: lambda,
    of: "cell",
    types: ["AWS::Lambda::Function", "AWS::Lambda::LayerVersion"],
    count: storedCode,
  },
  {
    service: "IAM",
    name: "roles",
    limit: 1000,
    adjustable: true,
    asked: 2000,
    source: aws("IAM/latest/UserGuide/reference_iam-quotas.html"),
    of: "cell",
    ...countOf("AWS::IAM::Role"),
  },
  {
    service: "API Gateway",
    name: "regional APIs",
    limit: 600,
    adjustable: false,
    source: gateway,
    of: "cell",
    ...countOf("AWS::ApiGateway::RestApi"),
  },
  {
    service: "API Gateway",
    name: "usage plans",
    limit: 300,
    adjustable: true,
    source: gateway,
    of: "cell",
    ...countOf("AWS::ApiGateway::UsagePlan"),
  },
  {
    service: "API Gateway",
    name: "API keys",
    limit: 10_000,
    adjustable: false,
    source: gateway,
    of: "cell",
    ...countOf("AWS::ApiGateway::ApiKey"),
  },
  {
    service: "API Gateway",
    name: "requests per second (every API at its limit)",
    limit: 10_000,
    adjustable: true,
    source: aws("apigateway/latest/developerguide/limits.html"),
    of: "cell",
    types: [],
    count: requests,
  },
  {
    service: "CloudFormation",
    name: "stacks",
    limit: 2000,
    adjustable: true,
    source: aws("AWSCloudFormation/latest/UserGuide/cloudformation-limits.html"),
    of: "cell",
    types: [],
    count: () => 1,
  },
  {
    service: "S3",
    name: "buckets",
    limit: 10_000,
    adjustable: true,
    source: aws("AmazonS3/latest/userguide/BucketRestrictions.html"),
    of: "cell",
    ...countOf("AWS::S3::Bucket"),
  },
  {
    service: "DynamoDB",
    name: "tables",
    limit: 2500,
    adjustable: true,
    source: aws("amazondynamodb/latest/developerguide/ServiceQuotas.html"),
    of: "cell",
    ...countOf("AWS::DynamoDB::Table"),
  },
  {
    service: "Step Functions",
    name: "state machines",
    limit: 100_000,
    adjustable: true,
    source: aws("step-functions/latest/dg/service-quotas.html"),
    of: "cell",
    ...countOf("AWS::StepFunctions::StateMachine"),
  },
  {
    service: "EventBridge",
    name: "rules of the default bus",
    limit: 300,
    adjustable: true,
    source: aws("eventbridge/latest/userguide/eb-quota.html"),
    of: "cell",
    ...countOf("AWS::Events::Rule"),
  },
  {
    service: "EventBridge Scheduler",
    name: "schedules",
    limit: 10_000_000,
    adjustable: true,
    source: aws("scheduler/latest/UserGuide/scheduler-quotas.html"),
    of: "cell",
    ...countOf("AWS::Scheduler::Schedule"),
  },
  {
    service: "CloudWatch",
    name: "alarms",
    limit: 5000,
    adjustable: true,
    source: aws("AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html"),
    of: "cell",
    ...countOf("AWS::CloudWatch::Alarm"),
  },
  {
    service: "CloudWatch Logs",
    name: "log groups",
    limit: 1_000_000,
    adjustable: true,
    source: aws("AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html"),
    of: "cell",
    ...countOf("AWS::Logs::LogGroup"),
  },
  {
    service: "SES",
    name: "identities",
    limit: 10_000,
    adjustable: false,
    source: aws("ses/latest/dg/quotas.html"),
    of: "cell",
    ...countOf("AWS::SES::EmailIdentity"),
  },
  {
    service: "SES",
    name: "configuration sets",
    limit: 10_000,
    adjustable: false,
    source: aws("ses/latest/dg/quotas.html"),
    of: "cell",
    ...countOf("AWS::SES::ConfigurationSet"),
  },
  {
    service: "SNS",
    name: "topics",
    limit: 100_000,
    adjustable: true,
    source: aws("general/latest/gr/sns.html"),
    of: "cell",
    ...countOf("AWS::SNS::Topic"),
  },
  {
    service: "Systems Manager",
    name: "standard parameters",
    limit: 10_000,
    adjustable: false,
    source: aws("general/latest/gr/ssm.html"),
    of: "cell",
    types: [],
    count: parametersLike(/./),
  },
  {
    service: "Certificate Manager",
    name: "certificates",
    limit: 2500,
    adjustable: true,
    source: aws("acm/latest/userguide/acm-limits.html"),
    of: "cell",
    types: [],
    count: parametersLike(/certificate-arn/),
  },
];
