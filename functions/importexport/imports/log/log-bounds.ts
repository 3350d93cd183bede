import { gunzipSync, gzipSync } from "node:zlib";
import type { StoredImport } from "../import.store.ts";

/**
 * Bytes of a record that each of its lists may take, as JSON, before they are packed. The log reads many records at once; all findings of
 * an import lie with its files (`findings/`). Counts beside the lists give their full lengths.
 */
const mostBytes = { issues: 20_000, warnings: 20_000, reading_notes: 10_000, samples: 40_000 } as const;
/** Longer texts from the file are cut; readers only use them to recognise a place. */
const longestText = 300;
/** Properties that may be long, with the placeholder that the record holds when they are packed. */
const wide = { mapping: [], chosen: {}, issues: [], warnings: [], reading_notes: [], samples: [] } as const;
const wideKeys = Object.keys(wide) as (keyof typeof wide)[];
/** Length as JSON, in bytes, up to which a property is stored unpacked. */
const longestPlain = 2_000;
const packedKey = (key: string) => `${key}_packed`;

/** A change of a record, cut to the limits of a record. */
export function withinRecord(set: Partial<StoredImport>): Record<string, unknown> {
  const bounded: Record<string, unknown> = { ...set };
  for (const [key, limit] of Object.entries(mostBytes)) {
    const list: readonly unknown[] | undefined = set[key as keyof typeof mostBytes];
    if (list) bounded[key] = first(list, limit);
  }
  for (const key of wideKeys) {
    const value = bounded[key];
    if (value === undefined) continue;
    const isWide = bytesOf(value) > longestPlain;
    bounded[packedKey(key)] = isWide ? gzipSync(JSON.stringify(value)) : null;
    if (isWide) bounded[key] = wide[key];
  }
  return bounded;
}

/** A record as it was before packing. */
export function unpacked(item: object): object {
  const bounded: Record<string, unknown> = { ...item };
  for (const key of wideKeys) {
    const packed = bounded[packedKey(key)];
    delete bounded[packedKey(key)];
    if (packed instanceof Uint8Array) bounded[key] = JSON.parse(gunzipSync(packed).toString("utf8"));
  }
  return bounded;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The first entries that fit, with their texts cut. */
function first(list: readonly unknown[], limit: number): unknown[] {
  let left = limit;
  const entries: unknown[] = [];
  for (const entry of list) {
    const short = cut(entry);
    left -= bytesOf(short);
    if (left < 0) break;
    entries.push(short);
  }
  return entries;
}

function cut(value: unknown): unknown {
  if (typeof value === "string")
    return value.length > longestText ? `${value.slice(0, longestText).toWellFormed()}…` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
}
