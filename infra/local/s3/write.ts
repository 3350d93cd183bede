import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { escapeMarkup } from "../wire/body.ts";
import { noSuchKey, preconditionFailed, S3Error, sendXml } from "./errors.ts";
import { describedBy, type Exchange, namesEtag, quoted } from "./exchange.ts";
import { createdEvents } from "./notifications.ts";
import { receive, writeFile } from "./receive.ts";
import type { ObjectRecord, ObjectStore } from "./store.ts";

/** Refuses a write whose condition does not hold now; called again right before the object becomes visible. */
export function checkWriteConditions(
  request: IncomingMessage,
  present: ObjectRecord | undefined,
  key: string,
): void {
  const noneMatch = request.headers["if-none-match"];
  if (noneMatch !== undefined && present && namesEtag(noneMatch, present.etag))
    throw preconditionFailed("If-None-Match");
  const match = request.headers["if-match"];
  if (match === undefined) return;
  if (!present) throw noSuchKey(key);
  if (!namesEtag(match, present.etag)) throw preconditionFailed("If-Match");
}

/** PutObject. */
export async function putObject(exchange: Exchange, store: ObjectStore): Promise<void> {
  const { request, response, bucket, key, payload } = exchange;
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, "KeyTooLongError", "Your key is too long");
  checkWriteConditions(request, store.get(bucket.name, key), key);
  const received = await receive(request, payload, store.folder);
  try {
    checkWriteConditions(request, store.get(bucket.name, key), key);
  } catch (error) {
    store.discard(received.file);
    throw error;
  }
  const { file, size, md5: etag } = received;
  store.put(
    { bucket: bucket.name, key, file, size, etag, headers: describedBy(request) },
    createdEvents(bucket, "Put", { key, size, etag }),
  );
  response.writeHead(200, { etag: quoted(etag), "content-length": 0 }).end();
}

/** The source named by `x-amz-copy-source`: bucket and key. */
export function copySource(request: IncomingMessage): { bucket: string; key: string } | undefined {
  const header = request.headers["x-amz-copy-source"];
  if (typeof header !== "string") return undefined;
  const [path = ""] = header.replace(/^\//, "").split("?");
  const slash = path.indexOf("/");
  return { bucket: path.slice(0, slash), key: decodeURIComponent(path.slice(slash + 1)) };
}

/** CopyObject. */
export async function copyObject(
  exchange: Exchange,
  store: ObjectStore,
  from: { bucket: string; key: string },
): Promise<void> {
  const { response, bucket, key } = exchange;
  const source = store.get(from.bucket, from.key);
  if (!source) throw noSuchKey(from.key);
  const { etag, headers } = source;
  const { file, size } = await writeFile(store.folder, createReadStream(store.pathOf(source.file)));
  const { modified } = store.put(
    { bucket: bucket.name, key, file, size, etag, headers },
    createdEvents(bucket, "Copy", { key, size, etag }),
  );
  const lastModified = `<LastModified>${new Date(modified).toISOString()}</LastModified>`;
  sendXml(response, "CopyObjectResult", `${lastModified}<ETag>${escapeMarkup(quoted(etag))}</ETag>`);
}

/** DeleteObject; deleting a key that does not exist succeeds. */
export function deleteObject({ response, bucket, key }: Exchange, store: ObjectStore): void {
  store.delete(bucket.name, key);
  response.writeHead(204).end();
}
