import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { Assembly, Resource } from "../assembly/assembly.ts";
import { matches } from "../iam/policy.ts";
import { writeFile } from "../s3/receive.ts";
import type { ObjectStore } from "../s3/store.ts";
import type { State } from "../state.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".pdf": "application/pdf",
  ".webmanifest": "application/manifest+json",
};

/** Does the work of the CDK's BucketDeployment: copies changed assets into buckets. */
export async function deployBuckets(assembly: Assembly, store: ObjectStore, state: State): Promise<void> {
  for (const resource of assembly.resources("Custom::CDKBucketDeployment")) {
    const fact = `deployment/${resource.stack}/${resource.id}`;
    const fingerprint = JSON.stringify(resource.properties);
    if (state.get<string>(fact) === fingerprint) continue;
    await deploy(resource, assembly, store);
    state.set(fact, fingerprint);
  }
}

async function deploy(resource: Resource, assembly: Assembly, store: ObjectStore): Promise<void> {
  const { properties } = resource;
  const bucket = String(properties.DestinationBucketName);
  const prefix = String(properties.DestinationBucketKeyPrefix ?? "").replace(/^\/|\/$/g, "");
  if (properties.Prune !== false)
    throw new Error(`${resource.stack}/${resource.id}: the local cloud only adds files to buckets`);
  const isTaken = filterOf(
    properties.Exclude as string[] | undefined,
    properties.Include as string[] | undefined,
  );
  const headers = (properties.SystemMetadata ?? {}) as Record<string, string>;
  const markers = (properties.SourceMarkers ?? []) as Record<string, string>[];
  for (const [index, objectKey] of ((properties.SourceObjectKeys ?? []) as string[]).entries()) {
    const folder = assembly.asset(objectKey);
    if (!folder || !statSync(folder).isDirectory())
      throw new Error(`${resource.stack}/${resource.id}: asset ${objectKey} is not a folder of the assembly`);
    for (const name of filesIn(folder).filter(isTaken)) {
      const key = prefix ? `${prefix}/${name}` : name;
      const body = filled(readFileSync(path.join(folder, name)), markers[index]);
      await put(store, bucket, key, body, headers);
    }
  }
}

/** Whether a file is copied: if nothing excludes it, or something includes it again, as with `aws s3 sync`. */
const filterOf =
  (exclude: readonly string[] = [], include: readonly string[] = []) =>
  (name: string) =>
    !exclude.some((pattern) => matches(pattern, name)) || include.some((pattern) => matches(pattern, name));

async function put(
  store: ObjectStore,
  bucket: string,
  key: string,
  body: Buffer,
  extraHeaders: Record<string, string>,
): Promise<void> {
  const headers = { "content-type": TYPES[path.extname(key)] ?? "application/octet-stream", ...extraHeaders };
  const etag = createHash("md5").update(body).digest("hex");
  const previous = store.get(bucket, key);
  if (previous?.etag === etag && JSON.stringify(previous.headers) === JSON.stringify(headers)) return;
  const { file, size } = await writeFile(store.folder, Readable.from([body]));
  store.put({ bucket, key, file, size, etag, headers }, []);
}

function filled(body: Buffer, markers: Record<string, string> | undefined): Buffer {
  const entries = Object.entries(markers ?? {});
  if (entries.length === 0) return body;
  let text = body.toString("utf8");
  for (const [marker, value] of entries) text = text.replaceAll(marker, value);
  return Buffer.from(text, "utf8");
}

function filesIn(folder: string, below = ""): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesIn(folder, name) : [name];
  });
}
