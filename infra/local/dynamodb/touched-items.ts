import type { TableDefinition } from "./tables.ts";
import { sizeOf } from "./usage.ts";

/** A value as DynamoDB's protocol writes it: `{ S: "…" }`. */
export type Item = Record<string, Record<string, unknown>>;
export type Body = Record<string, unknown>;
export type Tables = ReadonlyMap<string, Pick<TableDefinition, "hash" | "range" | "indexes">>;

/** An item that a call writes or checks. */
export interface TouchedItem {
  /** Table and whole key. */
  id: string;
  /** Table and partition key. */
  partition: string;
  /** Index and its partition key, for each index that the item written is in. */
  indexPartitions: string[];
  table: string;
  /** Write units: one for each started KiB; updates and deletions do not carry the item and count as one. */
  units: number;
}

const KIB = 1024;
const textOf = (value: Record<string, unknown> | undefined) => String(Object.values(value ?? {})[0] ?? "");

function touched(tables: Tables, table: string, keyed: Item, written?: Item): TouchedItem {
  const definition = tables.get(table);
  const partition = `${table} ${textOf(keyed[definition?.hash ?? ""])}`;
  const range = definition?.range === undefined ? "" : textOf(keyed[definition.range]);
  const indexPartitions = [...(definition?.indexes ?? [])].flatMap(([index, hash]) =>
    written?.[hash] ? [`${table}/${index} ${textOf(written[hash])}`] : [],
  );
  const units = written ? Math.ceil(sizeOf(written) / KIB) : 1;
  return { id: `${partition}\n${range}`, partition, indexPartitions, table, units };
}

/** The items of a transaction in their order, each with twice the units. */
export function transactedItems(tables: Tables, body: Body): TouchedItem[] {
  return ((body.TransactItems ?? []) as Record<string, Body>[]).map((action) => {
    const [part = {}] = Object.values(action);
    const item = part.Item as Item | undefined;
    const touchedItem = touched(tables, String(part.TableName), item ?? (part.Key as Item), item);
    return { ...touchedItem, units: touchedItem.units * 2 };
  });
}

/** The item of a PutItem, UpdateItem or DeleteItem. */
export function writtenItem(tables: Tables, body: Body): TouchedItem {
  const item = body.Item as Item | undefined;
  return touched(tables, String(body.TableName), item ?? (body.Key as Item), item);
}

/** One request of a BatchWriteItem. */
export interface BatchedWrite {
  table: string;
  request: Body;
  item: TouchedItem;
}

export function batchedWrites(tables: Tables, body: Body): BatchedWrite[] {
  return Object.entries((body.RequestItems ?? {}) as Record<string, Body[]>).flatMap(([table, requests]) =>
    requests.map((request) => {
      const put = (request.PutRequest as { Item: Item } | undefined)?.Item;
      const key = (request.DeleteRequest as { Key: Item } | undefined)?.Key;
      return { table, request, item: touched(tables, table, put ?? key ?? {}, put) };
    }),
  );
}

/** Requests of a batch by their table, as calls and answers name them. */
export function byTable(writes: readonly BatchedWrite[]): Record<string, Body[]> {
  const tables: Record<string, Body[]> = {};
  for (const { table, request } of writes) tables[table] = [...(tables[table] ?? []), request];
  return tables;
}
