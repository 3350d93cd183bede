import { setImmediate } from "node:timers/promises";
import type { Actor } from "../actor.ts";
import { type Key, openTable, type Stored } from "./table.ts";

type Reader = Pick<Actor, "tenant">;
type Items = ReadonlyMap<string, Stored<object> | undefined>;
interface Batch {
  keys: Map<string, Key>;
  items: Promise<Items>;
}

/** Reads that have not begun yet, by tenant. */
const waiting = new Map<string, Batch>();

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

async function begin(reader: Reader, keys: Map<string, Key>): Promise<Items> {
  await setImmediate();
  waiting.delete(reader.tenant);
  const items = await openTable(reader).getAll<object>([...keys.values()]);
  return new Map([...keys.keys()].map((name, place) => [name, items[place]]));
}

/**
 * Items of one tenant, read consistently, in the order of the keys; undefined for missing ones. Reads that are asked for side by side, as by
 * the lists of one search, are one call of the table, and an item that several of them want is read once. A read that has begun is not
 * joined, since a write may have ended after it. Callers share the items and must not change them.
 */
export async function readTogether<Shape>(
  reader: Reader,
  keys: readonly Key[],
): Promise<(Stored<Shape> | undefined)[]> {
  if (keys.length === 0) return [];
  let batch = waiting.get(reader.tenant);
  if (!batch) {
    const batchKeys = new Map<string, Key>();
    batch = { keys: batchKeys, items: begin(reader, batchKeys) };
    waiting.set(reader.tenant, batch);
  }
  for (const key of keys) batch.keys.set(nameOf(key), key);
  const items = await batch.items;
  return keys.map((key) => items.get(nameOf(key)) as Stored<Shape> | undefined);
}
