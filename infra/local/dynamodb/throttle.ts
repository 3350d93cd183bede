import type { Forwarded } from "../wire/forward.ts";
import { answerOf, type Backend, cancelled, errorOf, type Reason } from "./backend.ts";
import { withUnprocessed } from "./conflicts.ts";
import {
  type Body,
  batchedWrites,
  byTable,
  type Tables,
  type TouchedItem,
  transactedItems,
  writtenItem,
} from "./touched-items.ts";

/** A partition allows 1,000 write and 3,000 read units a second; a new on-demand table allows 4,000 and 12,000. */
const TABLE_SHARE = 4;
const READ_SHARE = 3;
const READ_KIB = 4;

/** Units of one second, which refill over time. A request is admitted while any are left, and may overdraw. */
class Bucket {
  readonly #rate: number;
  readonly #now: () => number;
  #left: number;
  #filled: number;

  constructor(rate: number, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate;
    this.#filled = now();
  }

  get empty(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#rate, this.#left + ((now - this.#filled) / 1000) * this.#rate);
    this.#filled = now;
    return this.#left <= 0;
  }

  take(units: number): void {
    this.#left -= units;
  }
}

const TABLE_TEXT =
  "Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try " +
  "again shortly. If exceptions persist, check if you have a hot key: " +
  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html";
const PARTITION_TEXT =
  "The level of configured provisioned throughput for one or more global secondary indexes of the table or for the table was exceeded. " +
  "Consider increasing your provisioning level with the UpdateTable API";

type Full = "table" | "partition" | undefined;

/**
 * Refuses calls that exceed the units of a partition key or a table.
 *
 * - A single call fails with ThrottlingException for the table, with ProvisionedThroughputExceededException for a key; the SDK repeats both.
 * - A transaction is cancelled with the reason ThrottlingError or ProvisionedThroughputExceeded; the SDK does not repeat it.
 * - Parts of a batch come back as UnprocessedItems or UnprocessedKeys; if none could be processed, the call fails.
 * - An index has units for each of its keys, too. A write is refused if its index entry finds none left, even though the table had some.
 *
 * Unused units last no longer than a second: AWS may allow bursts and promises none.
 * Source: AWS "Throttling resolution guide", "Burst and adaptive capacity", "Using Global Secondary Indexes", API references of BatchWriteItem and
 * TransactWriteItems.
 */
