import type { CfnStage } from "aws-cdk-lib/aws-apigateway";
import { type ApiSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { concurrency } from "../deployment.ts";

type Routed = Pick<ApiSpec, "mounts" | "endpoints">;

/**
 * Limits of the routes that visitors call, for the API's stage: one for each route and supported method. Routes take any method, but the stage's
 * settings know single methods only. The Lambda refuses other methods at once, under the limit of all calls.
 */
export function visitorLimits(specs: readonly Routed[]): CfnStage.MethodSettingProperty[] {
  const routes = specs.flatMap((spec) =>
    Object.values(spec.endpoints).map((endpoint) => {
      const path = fullPath(endpoint).replace(/\/$/, "");
      return `${endpoint.method} ${routeOf(spec, path)}`;
    }),
  );
  return [...new Set(routes)].sort().map((route) => {
    const [httpMethod = "", path = ""] = route.split(" ");
    return {
      httpMethod,
      resourcePath: `/${path.replaceAll("/", "~1")}`,
      throttlingRateLimit: concurrency.visitors.rate,
      throttlingBurstLimit: concurrency.visitors.burst,
    };
  });
}

/** The route of the API's document that serves a path: its mount, or the paths below it. */
function routeOf({ mounts }: Routed, path: string): string {
  const [mount] = mounts
    .map((name) => `/${name}`)
    .filter((candidate) => path === candidate || path.startsWith(`${candidate}/`))
    .sort((left, right) => right.length - left.length);
  if (!mount) throw new Error(`${path} is below none of its mounts.`);
  return path === mount ? mount : `${mount}/{proxy+}`;
}
