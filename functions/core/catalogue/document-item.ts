import { deflateSync, unzipSync } from "node:zlib";
import type { CatalogueDocument, DocumentKind } from "../../../shared/core/catalogue/document.ts";
import { problem } from "../../platform/problem.ts";
import type { Attributes, Key, Stored } from "../../platform/table/table.ts";

/**
 * Format of the stored catalogue, raised by a migration (`functions/core/migrations`): 2 since present versions lie in partitions of the
 * table. Items of earlier formats are still readable; a catalogue as a whole is migrated before anything is read.
 */
export const catalogueFormat = 2;

/** Compress documents longer than this, in characters: an item of 2 KB then mostly costs one write unit instead of two. */
const compressAbove = 400;
/** Below this length, in characters, a small window and small buffers compress as well in a fraction of the time. */
const smallBelow = 4 * 1024;
/** Maximum size of an item's content, in bytes (DynamoDB's limit is 400 KB). */
const largest = 380 * 1024;

/** The state of the catalogue as a whole. */
export interface Head {
  /** Raised by every commit; 0 for a catalogue that was never written. */
  revision: number;
  /** The import whose staged versions are still hidden. */
  importing: string | null;
  /** Instant at which that import locked the catalogue. */
  importingSince: string | null;
  /** The import that was published last; publishing it again is harmless. */
  published: string | null;
  /** Revision of the newest snapshot in S3; 0 if there is none. */
  snapshot: number;
  /** See `catalogueFormat`; absent in a catalogue that was never written, or was last written before formats were counted. */
  format?: number;
}
export const emptyHead: Head = {
  revision: 0,
  importing: null,
  importingSince: null,
  published: null,
  snapshot: 0,
};

/** The changes of one commit: documents by key, or everything that an import staged. */
export interface Commit {
  revision: number;
  documents?: string[];
  import?: string;
  /** Number of documents that the import staged. */
  count?: number;
  at: string;
}

/**
 * A version as stored in the table, without kind and id, which are in its key. Everything that no condition checks is one attribute, since
 * the local engine and the SDK both spend a quarter of their time on attributes.
 */
export interface DocumentItem {
  version: number;
  /** Metadata and content as JSON. */
  document?: string;
  /** The same as compressed bytes (deflate). */
  deflated?: Uint8Array;
  /** The import that wrote it, and the revision at which that import began. */
  stagedBy?: string;
  stagedAfter?: number;
}

/** A version as format 1 stored it; the migration moves it unchanged. */
interface FormerItem {
  version: number;
  revision: number;
  importHash: string | null;
  deleted: boolean;
  author: CatalogueDocument["author"];
  changed: string;
  content?: string;
  /** The content, compressed. */
  packed?: Uint8Array;
}

export const headKey: Key = { pk: "CATALOGUE", sk: "HEAD" };
export const commitKey = (revision: number): Key => ({ pk: "CATALOGUE", sk: `COMMIT#${padded(revision)}` });

/**
 * Partitions of the present versions. Consistent queries read them side by side, and an import writes to all of them at once: DynamoDB
 * accepts 1,000 write units a second for each partition key.
 */
const shardCount = 16;
const shardPk = (shard: number) => `CATALOGUE#S#${String(shard).padStart(2, "0")}`;
export const shardPks: readonly string[] = Array.from({ length: shardCount }, (_, shard) => shardPk(shard));

/** The shard of an id: the sum of its characters, which come from a hash. */
function shardOf(id: string): number {
  let sum = 0;
  for (let index = 0; index < id.length; index++) sum += id.charCodeAt(index);
  return sum % shardCount;
}

