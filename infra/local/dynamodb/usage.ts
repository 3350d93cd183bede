/** A value as DynamoDB's protocol writes it: `{ S: "…" }`. */
type Attribute = Record<string, unknown>;
type Item = Record<string, Attribute>;
interface Operation {
  Put?: { Item: Item };
  Update?: object;
  Delete?: object;
  ConditionCheck?: object;
  PutRequest?: { Item: Item };
  DeleteRequest?: object;
}

/** What was asked of DynamoDB since the cloud started. */
export interface DynamodbUsage {
  /** Calls by operation. */
  calls: Record<string, number>;
  /** Items written or deleted, history and guards included. */
  writtenItems: number;
  /**
   * Write capacity units as AWS counts them: one per KiB begun and item, twice that in a transaction, and once more for the index where
   * the item is in it. Updates and deletions, whose item the call does not carry, count as one KiB.
   */
  writeUnits: number;
  /** Read capacity units, as the engine answers them to `ReturnConsumedCapacity`; its index reads count half, as all that may lag behind. */
  readUnits: number;
}

const READS = new Set(["GetItem", "BatchGetItem", "Query", "Scan", "TransactGetItems"]);
const CONSUMED = Buffer.from('"ConsumedCapacity":');

/** Counts calls and units of what passes the proxy. */
export class UsageMeter {
  readonly usage: DynamodbUsage = { calls: {}, writtenItems: 0, writeUnits: 0, readUnits: 0 };

  /** The body of a call so that the engine answers what a read consumed; other calls as they are. */
  asked(operation: string, body: Buffer): Buffer {
    if (!READS.has(operation)) return body;
    return Buffer.concat([Buffer.from('{"ReturnConsumedCapacity":"TOTAL",'), body.subarray(1)]);
  }

  /** Counts what an answer says that it consumed. A value cannot be taken for it: quotation marks within one are escaped. */
  answered(operation: string, answer: Buffer): void {
    const place = READS.has(operation) ? answer.indexOf(CONSUMED) : -1;
    if (place < 0) return;
    const said = answer.subarray(place, place + 300).toString("utf8");
    this.usage.readUnits += Number(/"CapacityUnits":([\d.]+)/.exec(said)?.[1] ?? 0);
  }

  count(operation: string, request: Record<string, unknown>): void {
    this.usage.calls[operation] = (this.usage.calls[operation] ?? 0) + 1;
    if (operation === "PutItem") this.#write(request.Item as Item, 1);
    else if (operation === "UpdateItem" || operation === "DeleteItem") this.#write(undefined, 1);
    else if (operation === "TransactWriteItems") {
      for (const one of request.TransactItems as Operation[]) {
        if (one.ConditionCheck) this.usage.writeUnits += 2;
        else this.#write(one.Put?.Item, 2);
      }
    } else if (operation === "BatchWriteItem") {
      const tables = Object.values(request.RequestItems as Record<string, Operation[]>);
      for (const one of tables.flat()) this.#write(one.PutRequest?.Item, 1);
    }
  }

  #write(item: Item | undefined, factor: 1 | 2): void {
    const units = item ? Math.ceil(sizeOf(item) / 1024) : 1;
    this.usage.writtenItems += 1;
    this.usage.writeUnits += units * factor + (item?.GSI1PK ? units : 0);
  }
}

/** Bytes of an item: names and values, as DynamoDB bills them. */
function sizeOf(item: Item): number {
  let size = 0;
  for (const [name, attribute] of Object.entries(item)) {
    const [value] = Object.values(attribute);
    size +=
      name.length +
      (typeof value === "string" ? Buffer.byteLength(value) : Buffer.byteLength(JSON.stringify(value ?? "")));
  }
  return size;
}
