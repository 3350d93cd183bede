import type { ApiSpec } from "../../shared/kernel/endpoint.ts";
import { fullPath, timeoutOf } from "../../shared/kernel/endpoint.ts";
import { type ProblemCode, problems } from "../../shared/kernel/problem.ts";

/** An API resource with the Lambda that serves it. */
export interface Served {
  spec: Pick<ApiSpec, "mounts" | "endpoints">;
  /** ARN by which API Gateway invokes the Lambda. */
  uri: string;
}

/** API Gateway's own errors, worded like ours. */
const answers: readonly [type: string, code: ProblemCode, detail: string][] = [
  ["DEFAULT_4XX", "validation_failed", "The request cannot be carried out."],
  ["DEFAULT_5XX", "internal_error", "Something went wrong on our side."],
  // API Gateway's response to a path without a route.
  ["MISSING_AUTHENTICATION_TOKEN", "not_found", "There is nothing at this address."],
  ["RESOURCE_NOT_FOUND", "not_found", "There is nothing at this address."],
  ["INVALID_API_KEY", "permission_denied", "This address is not for direct use."],
  ["REQUEST_TOO_LARGE", "too_large", "The request is larger than this address takes."],
  ["THROTTLED", "too_many_requests", "Too many requests at once; try again in a moment."],
  ["QUOTA_EXCEEDED", "too_many_requests", "Too many requests; try again later."],
  ["INTEGRATION_TIMEOUT", "unavailable", "The answer took too long."],
  ["INTEGRATION_FAILURE", "unavailable", "The service does not answer right now."],
];

/**
 * A tenant's REST API as one document: OpenAPI with API Gateway's extensions. Separate resources for each route and each response would
 * use up the stack's quota of resources.
 *
 * Each mount leads to the Lambda of its API resource, for the mount itself and for the paths below it that have calls. Any method is
 * passed on: the Lambda knows which ones there are. Every route requires the key of the tenant's own CloudFront.
 * @param invoker ARN of the role that invokes the Lambdas
 */
export function apiDocument(name: string, served: readonly Served[], invoker: string) {
  return {
    openapi: "3.0.1",
    info: { title: name, version: "1" },
    paths: Object.fromEntries(served.flatMap((spec) => routesOf(spec, invoker))),
    components: { securitySchemes: { key: { type: "apiKey", name: "x-api-key", in: "header" } } },
    // Request and response bodies are passed on unchanged.
    "x-amazon-apigateway-binary-media-types": ["*/*"],
    "x-amazon-apigateway-minimum-compression-size": 1024,
    "x-amazon-apigateway-gateway-responses": Object.fromEntries(answers.map(gatewayResponse)),
  };
}

/** Seconds that API Gateway waits by default; a longer time is a quota of the account, see the README. */
const usualLimit = 29;

function routesOf({ spec, uri }: Served, credentials: string) {
  const timeout = timeoutOf(spec);
  const method = {
    security: [{ key: [] }],
    "x-amazon-apigateway-integration": {
      type: "aws_proxy",
      httpMethod: "POST",
      uri,
      credentials,
      ...(timeout > usualLimit && { timeoutInMillis: timeout * 1000 }),
    },
  };
  const below = { name: "proxy", in: "path", required: true, schema: { type: "string" } };
  const paths = Object.values(spec.endpoints).map((endpoint) => fullPath(endpoint).replace(/\/$/, ""));
  return spec.mounts.flatMap((mount) => [
    ...(paths.includes(`/${mount}`) ? [[`/${mount}`, { "x-amazon-apigateway-any-method": method }]] : []),
    ...(paths.some((path) => path.startsWith(`/${mount}/`))
      ? [[`/${mount}/{proxy+}`, { parameters: [below], "x-amazon-apigateway-any-method": method }]]
      : []),
  ]);
}

/** Turns one of API Gateway's own errors into a problem document (RFC 9457). */
function gatewayResponse([type, code, detail]: (typeof answers)[number]) {
  const { status, title } = problems[code];
  const problem = JSON.stringify({ type: `urn:laborium:problem:${code}`, title, status, detail, code });
  return [
    type,
    {
      ...(!type.startsWith("DEFAULT") && { statusCode: status }),
      responseParameters: {
        "gatewayresponse.header.Content-Type": "'application/problem+json'",
        "gatewayresponse.header.Cache-Control": "'no-store'",
      },
      responseTemplates: { "application/json": problem },
    },
  ];
}
