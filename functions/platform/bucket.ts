import { Readable } from "node:stream";
import type { Actor } from "./actor.ts";
import { environment } from "./environment.ts";

const aws = () => import("./s3.ts");

export interface ObjectFacts {
  contentType?: string;
  cacheControl?: string;
  contentEncoding?: string;
}

/** A text in pieces, produced on demand. */
export type Pieces = Iterable<string> | AsyncIterable<string>;

/** Thrown when an object is no longer the version that was requested. */
export class ObjectReplaced extends Error {
  override name = "ObjectReplaced";
}

/** Translates S3's refusal of a request for one version into `ObjectReplaced`. */
async function ifStill<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
    throw $metadata?.httpStatusCode === 412 ? new ObjectReplaced() : error;
  }
}

/** Headers to send with a signed upload, so that it never replaces an existing object. */
const onlyOnce = { "if-none-match": "*" } as const;

/** How long signed URLs are valid, in seconds. */
export const signedUrlLife = 15 * 60;

/** The part of a bucket that belongs to the actor's tenant; keys are relative to `<tenant>/`. */
export function openBucket(actor: Pick<Actor, "tenant">, which: "ASSETS_BUCKET" | "IMPORTS_BUCKET") {
  const Bucket = environment(which);
  const addressOf = (key: string) => ({ Bucket, Key: `${actor.tenant}/${key}` });
  const missing = (error: unknown) => error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name);

  return {
    /** The whole object; undefined if there is none. @throws ObjectReplaced */
    async get(key: string, etag?: string): Promise<Buffer | undefined> {
      const { GetObjectCommand, s3 } = await aws();
      try {
        const { Body } = await ifStill(s3.send(new GetObjectCommand({ ...addressOf(key), IfMatch: etag })));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },

    /** The object as a stream, for objects that may be large. @throws ObjectReplaced */
    async stream(key: string, etag?: string): Promise<Readable> {
      const { GetObjectCommand, s3 } = await aws();
      const { Body } = await ifStill(s3.send(new GetObjectCommand({ ...addressOf(key), IfMatch: etag })));
      if (!(Body instanceof Readable)) throw new Error(`${key} has no body.`);
      return Body;
    },

    /** Size in bytes; undefined if there is no such object. @throws ObjectReplaced */
    async size(key: string, etag?: string): Promise<number | undefined> {
      const { HeadObjectCommand, s3 } = await aws();
      try {
        const head = new HeadObjectCommand({ ...addressOf(key), IfMatch: etag });
        return (await ifStill(s3.send(head))).ContentLength;
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },

    async put(key: string, body: Buffer | Uint8Array | string, facts: ObjectFacts = {}): Promise<void> {
      const { PutObjectCommand, s3 } = await aws();
      await s3.send(
        new PutObjectCommand({
          ...addressOf(key),
          Body: body,
          ContentType: facts.contentType,
          CacheControl: facts.cacheControl,
          ContentEncoding: facts.contentEncoding,
        }),
      );
    },

    /**
     * Uploads a text in pieces, holding only one part in memory. The object appears as a whole or not at all; the bucket's lifecycle removes
     * the parts of a failed upload.
     * @returns its size in bytes
     */
    async putPieces(key: string, pieces: Pieces, facts: ObjectFacts = {}): Promise<number> {
      const { CompleteMultipartUploadCommand, CreateMultipartUploadCommand, UploadPartCommand, s3 } =
        await aws();
      const { UploadId } = await s3.send(
        new CreateMultipartUploadCommand({ ...addressOf(key), ContentType: facts.contentType }),
      );
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      let size = 0;
      for await (const Body of partsOf(pieces)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await s3.send(
          new UploadPartCommand({ ...addressOf(key), UploadId, PartNumber, Body }),
        );
        Parts.push({ PartNumber, ETag });
        size += Body.length;
      }
      await s3.send(
        new CompleteMultipartUploadCommand({ ...addressOf(key), UploadId, MultipartUpload: { Parts } }),
      );
      return size;
    },

    async copy(from: string, to: string): Promise<void> {
      const { CopyObjectCommand, s3 } = await aws();
      await s3.send(
        new CopyObjectCommand({
          ...addressOf(to),
          CopySource: `${Bucket}/${encodeURI(`${actor.tenant}/${from}`)}`,
        }),
      );
    },

    async delete(key: string): Promise<void> {
      const { DeleteObjectCommand, s3 } = await aws();
      await s3.send(new DeleteObjectCommand(addressOf(key)));
    },

    /** A URL to which exactly this many bytes of this type can be PUT once, within 15 minutes, and the headers to send with them. */
    async uploadUrl(key: string, contentType: string, size: number) {
      const headers = { "content-type": contentType, ...onlyOnce };
      const { getSignedUrl, PutObjectCommand, s3 } = await aws();
      const put = new PutObjectCommand({
        ...addressOf(key),
        ContentType: contentType,
        ContentLength: size,
        IfNoneMatch: onlyOnce["if-none-match"],
      });
      const signableHeaders = new Set([...Object.keys(headers), "content-length", "host"]);
      return { url: await getSignedUrl(s3, put, { expiresIn: signedUrlLife, signableHeaders }), headers };
    },

    /** A URL from which the object can be read for 15 minutes, saved under the given file name. */
    async downloadUrl(key: string, fileName: string): Promise<string> {
      const encoded = encodeURIComponent(fileName).replaceAll(
        /['()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16)}`,
      );
      const name = `attachment; filename*=UTF-8''${encoded}`;
      const { GetObjectCommand, getSignedUrl, s3 } = await aws();
      const get = new GetObjectCommand({ ...addressOf(key), ResponseContentDisposition: name });
      return getSignedUrl(s3, get, { expiresIn: signedUrlLife });
    },
  };
}

/** S3 requires parts of at least 5 MiB, except for the last one, and accepts at most ten thousand. */
const partSize = 8 * 1024 * 1024;

/** Joins pieces into parts of at least that size; yields at least one part. */
async function* partsOf(pieces: Pieces): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  let isFirst = true;
  for await (const piece of pieces) {
    if (length >= partSize) {
      yield Buffer.from(waiting.join(""));
      [waiting, length, isFirst] = [[], 0, false];
    }
    waiting.push(piece);
    length += piece.length;
  }
  if (length > 0 || isFirst) yield Buffer.from(waiting.join(""));
}
