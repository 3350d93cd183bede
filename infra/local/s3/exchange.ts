import type { IncomingMessage, ServerResponse } from "node:http";
import type { Principal } from "../iam/guard.ts";
import type { BucketDefinition } from "./buckets.ts";

/** One S3 request, taken apart and authenticated. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  bucket: BucketDefinition;
  key: string;
  query: Map<string, string>;
  principal: Principal;
  payload: string;
}

/** Headers that are stored with an object and come back with it. */
const STORED = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "expires",
];

/** The headers and metadata of a request that are kept with the object. */
export function describedBy(request: IncomingMessage): {
  headers: Record<string, string>;
  metadata: Record<string, string>;
} {
  const headers: Record<string, string> = {};
  const metadata: Record<string, string> = {};
  for (const name of STORED) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  const encodings = (headers["content-encoding"] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "" && one !== "aws-chunked");
  if (encodings.length > 0) headers["content-encoding"] = encodings.join(",");
  else delete headers["content-encoding"];
  headers["content-type"] ??= "application/octet-stream";
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith("x-amz-meta-")) metadata[name.slice("x-amz-meta-".length)] = String(value);
  }
  return { headers, metadata };
}

/** An ETag with its quotes. */
export function quoted(etag: string): string {
  return `"${etag}"`;
}

/** Whether a list of ETags in If-Match or If-None-Match names this one. */
export function namesEtag(header: string, etag: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "").replaceAll('"', "") === etag);
}
