import { Readable } from "node:stream";
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Actor } from "./actor.ts";
import { environment } from "./environment.ts";

let client: S3Client | undefined;
const s3 = () => {
  client ??= new S3Client({
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return client;
};

export interface ObjectFacts {
  contentType?: string;
  cacheControl?: string;
  contentEncoding?: string;
}

/** A text in pieces, as they are made. */
export type Pieces = Iterable<string> | AsyncIterable<string>;

/** How long signed URLs are good, in seconds. */
export const signedUrlLife = 15 * 60;

/** The actor's tenant's part of a bucket: keys are relative to `<tenant>/`. */
export function openBucket(actor: Pick<Actor, "tenant">, which: "ASSETS_BUCKET" | "IMPORTS_BUCKET") {
  const Bucket = environment(which);
  const at = (key: string) => ({ Bucket, Key: `${actor.tenant}/${key}` });
  const missing = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound;

  return {
    /** The whole object; undefined where there is none. */
    async get(key: string): Promise<Buffer | undefined> {
      try {
        const { Body } = await s3().send(new GetObjectCommand(at(key)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },

    /** The object as a stream, for what may be large. */
    async stream(key: string): Promise<Readable> {
      const { Body } = await s3().send(new GetObjectCommand(at(key)));
      if (!(Body instanceof Readable)) throw new Error(`${key} has no body.`);
      return Body;
    },

    /** Size in bytes; undefined where there is no such object. */
    async size(key: string): Promise<number | undefined> {
      try {
        return (await s3().send(new HeadObjectCommand(at(key)))).ContentLength;
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },

    async put(key: string, body: Buffer | Uint8Array | string, facts: ObjectFacts = {}): Promise<void> {
      await s3().send(
        new PutObjectCommand({
          ...at(key),
          Body: body,
          ContentType: facts.contentType,
          CacheControl: facts.cacheControl,
          ContentEncoding: facts.contentEncoding,
        }),
      );
    },

    /**
     * Puts what comes in pieces, in memory for one part whatever the whole; it is there as a whole or not at all. What is left of one that
     * failed the bucket sweeps away by itself.
     * @returns its size in bytes
     */
    async putPieces(key: string, pieces: Pieces, facts: ObjectFacts = {}): Promise<number> {
      const { UploadId } = await s3().send(
        new CreateMultipartUploadCommand({ ...at(key), ContentType: facts.contentType }),
      );
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      let size = 0;
      for await (const Body of partsOf(pieces)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await s3().send(new UploadPartCommand({ ...at(key), UploadId, PartNumber, Body }));
        Parts.push({ PartNumber, ETag });
        size += Body.length;
      }
      await s3().send(
        new CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload: { Parts } }),
      );
      return size;
    },

    async copy(from: string, to: string): Promise<void> {
      await s3().send(
        new CopyObjectCommand({ ...at(to), CopySource: `${Bucket}/${encodeURI(`${actor.tenant}/${from}`)}` }),
      );
    },

    async delete(key: string): Promise<void> {
      await s3().send(new DeleteObjectCommand(at(key)));
    },

    /** A URL to which exactly this many bytes of this type can be PUT for 15 minutes. */
    async uploadUrl(key: string, contentType: string, size: number): Promise<string> {
      return getSignedUrl(
        s3(),
        new PutObjectCommand({ ...at(key), ContentType: contentType, ContentLength: size }),
        { expiresIn: signedUrlLife, signableHeaders: new Set(["content-type", "content-length", "host"]) },
      );
    },

    /** A URL from which the object can be read for 15 minutes, saved under the given file name. */
    async downloadUrl(key: string, fileName: string): Promise<string> {
      const name = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
      return getSignedUrl(s3(), new GetObjectCommand({ ...at(key), ResponseContentDisposition: name }), {
        expiresIn: signedUrlLife,
      });
    },
  };
}

/** S3 takes no part below 5 MiB but the last, and ten thousand of them. */
const partSize = 8 * 1024 * 1024;

/** The pieces, joined to parts of at least that size; at least one. */
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
