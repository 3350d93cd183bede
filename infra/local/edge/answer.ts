import { createReadStream, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { namesEtag, quoted } from "../s3/exchange.ts";
import type { ObjectRecord, ObjectStore } from "../s3/store.ts";
import { compress, encodingFor } from "./compression.ts";
import type { HeaderPolicy } from "./distributions.ts";

type Headers = Record<string, string | string[]>;

/** Adds the headers of the behaviour's response headers policy. */
export function applyPolicy(
  headers: Headers,
  policy: HeaderPolicy | undefined,
  request: IncomingMessage,
): void {
  for (const { name, value, override } of policy?.items ?? [])
    if (override || headers[name] === undefined) headers[name] = value;
  const origin = request.headers.origin;
  if (!policy || origin === undefined || headers["access-control-allow-origin"] !== undefined) return;
  const allowed = policy.corsOrigins.includes("*")
    ? "*"
    : policy.corsOrigins.find((candidate) => candidate === origin);
  if (allowed === undefined) return;
  headers["access-control-allow-origin"] = allowed;
  if (request.headers["access-control-request-method"] === undefined) return;
  headers["access-control-allow-methods"] = policy.corsMethods.join(", ");
  headers["access-control-allow-headers"] = policy.corsHeaders.join(", ");
}

/** Sends a whole body, compressed if the client accepts that and the behaviour allows it. */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Buffer,
  options: { compress: boolean; byGateway?: boolean; cacheKey?: string },
): Promise<void> {
  let content = body;
  const type = String(headers["content-type"] ?? "");
  const encoding =
    options.compress && headers["content-encoding"] === undefined && status === 200
      ? encodingFor(request, type, body.length)
      : undefined;
  if (encoding) {
    content = await compress(body, encoding, options.cacheKey);
    headers["content-encoding"] = encoding;
    headers.vary = "Accept-Encoding";
    // CloudFront weakens the ETag of compressed responses; API Gateway leaves it, so that If-Match still works.
    if (!options.byGateway && typeof headers.etag === "string" && !headers.etag.startsWith("W/"))
      headers.etag = `W/${headers.etag}`;
  }
  delete headers["content-length"];
  const bodyless = status === 204 || status === 304;
  if (!bodyless) headers["content-length"] = String(content.length);
  response.writeHead(status, headers);
  response.end(request.method === "HEAD" || bodyless ? undefined : content);
}

/**
 * Sends an object of a bucket as CloudFront does: 304, one range, compression.
 * @param options `kept` holds its bytes if they were cached while its file still existed
 */
export async function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  object: ObjectRecord,
  options: { status: number; compress: boolean; policy: HeaderPolicy | undefined; kept?: Buffer | undefined },
): Promise<void> {
  const headers: Headers = {
    ...object.headers,
    etag: quoted(object.etag),
    "last-modified": new Date(object.modified).toUTCString(),
  };
  applyPolicy(headers, options.policy, request);
  const noneMatch = request.headers["if-none-match"];
  if (options.status === 200 && noneMatch !== undefined && namesEtag(noneMatch, object.etag)) {
    delete headers["content-type"];
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  if (options.status === 200 && from !== "" && Number(from) < object.size) {
    const start = Number(from);
    const end = to === "" ? object.size - 1 : Math.min(Number(to), object.size - 1);
    headers["content-range"] = `bytes ${start}-${end}/${object.size}`;
    headers["content-length"] = String(end - start + 1);
    response.writeHead(206, headers);
    if (options.kept) response.end(options.kept.subarray(start, end + 1));
    else createReadStream(store.pathOf(object.file), { start, end }).pipe(response);
    return;
  }
  headers["accept-ranges"] = "bytes";
  if (object.size > 10_000_000 && !options.kept) {
    headers["content-length"] = String(object.size);
    response.writeHead(options.status, headers);
    if (request.method === "HEAD") response.end();
    else createReadStream(store.pathOf(object.file)).pipe(response);
    return;
  }
  const body = options.kept ?? readFileSync(store.pathOf(object.file));
  await sendBody(request, response, options.status, headers, body, {
    compress: options.compress,
    cacheKey: object.file,
  });
}