export const refText = (kind: DocumentKind, id: string) => `${kind}#${id}`;
/** Key of a document's present version. */
export const currentKey = (kind: DocumentKind, id: string): Key => ({
  pk: shardPk(shardOf(id)),
  sk: refText(kind, id),
});
/** Partition of a document's former versions. */
export const historyPk = (kind: DocumentKind, id: string) => `DOC#${kind}#${id}`;
export const versionKey = (kind: DocumentKind, id: string, version: number): Key => ({
  pk: historyPk(kind, id),
  sk: `V#${padded(version)}`,
});
/** The document to which a stored version belongs, from the item's key. */
export function refOf({ $key }: Stored<DocumentItem>): Pick<CatalogueDocument, "kind" | "id"> {
  return parseRef($key.pk.startsWith("DOC#") ? $key.pk.slice("DOC#".length) : $key.sk);
}
/** Kind and id of `kind#id`. */
export function parseRef(ref: string): Pick<CatalogueDocument, "kind" | "id"> {
  const hash = ref.indexOf("#");
  return { kind: ref.slice(0, hash) as DocumentKind, id: ref.slice(hash + 1) };
}
const padded = (count: number) => String(count).padStart(10, "0");

/** Thrown when a document does not fit into an item even when compressed. */
export class DocumentTooLarge extends Error {
  constructor({ kind, id }: Pick<CatalogueDocument, "kind" | "id">) {
    super(`${kind} ${id} is too large to be kept.`);
    this.name = "DocumentTooLarge";
  }
}

/** The import that stages a version, and the revision after which it began. */
interface Stage {
  by: string;
  after: number;
}

/** @throws DocumentTooLarge */
export function toItem({ content, ...facts }: CatalogueDocument, staged?: Stage): Attributes {
  return itemOf(facts, JSON.stringify(content), staged);
}

/** The item of a document whose content is JSON already. @throws DocumentTooLarge */
export function itemOf(
  facts: Omit<CatalogueDocument, "content">,
  content: string,
  staged?: Stage,
): Attributes {
  const { kind: _kind, id: _id, version, ...rest } = facts;
  const text = `${JSON.stringify(rest).slice(0, -1)},"content":${content}}`;
  const compressed = text.length > compressAbove ? deflated(text) : undefined;
  if (compressed && compressed.length > largest) throw new DocumentTooLarge(facts);
  return {
    version,
    ...(compressed ? { deflated: compressed } : { document: text }),
    ...(staged && { stagedBy: staged.by, stagedAfter: staged.after }),
  };
}

/** Compresses a text; `inflated` reads it, and also texts compressed by gzip. */
export const deflated = (text: string): Buffer =>
  deflateSync(text, text.length < smallBelow ? { windowBits: 12, memLevel: 5, chunkSize: 2048 } : {});
export const inflated = (packed: Uint8Array): string => unzipSync(packed).toString("utf8");

/**
 * The head as stored; a catalogue that was never written has a default one.
 * @throws ProblemError unavailable until a catalogue of an earlier format has been migrated
 */
export function headOf(item: Stored<Partial<Head>> | undefined): Head {
  const head: Head = { ...emptyHead, ...item };
  const isEarlier = item !== undefined && (head.format ?? 1) < catalogueFormat;
  if (isEarlier && head.revision > 0)
    throw problem("unavailable", "The catalogue is being carried over to a new version.", { retryAfter: 5 });
  return head;
}

export function toDocument(item: Stored<DocumentItem>): CatalogueDocument {
  const text = item.deflated ? inflated(item.deflated) : item.document;
  if (text === undefined) return fromFormer(item as Stored<DocumentItem & FormerItem>);
  return { ...refOf(item), version: item.version, ...(JSON.parse(text) as DocumentFacts) };
}
type DocumentFacts = Omit<CatalogueDocument, "kind" | "id" | "version">;

function fromFormer(item: Stored<DocumentItem & FormerItem>): CatalogueDocument {
  const { $key: _key, packed, content, stagedBy: _by, stagedAfter: _after, ...facts } = item;
  const text = packed ? inflated(packed) : (content ?? "null");
  return { ...refOf(item), ...facts, content: JSON.parse(text) } as CatalogueDocument;
}

/** A document as it would be read back from the table. */
export const asKept = (document: CatalogueDocument): CatalogueDocument =>
  JSON.parse(JSON.stringify(document));

/**
 * Whether the item is hidden from a reader of this head: it was staged by the running import, or by an import that began only after the head was read.
 */
export const isPending = (item: DocumentItem, head: Head) =>
  item.stagedBy !== undefined &&
  (item.stagedBy === head.importing || (item.stagedAfter ?? 0) >= head.revision);
