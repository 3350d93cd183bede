import type { IncomingMessage, ServerResponse } from "node:http";
import { matches } from "../iam/policy.ts";
import { parseQuery } from "../s3/signature.ts";
import type { ObjectStore } from "../s3/store.ts";
import { BodyTooLarge, readBody } from "../wire/body.ts";
import { applyPolicy, sendBody, sendObject } from "./answer.ts";
import type { Behaviour, Distribution } from "./distributions.ts";
import { GATEWAY_BODY_LIMIT, type Gateway } from "./gateway.ts";
import { isResponse, type ViewerRequest, type ViewerResponse, type ViewerValue } from "./viewer-function.ts";

/** CloudFront before one tenant's API and buckets. */
export class Front {
  readonly #gateway: Gateway;
  readonly #store: ObjectStore;

  constructor(gateway: Gateway, store: ObjectStore) {
    this.#gateway = gateway;
    this.#store = store;
  }

  async handle(
    distribution: Distribution,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/s);
    const behaviour = distribution.behaviours.find((one) => covers(one.pattern, path));
    if (!behaviour) return;
    if (!behaviour.methods.includes(request.method ?? "GET")) {
      const text = Buffer.from("This distribution is not configured to allow the HTTP request method.");
      return sendBody(request, response, 403, { "content-type": "text/plain" }, text, { compress: false });
    }
    const ip = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "127.0.0.1";
    let viewer = viewerRequest(request, path, query);
    if (behaviour.viewerRequest) {
      const result = await behaviour.viewerRequest.request(viewer, ip);
      if (isResponse(result)) return sendViewerResponse(request, response, result);
      viewer = result;
    }
    if (behaviour.origin.kind === "bucket") return this.#fromBucket(behaviour, viewer, request, response);
    return this.#fromApi(behaviour, viewer, ip, request, response);
  }

  /** The app for hosts that belong to no tenant: it shows its own page for that. */
  async app(distribution: Distribution, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = "/"] = (request.url ?? "/").split("?");
    const behaviour = distribution.behaviours.findLast((one) => one.origin.kind === "bucket");
    if (behaviour?.origin.kind !== "bucket") return;
    const { bucket } = behaviour.origin;
    const object =
      this.#store.get(bucket, decode(path.replace(/^\//, ""))) ?? this.#store.get(bucket, "index.html");
    if (object)
      return sendObject(request, response, this.#store, object, {
        status: 200,
        compress: behaviour.compress,
        policy: behaviour.headers,
      });
    const text = Buffer.from("The web app is not deployed.");
    return sendBody(request, response, 404, { "content-type": "text/plain" }, text, { compress: false });
  }

  async #fromBucket(
    behaviour: Behaviour,
    viewer: ViewerRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (behaviour.origin.kind !== "bucket") return;
    const { bucket, path } = behaviour.origin;
    const settings = { compress: behaviour.compress, policy: behaviour.headers };
    if (request.method === "OPTIONS") {
      const headers: Record<string, string | string[]> = {};
      applyPolicy(headers, behaviour.headers, request);
      return sendBody(request, response, 200, headers, Buffer.alloc(0), { compress: false });
    }
    const object = this.#store.get(bucket, decode(`${path}${viewer.uri}`.replace(/^\//, "")));
    if (object) return sendObject(request, response, this.#store, object, { status: 200, ...settings });
    // CloudFront may not list the bucket, so S3 returns 403 for missing objects.
    const headers = { "content-type": "application/xml" };
    applyPolicy(headers, behaviour.headers, request);
    const text = Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    );
    return sendBody(request, response, 403, headers, text, { compress: false });
  }

  async #fromApi(
    behaviour: Behaviour,
    viewer: ViewerRequest,
    ip: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (behaviour.origin.kind !== "api") return;
    const { apiId, path, headers: originHeaders } = behaviour.origin;
    let body: Buffer;
    try {
      body = await readBody(request, GATEWAY_BODY_LIMIT);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader("connection", "close");
      const { status, headers, body: text } = this.#gateway.tooLarge(apiId);
      applyPolicy(headers, behaviour.headers, request);
      return sendBody(request, response, status, headers, text, { compress: false });
    }
    const headers: Record<string, string[]> = {};
    for (const [name, value] of Object.entries(viewer.headers))
      headers[name] = value.multiValue?.map((one) => one.value) ?? [value.value];
    for (const [name, value] of Object.entries(originHeaders)) headers[name] = [value];
    headers.host = [`${apiId}.execute-api.eu-central-1.amazonaws.com`];
    headers["x-forwarded-for"] = [
      [viewer.headers["x-forwarded-for"]?.value, ip, "127.0.0.1"].filter(Boolean).join(", "),
    ];
    headers["x-forwarded-proto"] = ["https"];
    headers.via = ["1.1 local.cloudfront.net (CloudFront)"];
    const answer = await this.#gateway.handle(apiId, {
      method: viewer.method,
      path: `${path}${viewer.uri}`,
      query: Object.entries(viewer.querystring).flatMap(([name, value]) =>
        (value.multiValue ?? [value]).map((one): [string, string] => [decode(name), decode(one.value)]),
      ),
      headers,
      body,
      sourceIp: ip,
    });
    applyPolicy(answer.headers, behaviour.headers, request);
    return sendBody(request, response, answer.status, answer.headers, answer.body, {
      compress: behaviour.compress || answer.compress === true,
      byGateway: !behaviour.compress,
    });
  }
}

