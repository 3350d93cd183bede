import type { IncomingMessage, ServerResponse } from "node:http";
import type { Principal } from "../iam/guard.ts";
import type { BucketDefinition } from "./buckets.ts";

/** One S3 request, parsed and authenticated. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  bucket: BucketDefinition;
  key: string;
  query: Map<string, string>;
  principal: Principal;
  payload: string;
}

/** Headers that are stored with an object and returned with it. */
const KEPT = ["content-type", "cache-control", "content-disposition", "content-encoding"];

/** The headers of a request that are stored with the object. */
export function describedBy(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = { "content-type": "application/octet-stream" };
  for (const name of KEPT) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}

/** An ETag with its quotes. */
export function quoted(etag: string): string {
  return `"${etag}"`;
}

/** Whether a list of ETags in If-Match or If-None-Match names this one. */
export function namesEtag(header: string, etag: string): boolean {
  if (header.trim() === "*") return true;
  return header
    .split(",")
    .some((candidate) => candidate.trim().replace(/^W\//, "").replaceAll('"', "") === etag);
}
