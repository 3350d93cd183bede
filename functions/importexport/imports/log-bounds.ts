import { gunzipSync, gzipSync } from "node:zlib";
import type { StoredImport } from "./import.store.ts";

/**
 * How many bytes of a record each of its lists may take, as JSON. DynamoDB keeps 400 KB, and the log reads many records at once; what is
 * complete is the file itself. Counts beside the lists say how many there are.
 */
const mostBytes = { issues: 40_000, warnings: 40_000, reading_notes: 20_000, samples: 80_000 } as const;
/** Longer texts from the file are cut, in which nobody looks for more than where they are. */
const longestText = 300;
/** What is as long as the file is wide, and has to be whole: longer than this, it is kept packed. */
const wideKeys = ["mapping", "chosen"] as const;
const longestPlain = 30_000;
const packedKey = (key: string) => `${key}_packed`;

/** The same change of a record, cut to what a record may hold. */
export function withinRecord(set: Partial<StoredImport>): Record<string, unknown> {
  const bounded: Record<string, unknown> = { ...set };
  for (const [key, most] of Object.entries(mostBytes)) {
    const list: readonly unknown[] | undefined = set[key as keyof typeof mostBytes];
    if (list) bounded[key] = first(list, most);
  }
  for (const key of wideKeys) {
    if (set[key] === undefined) continue;
    const isWide = bytesOf(set[key]) > longestPlain;
    bounded[packedKey(key)] = isWide ? gzipSync(JSON.stringify(set[key])) : null;
    if (isWide) bounded[key] = key === "mapping" ? [] : {};
  }
  return bounded;
}

/** A record as it was before it was cut, but for what is lost. */
export function unpacked(item: object): object {
  const whole: Record<string, unknown> = { ...item };
  for (const key of wideKeys) {
    const packed = whole[packedKey(key)];
    delete whole[packedKey(key)];
    if (packed instanceof Uint8Array) whole[key] = JSON.parse(gunzipSync(packed).toString("utf8"));
  }
  return whole;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** As many entries as fit, from the first one on, with their texts cut. */
function first(list: readonly unknown[], most: number): unknown[] {
  let left = most;
  const kept: unknown[] = [];
  for (const entry of list) {
    const short = cut(entry);
    left -= bytesOf(short);
    if (left < 0) break;
    kept.push(short);
  }
  return kept;
}

function cut(value: unknown): unknown {
  if (typeof value === "string")
    return value.length > longestText ? `${value.slice(0, longestText).toWellFormed()}…` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
}
