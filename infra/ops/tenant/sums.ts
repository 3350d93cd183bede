import { createHash } from "node:crypto";
import type { Item } from "./belongings.ts";
import type { BucketKind, ObjectHeaders } from "./objects.ts";

/** Sums over a laboratory's belongings, to compare two places or times. */
export interface SumsOf {
  items: { count: number; sum: string };
  objects: Record<BucketKind, { versions: number; bytes: number; sum: string }>;
}

/** One version as it is counted, without the ids and dates that S3 gives. */
export interface CountedVersion {
  key: string;
  /**
   * Its place among the versions of its key that have bytes, the oldest 0; for a delete marker, 1 if it is the last. S3 tells when a
   * marker was made only to the second, so its place among versions of that second cannot be compared.
   */
  place: number;
  isMark: boolean;
  bytes: number;
  sha256: string;
  headers: ObjectHeaders;
}

const modulus = 1n << 256n;

/** Adds up hashes, so that the order of reading does not matter. */
export class Sums {
  #items = { count: 0, sum: 0n };
  readonly #objects = {
    assets: { versions: 0, bytes: 0, sum: 0n },
    imports: { versions: 0, bytes: 0, sum: 0n },
  };

  item(line: string): void {
    this.#items = { count: this.#items.count + 1, sum: (this.#items.sum + numberOf(line)) % modulus };
  }

  version(kind: BucketKind, version: CountedVersion): void {
    const { key, place, isMark, sha256, headers } = version;
    const of = this.#objects[kind];
    of.versions += 1;
    of.bytes += version.bytes;
    of.sum = (of.sum + numberOf(JSON.stringify([key, place, isMark, sha256, sorted(headers)]))) % modulus;
  }

  get all(): SumsOf {
    const shown = <Of extends { sum: bigint }>(of: Of) => ({ ...of, sum: of.sum.toString(16) });
    const { assets, imports } = this.#objects;
    return { items: shown(this.#items), objects: { assets: shown(assets), imports: shown(imports) } };
  }
}

const numberOf = (text: string) => BigInt(`0x${sha256Of(text)}`);
export const sha256Of = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** An item as one line, always the same for the same item; bytes as base64. */
export const lineOf = (item: Item): string =>
  JSON.stringify(sorted(item), (_, value) =>
    // Buffers are already objects when a replacer sees them.
    value?.type === "Buffer" ? { bytes: Buffer.from(value.data).toString("base64") } : value,
  );

/** The item of a line. */
export const itemOf = (line: string): Item =>
  JSON.parse(line, (_, value) =>
    typeof value?.bytes === "string" && Object.keys(value).length === 1
      ? Buffer.from(value.bytes, "base64")
      : value,
  );

/** With sorted keys at every depth, and sorted sets, whose order DynamoDB does not keep. */
function sorted(value: unknown, name?: string): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value)) {
    const all = value.map((member) => sorted(member));
    return name && /^[SNB]S$/.test(name) ? all.map((text) => text as string).sort() : all;
  }
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, member]) => [key, sorted(member, key)]),
  );
}