/** CloudFront's path patterns: `*` and `?`, with or without the leading slash. */
function covers(pattern: string, path: string): boolean {
  return pattern === "*" || matches(pattern.startsWith("/") ? pattern : `/${pattern}`, path);
}

function viewerRequest(request: IncomingMessage, path: string, query: string): ViewerRequest {
  const headers: Record<string, ViewerValue> = {};
  const cookies: Record<string, ViewerValue> = {};
  for (const [name, value] of Object.entries(request.headersDistinct)) {
    if (value === undefined || HOP_BY_HOP.has(name)) continue;
    headers[name] = collect(value);
  }
  for (const pair of String(request.headers.cookie ?? "").split(/;\s*/)) {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (name !== "") cookies[name] = { value };
  }
  const grouped = new Map<string, string[]>();
  for (const [name, value] of parseQueryLeniently(query)) {
    grouped.set(name, [...(grouped.get(name) ?? []), value]);
  }
  const querystring = Object.fromEntries([...grouped].map(([name, values]) => [name, collect(values)]));
  return { method: request.method ?? "GET", uri: path, querystring, headers, cookies };
}

const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "te",
  "cookie2",
  "expect",
]);

function collect(values: string[]): ViewerValue {
  const value = values.at(-1) ?? "";
  return values.length > 1 ? { value, multiValue: values.map((one) => ({ value: one })) } : { value };
}

/** Names and values stay encoded, as CloudFront gives them; `+` is a space. */
function parseQueryLeniently(query: string): [string, string][] {
  const spaced = query.replaceAll("+", "%20");
  try {
    return parseQuery(spaced).map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)]);
  } catch {
    return spaced
      .split("&")
      .map((pair) => pair.split(/=(.*)/s))
      .map(([name = "", value = ""]) => [name, value]);
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function sendViewerResponse(
  request: IncomingMessage,
  response: ServerResponse,
  result: ViewerResponse,
): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers[name.toLowerCase()] = value.multiValue?.map((one) => one.value) ?? value.value;
  // There is no TLS on this machine.
  if (typeof headers.location === "string") headers.location = headers.location.replace(/^https:/, "http:");
  const { body } = result;
  const content =
    typeof body === "object"
      ? Buffer.from(body.data, body.encoding === "base64" ? "base64" : "utf8")
      : Buffer.from(body ?? "");
  return sendBody(request, response, result.statusCode, headers, content, { compress: false });
}
