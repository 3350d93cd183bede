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

/** DynamoDB usage since the cloud started. */
export interface DynamodbUsage {
  /** Calls by operation. */
  calls: Record<string, number>;
  /** Items written or deleted, history and guards included. */
  writtenItems: number;
  /**
   * Write capacity units as AWS counts them: one per item and started KiB, twice that in a transaction, and once more
   * if the item is in the index. Updates and deletions do not carry the item and count as one KiB.
   */
  writeUnits: number;
  /** Read capacity units as the engine reports them for `ReturnConsumedCapacity`; eventually consistent index reads count half. */
  readUnits: number;
}

const READS = new Set(["GetItem", "BatchGetItem", "Query", "Scan", "TransactGetItems"]);
const CONSUMED = Buffer.from('"ConsumedCapacity":');

/** Counts the calls and units that pass the proxy. */
export class UsageMeter {
  readonly usage: DynamodbUsage = { calls: {}, writtenItems: 0, writeUnits: 0, readUnits: 0 };

  /** Adds `ReturnConsumedCapacity` to a read's body; leaves other calls as they are. */
  asked(operation: string, body: Buffer): Buffer {
    if (!READS.has(operation)) return body;
    return Buffer.concat([Buffer.from('{"ReturnConsumedCapacity":"TOTAL",'), body.subarray(1)]);
  }

  /** Counts the consumption that a response reports. No stored value can be mistaken for it: quotation marks inside values are escaped. */
  answered(operation: string, answer: Buffer): void {
    const place = READS.has(operation) ? answer.indexOf(CONSUMED) : -1;
    if (place < 0) return;
    const report = answer.subarray(place, place + 300).toString("utf8");
    this.usage.readUnits += Number(/"CapacityUnits":([\d.]+)/.exec(report)?.[1] ?? 0);
  }

  count(operation: string, request: Record<string, unknown>): void {
    this.usage.calls[operation] = (this.usage.calls[operation] ?? 0) + 1;
    if (operation === "PutItem") this.#write(request.Item as Item, 1);
    else if (operation === "UpdateItem" || operation === "DeleteItem") this.#write(undefined, 1);
    else if (operation === "TransactWriteItems") {
      for (const action of request.TransactItems as Operation[]) {
        if (action.ConditionCheck) this.usage.writeUnits += 2;
        else this.#write(action.Put?.Item, 2);
      }
    } else if (operation === "BatchWriteItem") {
      const tables = Object.values(request.RequestItems as Record<string, Operation[]>);
      for (const write of tables.flat()) this.#write(write.PutRequest?.Item, 1);
    }
  }

  #write(item: Item | undefined, factor: 1 | 2): void {
    const units = item ? Math.ceil(sizeOf(item) / 1024) : 1;
    this.usage.writtenItems += 1;
    this.usage.writeUnits += units * factor + (item?.GSI1PK ? units : 0);
  }
}

/** Size of an item in bytes, names and values, as DynamoDB bills it. */
export function sizeOf(item: Item): number {
  let size = 0;
  for (const [name, attribute] of Object.entries(item)) {
    const [value] = Object.values(attribute);
    size +=
      name.length +
      (typeof value === "string" ? Buffer.byteLength(value) : Buffer.byteLength(JSON.stringify(value ?? "")));
  }
  return size;
}
