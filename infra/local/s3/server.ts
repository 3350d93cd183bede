import type { IncomingMessage, ServerResponse } from "node:http";
import { deniedMessage, type Guard } from "../iam/guard.ts";
import type { Deliveries } from "../unkind/deliveries.ts";
import type { BucketDefinition } from "./buckets.ts";
import { answerPreflight, setCorsHeaders } from "./cors.ts";
import { S3Error, sendError } from "./errors.ts";
import type { Exchange } from "./exchange.ts";
import { abortUpload, completeUpload, createUpload, listUploads, uploadPart } from "./multipart.ts";
import { deliverEvents } from "./notifications.ts";
import { readObject } from "./read.ts";
import { parseQuery, verifySignature } from "./signature.ts";
import type { ObjectStore } from "./store.ts";
import { deleteVersion, listVersions } from "./versions.ts";
import { copyObject, copySource, deleteObject, putObject } from "./write.ts";

/** The S3 endpoint: path-style addresses below a prefix of the cloud's port. */
export class S3Server {
  readonly #prefix: string;
  readonly #store: ObjectStore;
  readonly #buckets: Map<string, BucketDefinition>;
  readonly #guard: Guard;
  readonly #send: (queue: string, body: string) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #deliveries: Deliveries | undefined;
  #delivering = Promise.resolve();

  constructor(options: {
    prefix: string;
    store: ObjectStore;
    buckets: Map<string, BucketDefinition>;
    guard: Guard;
    send: (queue: string, body: string) => Promise<void>;
    onError: (error: unknown) => void;
    deliveries?: Deliveries;
  }) {
    this.#prefix = options.prefix;
    this.#store = options.store;
    this.#buckets = options.buckets;
    this.#guard = options.guard;
    this.#send = options.send;
    this.#onError = options.onError;
    this.#deliveries = options.deliveries;
    this.#deliver();
  }

  /** Delivers pending events, one round after the other, so that no event is sent twice at once. */
  #deliver(): void {
    this.#delivering = this.#delivering
      .then(() => deliverEvents(this.#store, this.#send, this.#deliveries))
      .catch(this.#onError);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("server", "AmazonS3");
    try {
      await this.#answer(request, response);
      this.#deliver();
    } catch (thrown) {
      const error =
        thrown instanceof S3Error
          ? thrown
          : new S3Error(500, "InternalError", "We encountered an internal error.");
      if (error !== thrown) this.#onError(thrown);
      if (response.headersSent) response.destroy();
      else {
        // An unread body would keep the connection from being reused.
        if (!request.complete) response.setHeader("connection", "close");
        sendError(response, error, request.method === "HEAD");
        request.resume();
      }
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [rawPath = "/", rawQuery = ""] = (request.url ?? "/").split(/\?(.*)/s);
    const [bucketName = "", ...rest] = rawPath.slice(this.#prefix.length).replace(/^\//, "").split("/");
    const bucket = this.#buckets.get(bucketName);
    if (request.method === "OPTIONS") return answerPreflight(request, response, bucket?.cors ?? []);
    if (bucket) setCorsHeaders(request, response, bucket.cors);
    const signed = verifySignature(request, this.#guard);
    if (!bucket)
      throw new S3Error(404, "NoSuchBucket", "The specified bucket does not exist", {
        BucketName: bucketName,
      });
    const exchange: Exchange = {
      request,
      response,
      bucket,
      key: decodeKey(rest.join("/")),
      query: new Map(parseQuery(rawQuery)),
      ...signed,
    };
    return this.#objectCall(exchange);
  }

  async #objectCall(exchange: Exchange): Promise<void> {
    const { request, bucket, key, query, principal } = exchange;
    const store = this.#store;
    const need = (action: string, resource = `${bucket.arn}/${key}`) => {
      const denied = this.#guard.decide(principal, [{ action: `s3:${action}`, resource, context: {} }]);
      if (denied) throw accessDenied(deniedMessage(denied));
    };
    const unknown = [...query.keys()].find((name) => !KNOWN.test(name));
    if (key === "" && request.method === "GET" && query.has("versions")) {
      need("ListBucketVersions", bucket.arn);
      return listVersions(exchange, store);
    }
    if (key === "" && request.method === "GET" && query.has("uploads")) {
      need("ListBucketMultipartUploads", bucket.arn);
      return listUploads(exchange, store);
    }
    if (key === "" || unknown) throw unknownCall(`${request.method} ${unknown ?? "of a bucket"}`);
    const call = `${request.method}${query.has("uploadId") ? " upload" : ""}${query.has("uploads") ? " uploads" : ""}`;
    switch (call) {
      case "GET":
      case "HEAD":
        need(query.has("versionId") ? "GetObjectVersion" : "GetObject");
        if (query.has("versionId")) return readObject(exchange, store);
        if (!store.get(bucket.name, key) && !this.#mayList(exchange))
          throw accessDenied(
            "There is no such key; only a caller that may list the bucket is told so: s3:ListBucket",
          );
        return readObject(exchange, store);
      case "PUT": {
        need("PutObject");
        const from = copySource(request);
        if (!from) return putObject(exchange, store);
        need("GetObject", `arn:aws:s3:::${from.bucket}/${from.key}`);
        return copyObject(exchange, store, from);
      }
      case "DELETE upload":
        need("AbortMultipartUpload");
        return abortUpload(exchange, store);
      case "DELETE":
        need(query.has("versionId") ? "DeleteObjectVersion" : "DeleteObject");
        if (query.has("versionId")) return deleteVersion(exchange, store);
        return deleteObject(exchange, store);
      case "POST uploads":
        need("PutObject");
        return createUpload(exchange, store);
      case "PUT upload":
        need("PutObject");
        return uploadPart(exchange, store);
      case "POST upload":
        need("PutObject");
        return completeUpload(exchange, store);
    }
    throw unknownCall(call);
  }

  /** Whether the caller may learn that a key does not exist. A condition on s3:prefix never holds here, as in AWS. */
  #mayList({ principal, bucket }: Exchange): boolean {
    return this.#guard.may(principal, { action: "s3:ListBucket", resource: bucket.arn, context: {} });
  }
}

/** Query parameters that are supported or make no difference here; any other parameter means an unknown call. */
const KNOWN = /^(?:uploads|versionId|uploadId|partNumber|x-id|(?:x-amz|response)-.+)$/i;

function accessDenied(message: string): S3Error {
  return new S3Error(403, "AccessDenied", message);
}

function unknownCall(call: string): S3Error {
  return new S3Error(501, "NotImplemented", `${call} is not known to the local cloud`);
}

function decodeKey(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new S3Error(400, "InvalidURI", "Couldn't parse the specified URI.");
  }
}
