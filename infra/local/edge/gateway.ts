import { randomUUID } from "node:crypto";
import { ACCOUNT } from "../assembly/places.ts";
import { matches } from "../iam/policy.ts";
import type { Functions } from "../lambda/functions.ts";
import { FunctionError } from "../lambda/instance.ts";
import type { Invokers } from "../lambda/invokers.ts";
import type { Logs } from "../lambda/logs.ts";
import { type Match, matchRoute, type RestApi } from "./rest-api.ts";

/** A request as it reaches API Gateway from CloudFront. Header names are in lower case. */
interface GatewayRequest {
  method: string;
  /** Path with the stage, still encoded. */
  path: string;
  query: [string, string][];
  headers: Record<string, string[]>;
  body: Buffer;
  sourceIp: string;
}

/** A complete response. */
interface GatewayResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Set if API Gateway itself compresses a response of this size. */
  compress?: boolean;
}

/** API Gateway's limits: request body in bytes, time for the integration. */
export const GATEWAY_BODY_LIMIT = 10 * 1024 * 1024;
const TIMEOUT_MS = 29_000;

/** API Gateway: REST APIs with Lambda proxy integrations. */
export class Gateway {
  readonly #apis: Map<string, RestApi>;
  readonly #functions: Functions;
  readonly #invokers: Invokers;
  readonly #logs: Logs;

  constructor(apis: Map<string, RestApi>, functions: Functions, invokers: Invokers, logs: Logs) {
    this.#apis = apis;
    this.#functions = functions;
    this.#invokers = invokers;
    this.#logs = logs;
  }

  async handle(apiId: string, request: GatewayRequest): Promise<GatewayResponse> {
    const api = this.#apis.get(apiId);
    if (!api) return plain(404, "Not Found");
    if (request.body.length > GATEWAY_BODY_LIMIT) return this.tooLarge(apiId);
    const prefix = `/${api.stage}`;
    if (request.path !== prefix && !request.path.startsWith(`${prefix}/`)) return plain(403, "Forbidden");
    const path = request.path.slice(prefix.length) || "/";
    const match = matchRoute(api, request.method, path);
    if (!match)
      return gatewayResponse(api, "MISSING_AUTHENTICATION_TOKEN", 403, "Missing Authentication Token");
    return this.#invoke(api, match, path, request);
  }

  /** The response to a body beyond the limit; the rest of the body need not be read. */
  tooLarge(apiId: string): GatewayResponse {
    const api = this.#apis.get(apiId);
    return api ? gatewayResponse(api, "REQUEST_TOO_LARGE", 413, "Request Too Long") : plain(404, "Not Found");
  }

  async #invoke(api: RestApi, match: Match, path: string, request: GatewayRequest): Promise<GatewayResponse> {
    const { functionArn, invokerArn } = match;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<"timeout">((resolve) => {
      timer = setTimeout(() => resolve("timeout"), TIMEOUT_MS);
    });
    try {
      this.#invokers.authorize("api-gateway", invokerArn, functionArn);
      const work = this.#functions.invoke(functionArn, proxyEvent(api, match, path, request));
      const result = await Promise.race([work, timeout]);
      if (result === "timeout") {
        work.catch(() => undefined);
        return gatewayResponse(api, "INTEGRATION_TIMEOUT", 504, "Endpoint request timed out");
      }
      const answer = readAnswer(result) ?? this.#badAnswer(api, functionArn, result);
      return {
        ...answer,
        compress: api.compressFrom !== undefined && answer.body.length >= api.compressFrom,
      };
    } catch (error) {
      this.#logs.write("api-gateway", `${request.method} ${path}: ${error}`);
      if (error instanceof FunctionError && error.errorType === "RequestTooLargeException")
        return gatewayResponse(api, "REQUEST_TOO_LARGE", 413, "Request Too Long");
      // A throttled function counts as a failed integration, with status 500 unless the API's own responses say otherwise.
      const isThrottled = error instanceof FunctionError && error.errorType === "TooManyRequestsException";
      return gatewayResponse(api, "INTEGRATION_FAILURE", isThrottled ? 500 : 502, "Internal server error");
    } finally {
      clearTimeout(timer);
    }
  }

  #badAnswer(api: RestApi, functionArn: string, result: string): GatewayResponse {
    this.#logs.write(
      "api-gateway",
      `${functionArn}: malformed Lambda proxy response ${result.slice(0, 200)}`,
    );
    return gatewayResponse(api, "INTEGRATION_FAILURE", 502, "Internal server error");
  }
}