export function withThrottle(backend: Backend, tables: Tables, rate: number, now = Date.now): Backend {
  const buckets = new Map<string, Bucket>();
  const bucketOf = (name: string, units: number) => {
    const bucket = buckets.get(name) ?? new Bucket(units, now);
    buckets.set(name, bucket);
    return bucket;
  };
  const writeKey = (partition: string) => bucketOf(`write ${partition}`, rate);
  const writeTable = (table: string) => bucketOf(`writes of ${table}`, rate * TABLE_SHARE);
  const readKey = (partition: string) => bucketOf(`read ${partition}`, rate * READ_SHARE);
  const readTable = (table: string) => bucketOf(`reads of ${table}`, rate * READ_SHARE * TABLE_SHARE);

  function fullFor(item: TouchedItem): Full {
    if (writeTable(item.table).empty) return "table";
    return [item.partition, ...item.indexPartitions].some((key) => writeKey(key).empty)
      ? "partition"
      : undefined;
  }
  function take({ table, partition, indexPartitions, units }: TouchedItem): void {
    writeTable(table).take(units);
    for (const key of [partition, ...indexPartitions]) writeKey(key).take(units);
  }

  async function batchWrite(operation: string, body: Buffer): Promise<Forwarded> {
    const request = JSON.parse(body.toString("utf8")) as Body;
    const writes = batchedWrites(tables, request).map((write) => {
      const full = fullFor(write.item);
      if (!full) take(write.item);
      return { ...write, full };
    });
    const left = writes.filter(({ full }) => full);
    if (left.length === 0) return backend(operation, body);
    if (left.length === writes.length) return refusal("partition");
    const free = byTable(writes.filter(({ full }) => !full));
    const answer = await backend(operation, Buffer.from(JSON.stringify({ ...request, RequestItems: free })));
    return withUnprocessed(answer, left);
  }

  async function batchGet(operation: string, body: Buffer): Promise<Forwarded> {
    const request = JSON.parse(body.toString("utf8")) as Body;
    type Keys = Record<string, { Keys: Record<string, Record<string, unknown>>[] }>;
    const requested = (request.RequestItems ?? {}) as Keys;
    const free: Keys = {};
    const left: Keys = {};
    for (const [table, { Keys, ...settings }] of Object.entries(requested))
      for (const Key of Keys) {
        const { partition } = writtenItem(tables, { TableName: table, Key });
        const full = readTable(table).empty || readKey(partition).empty;
        if (!full) for (const bucket of [readTable(table), readKey(partition)]) bucket.take(1);
        const side = full ? left : free;
        const keys = side[table]?.Keys ?? [];
        side[table] = { ...settings, Keys: [...keys, Key] };
      }
    if (Object.keys(left).length === 0) return backend(operation, body);
    if (Object.keys(free).length === 0) return refusal("partition");
    const answer = await backend(operation, Buffer.from(JSON.stringify({ ...request, RequestItems: free })));
    if (answer.status !== 200) return answer;
    const result = JSON.parse(answer.body.toString("utf8")) as { UnprocessedKeys?: Keys };
    return answerOf(200, { ...result, UnprocessedKeys: { ...result.UnprocessedKeys, ...left } });
  }

  /** A query's cost is only known from its response. */
  async function read(operation: string, body: Buffer): Promise<Forwarded> {
    const request = JSON.parse(body.toString("utf8")) as Body;
    const table = String(request.TableName);
    const values = Object.values((request.ExpressionAttributeValues ?? {}) as Record<string, unknown>);
    const partition = request.Key
      ? writtenItem(tables, request).partition
      : `${table}/${request.IndexName ?? ""} ${JSON.stringify(values[0])}`;
    if (readTable(table).empty) return refusal("table");
    if (readKey(partition).empty) return refusal("partition");
    const answer = await backend(operation, body);
    const units =
      Math.ceil(answer.body.length / (READ_KIB * 1024)) * (request.ConsistentRead === true ? 1 : 0.5);
    for (const bucket of [readTable(table), readKey(partition)]) bucket.take(units);
    return answer;
  }

  return async (operation, body) => {
    if (operation === "BatchWriteItem") return batchWrite(operation, body);
    if (operation === "BatchGetItem") return batchGet(operation, body);
    if (operation === "GetItem" || operation === "Query") return read(operation, body);
    const isTransaction = operation === "TransactWriteItems";
    if (!isTransaction && !["PutItem", "UpdateItem", "DeleteItem"].includes(operation))
      return backend(operation, body);
    const request = JSON.parse(body.toString("utf8")) as Body;
    const items = isTransaction ? transactedItems(tables, request) : [writtenItem(tables, request)];
    const full = items.map(fullFor);
    const first = full.find((which) => which !== undefined);
    if (first) return isTransaction ? cancelled(full.map(reasonOf)) : refusal(first);
    for (const item of items) take(item);
    return backend(operation, body);
  };
}

function refusal(full: "table" | "partition"): Forwarded {
  return full === "table"
    ? errorOf("ThrottlingException", TABLE_TEXT)
    : errorOf("ProvisionedThroughputExceededException", PARTITION_TEXT);
}

function reasonOf(full: Full): Reason {
  if (!full) return undefined;
  return full === "table"
    ? { Code: "ThrottlingError", Message: TABLE_TEXT }
    : { Code: "ProvisionedThroughputExceeded", Message: PARTITION_TEXT };
}
