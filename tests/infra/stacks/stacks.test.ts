import { readFileSync } from "node:fs";
import { App, Stack } from "aws-cdk-lib";
import { Template as AppTemplate } from "aws-cdk-lib/assertions";
import { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { beforeAll, describe, expect, test } from "vitest";
import { runbookHeadings } from "../../../infra/constructs/alarm.ts";
import { TenantApi } from "../../../infra/constructs/rest-api.ts";
import { apiRole } from "../../../infra/constructs/tenant-roles.ts";
import { concurrency } from "../../../infra/deployment.ts";
import { workers } from "../../../infra/workers.ts";
import { apis } from "../../../shared/apis.ts";
import { sessionsApi } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { assemble, ofType, placeOf, type Template } from "./assembly.ts";

let templates: Map<string, Template>;
let resolved: Awaited<ReturnType<typeof assemble>>["resolved"];
let tenants: [string, Template][];

/** The one document that a tenant's REST API is made of. */
const documentOf = (tenant: string) =>
  resolved.resources("AWS::ApiGateway::RestApi").find(({ stack }) => stack === `laborium-tenant-${tenant}`)
    ?.properties.Body as {
    paths: Record<string, { "x-amazon-apigateway-any-method": { security: unknown } }>;
    "x-amazon-apigateway-gateway-responses": Record<
      string,
      { responseTemplates: { "application/json": string } }
    >;
  };

// Synthesis ends with an error where CDK's validator or cdk-nag objects, so this is their test too.
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
      const found = Object.values(Resources).filter(({ Type }) => costly.test(Type));
      expect(found, name).toEqual([]);
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
      .map((one) => resolved.ref(one));
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
    const platformOnly = 1;
    for (const [, template] of tenants) {
      const handlers = ofType(template, "AWS::Lambda::Function")
        .map(([, { Properties }]) => String(Properties.Handler))
        .filter((handler) => handler.endsWith(".handler") && handler.includes("/"));
      expect(new Set(handlers).size).toBe(handlers.length);
      expect(handlers).toHaveLength(apis.length + workers.length - platformOnly);
    }
  });

  test("logs to the group of its role, which forgets, and may write to no other", () => {
    const named = (type: string) =>
      new Map(resolved.resources(type).map((one) => [resolved.ref(one), one.properties]));
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

  /** Of jobs that the clock starts: from Lambda, whose own role does it, and from the scheduler. */
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
    const aside = new Set([
      ...queues.map(({ properties }) => redriveOf(properties)?.deadLetterTargetArn),
      ...failedRuns(),
    ]);
    const alarms = JSON.stringify(
      resolved.resources("AWS::CloudWatch::Alarm").map(({ properties }) => properties.Dimensions),
    );
    for (const queue of queues) {
      const name = String(queue.properties.QueueName);
      const isAside = aside.has(resolved.att(queue, "Arn")) || name === "laborium-changes-lost";
      expect(isAside || redriveOf(queue.properties) !== undefined, name).toBe(true);
      if (isAside) expect(alarms).toContain(`"${name}"`);
    }
  });

  test("gives its worker the time AWS advises", () => {
    for (const mapping of resolved.resources("AWS::Lambda::EventSourceMapping")) {
      const source = String(mapping.properties.EventSourceArn);
      const queue = resolved.resources("AWS::SQS::Queue").find((one) => resolved.att(one, "Arn") === source);
      const lambda = resolved
        .resources("AWS::Lambda::Function")
        .find((one) => resolved.att(one, "Arn") === mapping.properties.FunctionName);
      expect(lambda, placeOf(mapping)).toBeDefined();
      expect(mapping.properties.FunctionResponseTypes).toEqual(["ReportBatchItemFailures"]);
      if (queue)
        expect(queue.properties.VisibilityTimeout).toBeGreaterThanOrEqual(
          6 * Number(lambda?.properties.Timeout),
        );
    }
  });
});

describe("every alarm", () => {
  const runbook = readFileSync(new URL("../../../infra/runbook.md", import.meta.url), "utf8");

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

describe("the API of a tenant", () => {
  test("routes every declared path to the function of its resource, with CloudFront's key only", () => {
    const paths = documentOf("nord").paths;
    for (const [route, operation] of Object.entries(paths))
      expect(operation["x-amazon-apigateway-any-method"].security, route).toEqual([{ key: [] }]);
    const routes = Object.keys(paths);
    for (const { endpoints } of apis) {
      for (const endpoint of Object.values(endpoints)) {
        const path = fullPath(endpoint).replace(/\/$/, "");
        const greedy = routes
          .filter((route) => route.endsWith("/{proxy+}"))
          .some((route) => path.startsWith(route.slice(0, -"{proxy+}".length)));
        expect(greedy || routes.includes(path), path).toBe(true);
      }
    }
  });

  test("limits each call of visitors by itself, and the laboratory as a whole", () => {
    const [stage] = resolved.resources("AWS::ApiGateway::Stage");
    const settings = stage?.properties.MethodSettings as {
      HttpMethod: string;
      ResourcePath: string;
      ThrottlingRateLimit: number;
    }[];
    const rateOf = (method: string, path: string) => {
      const fits = settings.filter(({ HttpMethod, ResourcePath }) => {
        const route = ResourcePath.slice(1).replaceAll("~1", "/");
        return HttpMethod === method && (route === path || isBelow(path, route));
      });
      // API Gateway takes the longest route.
      return fits.sort((one, other) => other.ResourcePath.length - one.ResourcePath.length)[0]
        ?.ThrottlingRateLimit;
    };
    const isBelow = (path: string, route: string) =>
      route.endsWith("/{proxy+}") && path.startsWith(route.slice(0, -"{proxy+}".length));
    for (const api of apis.filter((one) => apiRole(one).endsWith("/public")))
      for (const endpoint of Object.values(api.endpoints)) {
        const path = fullPath(endpoint).replace(/\/$/, "");
        expect(rateOf(endpoint.method, path), `${endpoint.method} ${path}`).toBe(concurrency.visitors.rate);
      }
    expect(rateOf("GET", "/api/users")).toBeUndefined();
    const [plan] = resolved.resources("AWS::ApiGateway::UsagePlan");
    expect(plan?.properties.Throttle).toEqual({
      RateLimit: concurrency.api.rate,
      BurstLimit: concurrency.api.burst,
    });
  });

  test("answers its own errors as problem documents", () => {
    const responses = Object.values(documentOf("nord")["x-amazon-apigateway-gateway-responses"]);
    expect(responses.length).toBeGreaterThan(5);
    for (const { responseTemplates } of responses)
      expect(JSON.parse(responseTemplates["application/json"])).toMatchObject({
        type: expect.stringMatching(/^urn:laborium:problem:/),
        code: expect.any(String),
      });
  });

  test("is deployed anew when its document changes, and only then", () => {
    const deploymentOf = (mount: string) => {
      const stack = new Stack(new App(), "Lab");
      const arn = "arn:aws:lambda:eu-central-1:000000000000:function:handler";
      const handler = LambdaFunction.fromFunctionArn(stack, "Handler", arn);
      const spec = { mounts: [mount], endpoints: sessionsApi.endpoints };
      new TenantApi(stack, "Api", {
        tenant: "lab",
        topic: new Topic(stack, "Topic"),
        served: [{ spec, handler }],
      });
      return Object.keys(AppTemplate.fromStack(stack).findResources("AWS::ApiGateway::Deployment"));
    };
    const before = deploymentOf("api/auth");
    expect(deploymentOf("api/auth")).toEqual(before);
    expect(deploymentOf("api/auth/verification")).not.toEqual(before);
  });
});
