import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { escapeMarkup, readBody } from "../wire/body.ts";
import { S3Error, sendXml } from "./errors.ts";
import { describedBy, type Exchange, quoted } from "./exchange.ts";
import { createdEvents } from "./notifications.ts";
import { receive, writeFile } from "./receive.ts";
import type { ObjectStore } from "./store.ts";
import { checkWriteConditions } from "./write.ts";

const SMALLEST_PART = 5 * 1024 * 1024;

interface Upload {
  id: string;
  bucket: string;
  key: string;
  headers: string;
}

interface Part {
  number: number;
  file: string;
  size: number;
  etag: string;
}

/** CreateMultipartUpload. */
export function createUpload({ request, response, bucket, key }: Exchange, store: ObjectStore): void {
  const id = randomBytes(24).toString("base64url");
  store.database
    .prepare("INSERT INTO uploads VALUES (?, ?, ?, ?)")
    .run(id, bucket.name, key, JSON.stringify(describedBy(request)));
  sendXml(
    response,
    "InitiateMultipartUploadResult",
    `<Bucket>${bucket.name}</Bucket><Key>${escapeMarkup(key)}</Key><UploadId>${id}</UploadId>`,
  );
}

/** UploadPart; a part sent again replaces the former one. */
export async function uploadPart(exchange: Exchange, store: ObjectStore): Promise<void> {
  const { request, response, payload, query } = exchange;
  const upload = find(exchange, store);
  const number = Number(query.get("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > 10_000)
    throw new S3Error(
      400,
      "InvalidArgument",
      "Part number must be an integer between 1 and 10000, inclusive",
    );
  const { file, size, md5 } = await receive(request, payload, store.folder);
  const previous = parts(store, upload.id).find((part) => part.number === number);
  store.database
    .prepare("INSERT OR REPLACE INTO parts VALUES (?, ?, ?, ?, ?)")
    .run(upload.id, number, file, size, md5);
  if (previous) store.discard(previous.file);
  response.writeHead(200, { etag: quoted(md5), "content-length": 0 }).end();
}

/** CompleteMultipartUpload: joins the listed parts into one object. */
export async function completeUpload(exchange: Exchange, store: ObjectStore): Promise<void> {
  const { request, response, bucket, key } = exchange;
  const xml = (await readBody(request, 2 * 1024 * 1024)).toString("utf8");
  const upload = find(exchange, store);
  const stored = new Map(parts(store, upload.id).map((part) => [part.number, part]));
  let last = 0;
  const chosen = [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, element = ""]) => {
    const number = Number(/<PartNumber>(\d+)</.exec(element)?.[1]);
    const etag = /<ETag>(?:"|&quot;)?([0-9a-f]+)/.exec(element)?.[1];
    const part = stored.get(number);
    if (number <= last)
      throw new S3Error(400, "InvalidPartOrder", "The list of parts was not in ascending order");
    if (!part || part.etag !== etag)
      throw new S3Error(400, "InvalidPart", "One or more of the specified parts could not be found");
    last = number;
    return part;
  });
  if (chosen.length === 0) throw new S3Error(400, "MalformedXML", "You must specify at least one part");
  if (chosen.slice(0, -1).some((part) => part.size < SMALLEST_PART))
    throw new S3Error(400, "EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
  checkWriteConditions(request, store.get(bucket.name, key), key);
  const joined = createHash("md5");
  for (const part of chosen) joined.update(Buffer.from(part.etag, "hex"));
  const etag = `${joined.digest("hex")}-${chosen.length}`;
  const { file, size } = await writeFile(store.folder, concatenated(chosen, store));
  store.put(
    {
      bucket: bucket.name,
      key,
      file,
      size,
      etag,
      headers: JSON.parse(upload.headers),
    },
    createdEvents(bucket, "CompleteMultipartUpload", { key, size, etag }),
  );
  forget(store, upload.id);
  sendXml(
    response,
    "CompleteMultipartUploadResult",
    `<Bucket>${bucket.name}</Bucket><Key>${escapeMarkup(key)}</Key><ETag>${escapeMarkup(quoted(etag))}</ETag>`,
  );
}

/** ListMultipartUploads, all at once. */
export function listUploads({ response, bucket }: Exchange, store: ObjectStore): void {
  const uploads = store.database
    .prepare("SELECT * FROM uploads WHERE bucket = ?")
    .all(bucket.name) as unknown as Upload[];
  const entries = uploads.map(
    ({ id, key }) => `<Upload><Key>${escapeMarkup(key)}</Key><UploadId>${id}</UploadId></Upload>`,
  );
  const facts = `<Bucket>${bucket.name}</Bucket><IsTruncated>false</IsTruncated>`;
  sendXml(response, "ListMultipartUploadsResult", facts + entries.join(""));
}

/** AbortMultipartUpload. */
export function abortUpload(exchange: Exchange, store: ObjectStore): void {
  forget(store, find(exchange, store).id);
  exchange.response.writeHead(204).end();
}

async function* concatenated(chosen: Part[], store: ObjectStore): AsyncGenerator<Buffer> {
  for (const part of chosen) yield* createReadStream(store.pathOf(part.file)) as AsyncIterable<Buffer>;
}

function find({ query, bucket, key }: Exchange, store: ObjectStore): Upload {
  const upload = store.database
    .prepare("SELECT * FROM uploads WHERE id = ? AND bucket = ? AND key = ?")
    .get(query.get("uploadId") ?? "", bucket.name, key) as unknown as Upload | undefined;
  if (!upload) throw new S3Error(404, "NoSuchUpload", "The specified multipart upload does not exist.");
  return upload;
}

function parts(store: ObjectStore, upload: string): Part[] {
  return store.database
    .prepare("SELECT * FROM parts WHERE upload = ? ORDER BY number")
    .all(upload) as unknown as Part[];
}

function forget(store: ObjectStore, upload: string): void {
  const files = parts(store, upload).map((part) => part.file);
  store.transaction(() => {
    store.database.prepare("DELETE FROM parts WHERE upload = ?").run(upload);
    store.database.prepare("DELETE FROM uploads WHERE id = ?").run(upload);
  });
  for (const file of files) store.discard(file);
}
