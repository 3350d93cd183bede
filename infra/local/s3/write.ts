import { createReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { escapeMarkup, readBody } from "../wire/body.ts";
import { elements, noSuchKey, preconditionFailed, S3Error, sendXml, unescapeXml } from "./errors.ts";
import { describedBy, type Exchange, namesEtag, quoted } from "./exchange.ts";
import { createdEvents } from "./notifications.ts";
import { receive, writeFile } from "./receive.ts";
import type { ObjectRecord, ObjectStore } from "./store.ts";

/** Refuses a write whose condition does not hold now; called again right before the object becomes visible. */
export function checkWriteConditions(
  request: IncomingMessage,
  former: ObjectRecord | undefined,
  key: string,
): void {
  const noneMatch = request.headers["if-none-match"];
  if (noneMatch !== undefined && former && namesEtag(noneMatch, former.etag))
    throw preconditionFailed("If-None-Match");
  const match = request.headers["if-match"];
  if (match === undefined) return;
  if (!former) throw noSuchKey(key);
  if (!namesEtag(match, former.etag)) throw preconditionFailed("If-Match");
}

/** PutObject. */
export async function putObject(exchange: Exchange, store: ObjectStore): Promise<void> {
  const { request, response, bucket, key, payload } = exchange;
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, "KeyTooLongError", "Your key is too long");
  checkWriteConditions(request, store.get(bucket.name, key), key);
  const described = describedBy(request);
  const metadataSize = JSON.stringify(described.metadata).length;
  if (metadataSize > 4096)
    throw new S3Error(400, "MetadataTooLarge", "Your metadata headers exceed the maximum allowed size");
  const received = await receive(request, payload, store.folder);
  try {
    checkWriteConditions(request, store.get(bucket.name, key), key);
  } catch (error) {
    store.discard(received.file);
    throw error;
  }
  const { file, size, md5: etag, checksums } = received;
  const object = store.put(
    { bucket: bucket.name, key, file, size, etag, ...described, checksums },
    createdEvents(bucket, "Put", { key, size, etag }),
  );
  response.setHeader("etag", quoted(etag));
  if (bucket.versioned) response.setHeader("x-amz-version-id", object.version);
  for (const [name, value] of Object.entries(checksums)) response.setHeader(`x-amz-checksum-${name}`, value);
  response.writeHead(200, { "content-length": 0 }).end();
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
  const { request, response, bucket, key } = exchange;
  const source = store.get(from.bucket, from.key);
  if (!source) throw noSuchKey(from.key);
  const match = request.headers["x-amz-copy-source-if-match"];
  if (typeof match === "string" && !namesEtag(match, source.etag)) throw preconditionFailed("If-Match");
  checkWriteConditions(request, store.get(bucket.name, key), key);
  const replaced = request.headers["x-amz-metadata-directive"] === "REPLACE";
  const described = replaced ? describedBy(request) : { headers: source.headers, metadata: source.metadata };
  const { file, size } = await writeFile(store.folder, createReadStream(store.pathOf(source.file)));
  const object = store.put(
    { bucket: bucket.name, key, file, size, etag: source.etag, ...described, checksums: source.checksums },
    createdEvents(bucket, "Copy", { key, size, etag: source.etag }),
  );
  if (bucket.versioned) response.setHeader("x-amz-version-id", object.version);
  sendXml(
    response,
    "CopyObjectResult",
    `<LastModified>${new Date(object.modified).toISOString()}</LastModified><ETag>${escapeMarkup(quoted(source.etag))}</ETag>`,
  );
}

/** DeleteObject; deleting what is not there succeeds. */
export function deleteObject(exchange: Exchange, store: ObjectStore): void {
  const { request, response, bucket, key } = exchange;
  const former = store.get(bucket.name, key);
  const match = request.headers["if-match"];
  if (match !== undefined && !(former && namesEtag(match, former.etag))) throw preconditionFailed("If-Match");
  store.delete(bucket.name, key);
  response.writeHead(204).end();
}

/** DeleteObjects: up to 1,000 keys. `mayDelete` decides each key. */
export async function deleteObjects(
  exchange: Exchange,
  store: ObjectStore,
  mayDelete: (key: string) => boolean,
): Promise<void> {
  const xml = (await readBody(exchange.request, 4 * 1024 * 1024)).toString("utf8");
  const keys = elements(xml, "Object").map((one) => unescapeXml(elements(one, "Key")[0] ?? ""));
  if (keys.length === 0 || keys.length > 1000)
    throw new S3Error(400, "MalformedXML", "The XML you provided was not well-formed");
  const quiet = elements(xml, "Quiet")[0] === "true";
  let result = "";
  for (const key of keys) {
    const name = `<Key>${escapeMarkup(key)}</Key>`;
    if (!mayDelete(key)) {
      result += `<Error>${name}<Code>AccessDenied</Code><Message>Access Denied</Message></Error>`;
      continue;
    }
    store.delete(exchange.bucket.name, key);
    if (!quiet) result += `<Deleted>${name}</Deleted>`;
  }
  sendXml(exchange.response, "DeleteResult", result);
}
