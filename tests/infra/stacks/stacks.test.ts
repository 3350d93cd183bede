import { beforeAll, describe, expect, test } from "vitest";
import { concurrency } from "../../../infra/deployment.ts";
import { readGatewayKeys } from "../../../infra/gateway-keys.ts";
import { platformWorkers } from "../../../infra/platform-workers.ts";
import { workers } from "../../../infra/workers.ts";
import { apis } from "../../../shared/apis.ts";
import { assemble, ofType, placeOf, type Template } from "./assembly.ts";

let templates: Map<string, Template>;
let resolved: Awaited<ReturnType<typeof assemble>>["resolved"];
let tenants: [string, Template][];

// Synthesis fails if CDK's validator or cdk-nag objects, so this tests them, too.
beforeAll(async () => {
  ({ templates, resolved } = await assemble("production"));
  tenants = [...templates].filter(([name]) => name.startsWith("laborium-tenant-"));
});

describe("stacks", () => {
  test("are one for the edge, one for the platform and one for each tenant's file", () => {
    expect([...templates.keys()].sort()).toEqual([
      "laborium-edge",
      "laborium-platform",
      "laborium-tenant-demo",
      "laborium-tenant-nord",
    ]);
  });

  test("of a tenant have room for more: at most 250 resources and 700 kB", () => {
    for (const [name, template] of tenants) {
      expect(Object.keys(template.Resources).length, name).toBeLessThanOrEqual(250);
      expect(JSON.stringify(template, null, 1).length, name).toBeLessThanOrEqual(700_000);
    }
  });

  test("hold nothing that costs while a laboratory sleeps", () => {
    const costly =
      /KMS::|::NatGateway|EC2::|RDS::|::VPCEndpoint|SecretsManager|ElastiCache|OpenSearch|Kinesis/;
    for (const [name, { Resources }] of templates) {
      const charged = Object.values(Resources).filter(({ Type }) => costly.test(Type));
      // The platform has one secret for each key in use, for all of its laboratories.
      const shared =
        name === "laborium-platform"
          ? readGatewayKeys().accepted.map(() => "AWS::SecretsManager::Secret")
          : [];
      expect(
        charged.map(({ Type }) => Type),
        name,
      ).toEqual(shared);
      expect(JSON.stringify(Resources), name).not.toMatch(/ProvisionedConcurren|ProvisionedThroughput"/);
    }
  });

  test("hold one firewall, which all distributions name", () => {
    const all = [...templates.values()].flatMap((template) => ofType(template, "AWS::WAFv2::WebACL"));
    expect(all).toHaveLength(1);
    const fronts = resolved.resources("AWS::CloudFront::Distribution");
    expect(fronts.length).toBe(tenants.length);
    for (const { properties } of fronts) {
      const { WebACLId } = properties.DistributionConfig as { WebACLId?: unknown };
      expect(WebACLId).toBe("/laborium/edge/web-acl-arn");
    }
  });
});

describe("every distribution", () => {
  test("signs what it reads from buckets, and shows the API its key", () => {
    const controls = resolved
      .resources("AWS::CloudFront::OriginAccessControl")
      .map((control) => resolved.ref(control));
    interface Origin {
      Id: string;
      OriginAccessControlId?: string;
      OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
    }
    for (const front of resolved.resources("AWS::CloudFront::Distribution")) {
      const { Origins } = front.properties.DistributionConfig as { Origins: Origin[] };
      expect(Origins.map(({ Id }) => Id)).toEqual(["api", "web", "files", "assets"]);
      for (const { Id, OriginAccessControlId, OriginCustomHeaders } of Origins) {
        if (Id === "api") expect(OriginCustomHeaders?.[0]?.HeaderName).toBe("x-api-key");
        else expect(controls, placeOf(front)).toContain(OriginAccessControlId);
      }
    }
  });
});

describe("every bucket", () => {
  test("is closed to the public and encrypted, and those of tenants are their own", () => {
    const buckets = resolved.resources("AWS::S3::Bucket");
    expect(buckets.filter(({ stack }) => stack.startsWith("laborium-tenant-"))).toHaveLength(
      2 * tenants.length,
    );
    for (const bucket of buckets) {
      expect(bucket.properties.PublicAccessBlockConfiguration, placeOf(bucket)).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(bucket.properties.BucketEncryption, placeOf(bucket)).toBeDefined();
    }
  });
});

describe("every function", () => {
  test("exists once per tenant for each API resource and worker", () => {
    for (const [, template] of tenants) {
      const handlers = ofType(template, "AWS::Lambda::Function")
        .map(([, { Properties }]) => String(Properties.Handler))
        .filter((handler) => handler.endsWith(".handler") && handler.includes("/"));
      expect(new Set(handlers).size).toBe(handlers.length);
      expect(handlers).toHaveLength(apis.length + workers.length - platformWorkers.length);
    }
  });

  test("logs to the group of its role, which forgets, and may write to no other", () => {
    const named = (type: string) =>
      new Map(resolved.resources(type).map((resource) => [resolved.ref(resource), resource.properties]));
    const [groups, roles] = [named("AWS::Logs::LogGroup"), named("AWS::IAM::Role")];
    for (const lambda of resolved.resources("AWS::Lambda::Function")) {
      const { LogGroup = "" } = (lambda.properties.LoggingConfig ?? {}) as { LogGroup?: string };
      expect(groups.get(LogGroup)?.RetentionInDays, placeOf(lambda)).toBeGreaterThan(0);
      const role = roles.get(String(lambda.properties.Role).split("/").at(-1) ?? "");
      const written = JSON.stringify(role).match(/log-group:[^"]*/g);
      expect(written, placeOf(lambda)).toEqual([`log-group:${LogGroup}:*`]);
    }
  });

  test("shares the containers of its cell: jobs take few, and only the cell's own announcer keeps some", () => {
    const reserved = resolved
      .resources("AWS::Lambda::Function")
      .filter(({ properties }) => properties.ReservedConcurrentExecutions !== undefined);
    expect(reserved.map(({ stack, properties }) => [stack, properties.Handler])).toEqual([
      ["laborium-platform", "core/catalogue/announce-change.handler"],
    ]);
    for (const { properties } of resolved.resources("AWS::Lambda::EventSourceMapping"))
      if (String(properties.EventSourceArn).includes(":sqs:"))
        expect(properties.ScalingConfig).toEqual({ MaximumConcurrency: concurrency.jobs });
  });

  test("reads files of laboratories within 512 MiB", () => {
    for (const lambda of resolved.resources("AWS::Lambda::Function")) {
      const importing = String(lambda.properties.Handler).startsWith("importexport/imports/");
      if (importing) expect(lambda.properties.MemorySize, placeOf(lambda)).toBeLessThanOrEqual(512);
    }
  });

  test("runs on arm64 unless it starts a browser", () => {
    const browser = resolved
      .resources("AWS::Lambda::Function")
      .filter(({ properties }) => (properties.Architectures as string[] | undefined)?.[0] === "x86_64")
      .map(({ properties }) => properties.Handler);
    expect([...new Set(browser)]).toEqual([
      "printpublisher/samples/handler.handler",
      "printpublisher/books/render-part.handler",
    ]);
  });
});

describe("every queue", () => {
  const redriveOf = (properties: Record<string, unknown>) =>
    properties.RedrivePolicy as { deadLetterTargetArn: string; maxReceiveCount: number } | undefined;

  /** Failed runs of scheduled jobs: laid aside by Lambda, with the job's own role, and by the scheduler. */
  const failedRuns = () => [
    ...resolved
      .resources("AWS::Lambda::EventInvokeConfig")
      .map(
        ({ properties }) =>
          (properties.DestinationConfig as { OnFailure: { Destination: string } }).OnFailure.Destination,
      ),
    ...resolved
      .resources("AWS::Scheduler::Schedule")
      .map(
        ({ properties }) => (properties.Target as { DeadLetterConfig: { Arn: string } }).DeadLetterConfig.Arn,
      ),
  ];

  test("lays failing messages aside, where an alarm watches", () => {
    const queues = resolved.resources("AWS::SQS::Queue");
    const deadLetters = new Set([
      ...queues.map(({ properties }) => redriveOf(properties)?.deadLetterTargetArn),
      ...failedRuns(),
    ]);
    const alarms = JSON.stringify(
      resolved.resources("AWS::CloudWatch::Alarm").map(({ properties }) => properties.Dimensions),
    );
    for (const queue of queues) {
      const name = String(queue.properties.QueueName);
      const isAside =
        deadLetters.has(resolved.att(queue, "Arn")) || /^laborium-(?:changes|security)-lost$/.test(name);
      expect(isAside || redriveOf(queue.properties) !== undefined, name).toBe(true);
      if (isAside) expect(alarms).toContain(`"${name}"`);
    }
  });

  test("gives its worker the time AWS advises", () => {
    for (const mapping of resolved.resources("AWS::Lambda::EventSourceMapping")) {
      const source = String(mapping.properties.EventSourceArn);
      const queue = resolved
        .resources("AWS::SQS::Queue")
        .find((candidate) => resolved.att(candidate, "Arn") === source);
      const lambda = resolved
        .resources("AWS::Lambda::Function")
        .find((candidate) => resolved.att(candidate, "Arn") === mapping.properties.FunctionName);
      expect(lambda, placeOf(mapping)).toBeDefined();
      expect(mapping.properties.FunctionResponseTypes).toEqual(["ReportBatchItemFailures"]);
      if (queue)
        expect(queue.properties.VisibilityTimeout).toBeGreaterThanOrEqual(
          6 * Number(lambda?.properties.Timeout),
        );
    }
  });
});
