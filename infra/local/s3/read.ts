import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { noSuchKey, preconditionFailed } from "./errors.ts";
import { type Exchange, namesEtag, quoted } from "./exchange.ts";
import type { ObjectRecord, ObjectStore } from "./store.ts";
import { versionOf } from "./versions.ts";

/** Answers GET and HEAD of an object: conditions and overridden headers. */
export async function readObject(exchange: Exchange, store: ObjectStore): Promise<void> {
  const { request, response, key, query } = exchange;
  const object = versionOf(exchange, store);
  if (!object) throw noSuchKey(key);
  const headers: Record<string, string | number> = {
    ...object.headers,
    etag: quoted(object.etag),
    "last-modified": new Date(object.modified).toUTCString(),
    "content-length": object.size,
  };
  for (const [name, value] of query) {
    if (name.startsWith("response-")) headers[name.slice("response-".length)] = value;
  }
  if (isNotModified(request, object)) {
    response.writeHead(304, { etag: quoted(object.etag) });
    response.end();
    return;
  }
  response.writeHead(200, headers);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(createReadStream(store.pathOf(object.file)), response).catch((error) => {
    if (error?.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

/** True if the client's copy is still current. @throws S3Error 412 if If-Match fails */
function isNotModified({ headers }: IncomingMessage, { etag }: ObjectRecord): boolean {
  if (headers["if-match"] !== undefined && !namesEtag(headers["if-match"], etag))
    throw preconditionFailed("If-Match");
  return headers["if-none-match"] !== undefined && namesEtag(headers["if-none-match"], etag);
}
