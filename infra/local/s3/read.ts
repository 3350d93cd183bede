import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { noSuchKey, preconditionFailed, S3Error } from "./errors.ts";
import { type Exchange, namesEtag, quoted } from "./exchange.ts";
import type { ObjectRecord, ObjectStore } from "./store.ts";

/** Answers GET and HEAD of an object: conditions, one range, overridden headers, checksums. */
export async function readObject(exchange: Exchange, store: ObjectStore): Promise<void> {
  const { request, response, bucket, key, query } = exchange;
  const object = store.get(bucket.name, key);
  if (!object) throw noSuchKey(key);
  const version = query.get("versionId");
  if (version !== undefined && version !== "null" && version !== object.version)
    throw new S3Error(404, "NoSuchVersion", "The specified version does not exist.");
  const headers: Record<string, string | number> = {
    ...object.headers,
    etag: quoted(object.etag),
    "last-modified": new Date(object.modified).toUTCString(),
    "accept-ranges": "bytes",
    ...(bucket.versioned && { "x-amz-version-id": object.version }),
  };
  for (const [name, value] of Object.entries(object.metadata)) headers[`x-amz-meta-${name}`] = value;
  for (const [name, value] of query) {
    if (name.startsWith("response-")) headers[name.slice("response-".length)] = value;
  }
  if (isNotModified(request, object)) {
    response.writeHead(304, { etag: quoted(object.etag) });
    response.end();
    return;
  }
  const range = rangeOf(request.headers.range, object.size);
  if (request.headers["x-amz-checksum-mode"] === "ENABLED" && !range) {
    for (const [name, value] of Object.entries(object.checksums)) headers[`x-amz-checksum-${name}`] = value;
  }
  const [start, end] = range ?? [0, object.size - 1];
  headers["content-length"] = end - start + 1;
  if (range) headers["content-range"] = `bytes ${start}-${end}/${object.size}`;
  response.writeHead(range ? 206 : 200, headers);
  if (request.method === "HEAD" || object.size === 0) {
    response.end();
    return;
  }
  await pipeline(createReadStream(store.pathOf(object.file), { start, end }), response).catch((error) => {
    if (error?.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

/** Throws 412 where a condition fails; true where the client's copy is still good. */
function isNotModified(request: IncomingMessage, object: ObjectRecord): boolean {
  const header = (name: string) => request.headers[name] as string | undefined;
  const seconds = Math.floor(object.modified / 1000) * 1000;
  const match = header("if-match");
  const unmodified = header("if-unmodified-since");
  if (match !== undefined) {
    if (!namesEtag(match, object.etag)) throw preconditionFailed("If-Match");
  } else if (unmodified !== undefined && seconds > Date.parse(unmodified))
    throw preconditionFailed("If-Unmodified-Since");
  const noneMatch = header("if-none-match");
  if (noneMatch !== undefined) return namesEtag(noneMatch, object.etag);
  const modified = header("if-modified-since");
  return modified !== undefined && seconds <= Date.parse(modified);
}

/** The bytes asked for, both ends included; undefined for the whole object or a header S3 ignores. */
function rangeOf(header: string | undefined, size: number): [number, number] | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(size - 1, Number(to));
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  if (start >= size || (from === "" && Number(to) === 0))
    throw new S3Error(416, "InvalidRange", "The requested range is not satisfiable", {
      ActualObjectSize: String(size),
    });
  return [start, end];
}