/** Headers that API Gateway passes to functions in their usual spelling; others stay in lower case. */
const SPELLING: Record<string, string> = Object.fromEntries(
  [
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Authorization",
    "Cache-Control",
    "Content-Type",
    "Cookie",
    "Host",
    "If-Match",
    "If-Modified-Since",
    "If-None-Match",
    "Origin",
    "Referer",
    "User-Agent",
    "Via",
    "X-Amz-Cf-Id",
    "X-Amzn-Trace-Id",
    "X-Forwarded-For",
    "X-Forwarded-Port",
    "X-Forwarded-Proto",
  ].map((name) => [name.toLowerCase(), name]),
);

/**
 * Source: AWS "Input format of a Lambda function for proxy integration" (REST, payload 1.0). Path and path parameters
 * of a REST API stay percent-encoded; query parameters come decoded.
 */
function proxyEvent(api: RestApi, match: Match, path: string, request: GatewayRequest): unknown {
  const multi: Record<string, string[]> = {};
  const single: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headers)) {
    const spelled = SPELLING[name] ?? name;
    multi[spelled] = values;
    single[spelled] = values.at(-1) ?? "";
  }
  const query: Record<string, string[]> = {};
  for (const [name, value] of request.query) {
    query[name] = [...(query[name] ?? []), value];
  }
  const type = request.headers["content-type"]?.[0]?.split(";")[0]?.trim() ?? "application/json";
  const binary = api.binaryTypes.some((pattern) => matches(pattern, type));
  const now = Date.now();
  const hasQuery = request.query.length > 0;
  return {
    resource: match.resource,
    path,
    httpMethod: request.method,
    headers: single,
    multiValueHeaders: multi,
    queryStringParameters: hasQuery
      ? Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values.at(-1)]))
      : null,
    multiValueQueryStringParameters: hasQuery ? query : null,
    pathParameters: Object.keys(match.parameters).length > 0 ? match.parameters : null,
    stageVariables: null,
    requestContext: {
      accountId: ACCOUNT,
      apiId: api.id,
      domainName: request.headers.host?.[0] ?? "",
      domainPrefix: api.id,
      extendedRequestId: randomUUID(),
      httpMethod: request.method,
      identity: {
        sourceIp: request.sourceIp,
        userAgent: request.headers["user-agent"]?.[0] ?? null,
        accessKey: null,
        accountId: null,
        caller: null,
        user: null,
        userArn: null,
      },
      path: `/${api.stage}${path}`,
      protocol: "HTTP/1.1",
      requestId: randomUUID(),
      requestTime: new Date(now).toUTCString(),
      requestTimeEpoch: now,
      resourceId: match.resourceId,
      resourcePath: match.resource,
      stage: api.stage,
    },
    body: request.body.length === 0 ? null : request.body.toString(binary ? "base64" : "utf8"),
    isBase64Encoded: binary && request.body.length > 0,
  };
}

function readAnswer(text: string): GatewayResponse | undefined {
  const answer = JSON.parse(text) as {
    statusCode?: number;
    headers?: Record<string, string | number | boolean>;
    multiValueHeaders?: Record<string, (string | number | boolean)[]>;
    body?: string | null;
    isBase64Encoded?: boolean;
  } | null;
  const status = Number(answer?.statusCode);
  if (!answer || !Number.isInteger(status) || status < 100 || status > 599) return undefined;
  if (answer.body !== undefined && answer.body !== null && typeof answer.body !== "string") return undefined;
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  for (const [name, values] of Object.entries(answer.multiValueHeaders ?? {}))
    headers[name.toLowerCase()] = values.map(String);
  headers["content-type"] ??= "application/json";
  return {
    status,
    headers,
    body: Buffer.from(answer.body ?? "", answer.isBase64Encoded ? "base64" : "utf8"),
  };
}

/** API Gateway's own response, or the one that the template's GatewayResponse makes of it. */
function gatewayResponse(api: RestApi, type: string, status: number, message: string): GatewayResponse {
  const answer = api.responses.get(type) ?? api.responses.get(status < 500 ? "DEFAULT_4XX" : "DEFAULT_5XX");
  if (!answer) return plain(status, message);
  const body = (answer.body ?? '{"message":$context.error.messageString}')
    .replaceAll("$context.error.messageString", JSON.stringify(message))
    .replaceAll("$context.error.message", message)
    .replaceAll("$context.error.responseType", type)
    .replaceAll("$context.requestId", randomUUID());
  return {
    status: answer.status ?? status,
    headers: { "content-type": "application/json", ...answer.headers },
    body: Buffer.from(body),
  };
}

function plain(status: number, message: string): GatewayResponse {
  return {
    status,
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ message })),
  };
}
