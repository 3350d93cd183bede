import type { IncomingMessage, ServerResponse } from "node:http";
import { matches } from "../iam/policy.ts";
import type { CorsRule } from "./buckets.ts";
import { S3Error } from "./errors.ts";

function ruleFor(rules: CorsRule[], origin: string, method: string): CorsRule | undefined {
  return rules.find(
    (rule) =>
      rule.AllowedMethods.includes(method) && rule.AllowedOrigins.some((pattern) => matches(pattern, origin)),
  );
}

/** Answers a preflight by the bucket's CORS configuration. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, rules: CorsRule[]): void {
  const origin = request.headers.origin ?? "";
  const method = String(request.headers["access-control-request-method"] ?? "");
  const requested = String(request.headers["access-control-request-headers"] ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  const rule = ruleFor(rules, origin, method);
  const allowed = requested.every((name) =>
    rule?.AllowedHeaders?.some((pattern) => matches(pattern.toLowerCase(), name)),
  );
  if (!rule || !allowed)
    throw new S3Error(403, "AccessForbidden", "CORSResponse: This CORS request is not allowed.");
  response.writeHead(200, {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": rule.AllowedMethods.join(", "),
    ...(requested.length > 0 && { "access-control-allow-headers": requested.join(", ") }),
    ...(rule.MaxAge !== undefined && { "access-control-max-age": String(rule.MaxAge) }),
    vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
  });
  response.end();
}

/** Sets the CORS headers of an actual request. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse, rules: CorsRule[]): void {
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const rule = ruleFor(rules, origin, request.method ?? "GET");
  response.setHeader("vary", "Origin");
  if (!rule) return;
  response.setHeader("access-control-allow-origin", origin);
  if (rule.ExposedHeaders?.length)
    response.setHeader("access-control-expose-headers", rule.ExposedHeaders.join(", "));
}
