import { join } from "node:path";
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from "aws-lambda";
import { apis } from "../../shared/apis.ts";
import { type ApiSpec, type EndpointSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { asDeclared } from "./declared.ts";

export interface Request {
  /** Overrides the endpoint's own method. */
  method?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON unless it is a string or bytes, which are sent as they are. */
  body?: unknown;
  /** A whole Authorization header, or a token. */
  authorization?: string;
  headers?: Record<string, string>;
  ip?: string;
}
export interface Response {
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON; tests read answers of every shape. */
  body: ReturnType<typeof JSON.parse>;
  text: string;
}

const resourceOf = (endpoint: EndpointSpec): ApiSpec => {
  const api = apis.find(({ endpoints }) => Object.values(endpoints).includes(endpoint));
  if (!api) throw new Error(`${endpoint.path} belongs to no API resource.`);
  return api;
};

/** Calls an endpoint through its real handler, as API Gateway would. */
export async function callApi(endpoint: EndpointSpec, request: Request = {}): Promise<Response> {
  const api = resourceOf(endpoint);
  const module = await import(join(import.meta.dirname, "../../functions", api.address, "handler.ts"));
  return asDeclared(api, () => callHandler(module.handler, endpoint, request));
}

/** Calls an endpoint through a handler from elsewhere. */
export async function callHandler(
  handler: (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>,
  endpoint: EndpointSpec,
  request: Request = {},
): Promise<Response> {
  const result = await handler(eventOf(endpoint, request), { awsRequestId: "test" } as Context);
  const text = result.isBase64Encoded ? Buffer.from(result.body, "base64").toString("utf8") : result.body;
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const isJson = headers["content-type"]?.includes("json") && text !== "";
  return { status: result.statusCode, headers, text, body: isJson ? JSON.parse(text) : undefined };
}

function eventOf(endpoint: EndpointSpec, request: Request): APIGatewayProxyEvent {
  const path = fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? "00000000000000000000000000"),
  );
  const authorization = request.authorization?.includes(" ")
    ? request.authorization
    : `Token ${request.authorization}`;
  const headers: Record<string, string> = {
    ...(typeof request.body === "object" &&
      !Buffer.isBuffer(request.body) && { "content-type": "application/json" }),
    ...(request.authorization && { authorization }),
    ...request.headers,
  };
  return {
    httpMethod: request.method ?? endpoint.method,
    path,
    headers,
    multiValueHeaders: {},
    queryStringParameters: request.query ?? null,
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    resource: "",
    isBase64Encoded: Buffer.isBuffer(request.body),
    body: bodyOf(request.body),
    requestContext: { identity: { sourceIp: request.ip ?? "192.0.2.1" } },
  } as APIGatewayProxyEvent;
}

function bodyOf(body: unknown): string | null {
  if (body === undefined) return null;
  if (Buffer.isBuffer(body)) return body.toString("base64");
  return typeof body === "string" ? body : JSON.stringify(body);
}
