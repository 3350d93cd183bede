import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

export const bucketKinds = ["assets", "imports"] as const;
export type BucketKind = (typeof bucketKinds)[number];

/** A version of an object, or a delete marker. */
export interface ObjectVersion {
  key: string;
  version: string;
  isMark: boolean;
}

/** Metadata kept with an object's bytes. */
export interface ObjectHeaders {
  ContentType?: string | undefined;
  CacheControl?: string | undefined;
  ContentDisposition?: string | undefined;
  ContentEncoding?: string | undefined;
  Metadata?: Record<string, string> | undefined;
}

/** The objects of a laboratory's buckets, with all their versions. */
export class Objects {
  readonly #client: S3Client;
  readonly #bucket: (kind: BucketKind) => string;

  constructor(client: S3Client, bucket: (kind: BucketKind) => string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** All versions of all objects of a bucket, key by key, the oldest of each first. */
  async *versions(kind: BucketKind): AsyncGenerator<ObjectVersion[]> {
    let of: ObjectVersion[] = [];
    for await (const page of this.#pages(kind)) {
      const marks = (page.DeleteMarkers ?? []).map((marker) => ({ ...marker, isMark: true }));
      const all = [...(page.Versions ?? []).map((version) => ({ ...version, isMark: false })), ...marks];
      // Delete markers come in a separate list, so sort by time, newest first, with the present version before all.
      for (const key of [...new Set(all.map(({ Key = "" }) => Key))].sort()) {
        const versions = all.filter(({ Key }) => Key === key).sort(newestFirst);
        if (of[0] && of[0].key !== key) {
          yield of.reverse();
          of = [];
        }
        of.push(...versions.map(({ VersionId = "null", isMark }) => ({ key, version: VersionId, isMark })));
      }
    }
    if (of.length > 0) yield of.reverse();
  }

  async *#pages(kind: BucketKind): AsyncGenerator<ListObjectVersionsCommandOutput> {
    let page: ListObjectVersionsCommandOutput | undefined;
    do {
      const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page ?? {};
      const input = { Bucket: this.#bucket(kind), KeyMarker, VersionIdMarker };
      page = await this.#client.send(new ListObjectVersionsCommand(input));
      yield page;
    } while (page.IsTruncated);
  }

  async read(
    kind: BucketKind,
    { key, version }: ObjectVersion,
  ): Promise<{ bytes: Buffer; headers: ObjectHeaders }> {
    const command = new GetObjectCommand({ Bucket: this.#bucket(kind), Key: key, VersionId: version });
    const { Body, ContentType, CacheControl, ContentDisposition, ContentEncoding, Metadata } =
      await this.#client.send(command);
    const headers = { ContentType, CacheControl, ContentDisposition, ContentEncoding, Metadata };
    return { bytes: Buffer.from(await Body!.transformToByteArray()), headers };
  }

  async write(kind: BucketKind, key: string, bytes: Buffer, headers: ObjectHeaders): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket(kind), Key: key, Body: bytes, ...headers }),
    );
  }

  /** Deletes an object, which leaves a delete marker, or one version for good. */
  async remove(kind: BucketKind, key: string, VersionId?: string): Promise<void> {
    await this.#client.send(
      new DeleteObjectCommand({ Bucket: this.#bucket(kind), Key: key, ...(VersionId && { VersionId }) }),
    );
  }

  /** Ends uploads that were begun but never completed; their parts are data, too. @returns how many there were */
  async endUploads(kind: BucketKind): Promise<number> {
    let ended = 0;
    for (;;) {
      const { Uploads = [] } = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket: this.#bucket(kind) }),
      );
      if (Uploads.length === 0) return ended;
      for (const { Key, UploadId } of Uploads)
        await this.#client.send(
          new AbortMultipartUploadCommand({ Bucket: this.#bucket(kind), Key, UploadId }),
        );
      ended += Uploads.length;
    }
  }
}

interface Dated {
  IsLatest?: boolean | undefined;
  LastModified?: Date | undefined;
}
const newestFirst = (left: Dated, right: Dated) =>
  Number(right.IsLatest ?? false) - Number(left.IsLatest ?? false) ||
  Number(right.LastModified ?? 0) - Number(left.LastModified ?? 0);
