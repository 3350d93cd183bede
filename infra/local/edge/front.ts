import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { matches } from "../iam/policy.ts";
import { parseQuery } from "../s3/signature.ts";
import type { ObjectRecord, ObjectStore } from "../s3/store.ts";
import { BodyTooLarge, readBody } from "../wire/body.ts";
import { applyPolicy, sendBody, sendObject } from "./answer.ts";
import { cacheKey, type EdgeCache, type OriginResponse } from "./cache.ts";
import { ttlOf } from "./cache-policies.ts";
import type { Behaviour, Distribution } from "./distributions.ts";
import { GATEWAY_BODY_LIMIT, type Gateway } from "./gateway.ts";
import { isResponse, type ViewerRequest, type ViewerResponse, type ViewerValue } from "./viewer-function.ts";

/** CloudFront before one tenant's API and buckets. */
export class Front {
  readonly #gateway: Gateway;
  readonly #store: ObjectStore;
  readonly #cache: EdgeCache | undefined;

  /** @param cache omit it to cache nothing */
  constructor(gateway: Gateway, store: ObjectStore, cache?: EdgeCache) {
    this.#gateway = gateway;
    this.#store = store;
    this.#cache = cache;
  }

  async handle(
    distribution: Distribution,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/s);
    const behaviour = distribution.behaviours.find((candidate) => covers(candidate.pattern, path));
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
    const fetched = () =>
      behaviour.origin.kind === "bucket"
        ? this.#fromBucket(behaviour, viewer)
        : this.#fromApi(behaviour, viewer, ip, request, response);
    const answer = await this.#kept(distribution, behaviour, viewer, fetched);
    return this.#send(behaviour, answer, request, response);
  }

  /** The cached response for a request; otherwise the origin's, which may then be cached. */
  async #kept(
    distribution: Distribution,
    behaviour: Behaviour,
    viewer: ViewerRequest,
    fetched: () => Promise<OriginResponse>,
  ): Promise<OriginResponse> {
    const { cache, cachedMethods } = behaviour;
    if (!this.#cache || cache.disabled || !cachedMethods.includes(viewer.method)) return fetched();
    const key = cacheKey(distribution.stack, cache, viewer);
    const cached = this.#cache.find(key);
    if (cached) {
      const headers = { ...cached.headers, age: String(cached.age), "x-cache": "Hit from cloudfront" };
      const tags = viewer.headers["if-none-match"]?.value;
      const isSame = !cached.object && tags !== undefined && tags === cached.headers.etag;
      return isSame ? { status: 304, headers, body: Buffer.alloc(0) } : { ...cached, headers };
    }
    const answer = await fetched();
    const cacheControl = String(answer.headers["cache-control"] ?? "");
    const seconds = ttlOf(cache, answer.status, cacheControl, distribution.errorTtl(answer.status));
    // The file of an object is gone once the object is replaced.
    const body = answer.object && seconds > 0 ? this.#read(answer.object) : answer.body;
    this.#cache.keep(key, { ...answer, body }, seconds);
    return answer;
  }

  #read(object: ObjectRecord): Buffer {
    return readFileSync(this.#store.pathOf(object.file));
  }

  async #send(
    behaviour: Behaviour,
    answer: OriginResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { status, object } = answer;
    if (object) {
      for (const name of ["age", "x-cache"]) {
        const value = answer.headers[name];
        if (value !== undefined) response.setHeader(name, value);
      }
      const settings = { compress: behaviour.compress, policy: behaviour.headers };
      const bytes = answer.body.length > 0 ? answer.body : undefined;
      return sendObject(request, response, this.#store, object, { status, kept: bytes, ...settings });
    }
    const headers = { ...answer.headers };
    applyPolicy(headers, behaviour.headers, request);
    return sendBody(request, response, status, headers, answer.body, {
      compress: behaviour.origin.kind === "api" && (behaviour.compress || answer.compress === true),
      byGateway: !behaviour.compress,
    });
  }

  /** The app for hosts that belong to no tenant: it shows its own page for that. */
  async app(distribution: Distribution, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = "/"] = (request.url ?? "/").split("?");
    const last = distribution.behaviours.at(-1);
    for (const [behaviour, file] of [
      [distribution.behaviours.find((candidate) => covers(candidate.pattern, path)), path],
      [last, path],
      [last, "/index.html"],
    ] as const) {
      if (behaviour?.origin.kind !== "bucket") continue;
      const { bucket, path: folder } = behaviour.origin;
      const object = this.#store.get(bucket, decode(`${folder}${file}`.replace(/^\//, "")));
      if (!object) continue;
      const { compress, headers: policy } = behaviour;
      return sendObject(request, response, this.#store, object, { status: 200, compress, policy });
    }
    const text = Buffer.from("The web app is not deployed.");
    return sendBody(request, response, 404, { "content-type": "text/plain" }, text, { compress: false });
  }

  async #fromBucket(behaviour: Behaviour, viewer: ViewerRequest): Promise<OriginResponse> {
    if (behaviour.origin.kind !== "bucket") throw new Error("no bucket");
    const { bucket, path } = behaviour.origin;
    if (viewer.method === "OPTIONS") return { status: 200, headers: {}, body: Buffer.alloc(0) };
    const object = this.#store.get(bucket, decode(`${path}${viewer.uri}`.replace(/^\//, "")));
    if (object) return { status: 200, headers: object.headers, body: Buffer.alloc(0), object };
    // CloudFront may not list the bucket, so S3 returns 403 for missing objects.
    const body = Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    );
    return { status: 403, headers: { "content-type": "application/xml" }, body };
  }

  async #fromApi(
    behaviour: Behaviour,
    viewer: ViewerRequest,
    ip: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<OriginResponse> {
    if (behaviour.origin.kind !== "api") throw new Error("no API");
    const { apiId, path, headers: originHeaders } = behaviour.origin;
    let body: Buffer;
    try {
      body = await readBody(request, GATEWAY_BODY_LIMIT);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader("connection", "close");
      return this.#gateway.tooLarge(apiId);
    }
    const headers: Record<string, string[]> = {};
    for (const [name, value] of Object.entries(viewer.headers))
      headers[name] = value.multiValue?.map((entry) => entry.value) ?? [value.value];
    for (const [name, value] of Object.entries(originHeaders)) headers[name] = [value];
    headers.host = [`${apiId}.execute-api.eu-central-1.amazonaws.com`];
    headers["x-forwarded-for"] = [
      [viewer.headers["x-forwarded-for"]?.value, ip, "127.0.0.1"].filter(Boolean).join(", "),
    ];
    headers["x-forwarded-proto"] = ["https"];
    headers.via = ["1.1 local.cloudfront.net (CloudFront)"];
    return this.#gateway.handle(apiId, {
      method: viewer.method,
      path: `${path}${viewer.uri}`,
      query: Object.entries(viewer.querystring).flatMap(([name, value]) =>
        (value.multiValue ?? [value]).map((entry): [string, string] => [decode(name), decode(entry.value)]),
      ),
      headers,
      body,
      sourceIp: ip,
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
  return values.length > 1 ? { value, multiValue: values.map((item) => ({ value: item })) } : { value };
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
    headers[name.toLowerCase()] = value.multiValue?.map((entry) => entry.value) ?? value.value;
  // There is no TLS on this machine.
  if (typeof headers.location === "string") headers.location = headers.location.replace(/^https:/, "http:");
  const { body } = result;
  const content =
    typeof body === "object"
      ? Buffer.from(body.data, body.encoding === "base64" ? "base64" : "utf8")
      : Buffer.from(body ?? "");
  return sendBody(request, response, result.statusCode, headers, content, { compress: false });
}
