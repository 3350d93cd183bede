import { App, Stack } from "aws-cdk-lib";
import { Template as AppTemplate } from "aws-cdk-lib/assertions";
import { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { beforeAll, describe, expect, test } from "vitest";
import { TenantApi } from "../../../infra/constructs/rest-api.ts";
import { apiRole } from "../../../infra/constructs/tenant-roles.ts";
import { concurrency } from "../../../infra/deployment.ts";
import { apis } from "../../../shared/apis.ts";
import { sessionsApi } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { fullPath, usualTimeout } from "../../../shared/kernel/endpoint.ts";
import { assemble } from "./assembly.ts";

let resolved: Awaited<ReturnType<typeof assemble>>["resolved"];
beforeAll(async () => {
  ({ resolved } = await assemble("production"));
});

/** The single document that defines a tenant's REST API. */
const documentOf = (tenant: string) =>
  resolved.resources("AWS::ApiGateway::RestApi").find(({ stack }) => stack === `laborium-tenant-${tenant}`)
    ?.properties.Body as {
    paths: Record<
      string,
      {
        "x-amazon-apigateway-any-method": {
          security: unknown;
          "x-amazon-apigateway-integration": { timeoutInMillis?: number };
        };
      }
    >;
    "x-amazon-apigateway-gateway-responses": Record<
      string,
      { responseTemplates: { "application/json": string } }
    >;
  };

/** Milliseconds that API Gateway waits unless it is told otherwise. */
const usualWait = 29_000;

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

  test("waits for calls as long as they declare, and so do their functions", () => {
    const { paths } = documentOf("nord");
    const functions = resolved.resources("AWS::Lambda::Function");
    const slow = apis.flatMap(({ address, mounts, endpoints }) => {
      const seconds = Math.max(...Object.values(endpoints).map(({ timeout = usualTimeout }) => timeout));
      return seconds > usualTimeout ? [{ address, mounts, seconds }] : [];
    });
    expect(slow.map(({ address, seconds }) => [address, seconds])).toEqual(
      expect.arrayContaining([
        ["laborshop/articles", 60],
        ["printpublisher/config", 60],
      ]),
    );
    for (const { address, mounts, seconds } of slow) {
      const routes = Object.entries(paths).filter(([route]) =>
        mounts.some((mount) => route === `/${mount}` || route === `/${mount}/{proxy+}`),
      );
      expect(routes.length, address).toBeGreaterThan(0);
      for (const [, { "x-amazon-apigateway-any-method": method }] of routes) {
        const { timeoutInMillis = usualWait } = method["x-amazon-apigateway-integration"];
        expect(timeoutInMillis, address).toBeGreaterThanOrEqual(seconds * 1000);
      }
      const lambda = functions.find(({ properties }) => properties.Handler === `${address}/handler.handler`);
      expect(Number(lambda?.properties.Timeout), address).toBeGreaterThanOrEqual(seconds);
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
      // API Gateway chooses the longest route.
      return fits.sort((left, right) => right.ResourcePath.length - left.ResourcePath.length)[0]
        ?.ThrottlingRateLimit;
    };
    const isBelow = (path: string, route: string) =>
      route.endsWith("/{proxy+}") && path.startsWith(route.slice(0, -"{proxy+}".length));
    for (const api of apis.filter((each) => apiRole(each).endsWith("/public")))
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
        served: [{ spec, handler }],
      });
      return Object.keys(AppTemplate.fromStack(stack).findResources("AWS::ApiGateway::Deployment"));
    };
    const before = deploymentOf("api/auth");
    expect(deploymentOf("api/auth")).toEqual(before);
    expect(deploymentOf("api/auth/verification")).not.toEqual(before);
  });
});
