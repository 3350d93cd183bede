import type { Logs } from "../lambda/logs.ts";
import { call } from "../wire/forward.ts";
import type { Engine } from "./engine.ts";
import { type TableDefinition, trimStream } from "./tables.ts";

const EVERY_MS = 5 * 60_000;
const FIRST_MS = 30_000;
const PAGE = 1_000;

type Item = Record<string, Record<string, unknown>>;

/** Deletes expired items and old stream records, which the engine does not do itself. AWS takes up to days; here it takes minutes. */
export class Expiry {
  readonly #endpoint: string;
  readonly #tables: TableDefinition[];
  readonly #logs: Logs;
  readonly #file: string | undefined;
  #timer: NodeJS.Timeout;

  constructor(engine: Pick<Engine, "endpoint" | "file">, tables: TableDefinition[], logs: Logs) {
    this.#endpoint = engine.endpoint;
    this.#file = engine.file;
    this.#tables = tables.filter((table) => table.ttlAttribute !== undefined);
    this.#logs = logs;
    this.#timer = setTimeout(() => this.#run(), FIRST_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Deletes every expired item. @returns how many */
  async sweep(): Promise<number> {
    let deleted = 0;
    for (const table of this.#tables) deleted += await this.#sweepTable(table);
    return deleted;
  }

  #run(): void {
    this.sweep()
      .then((count) => count > 0 && this.#logs.write("dynamodb", `${count} expired items deleted`))
      .catch((error: unknown) => this.#logs.write("dynamodb", `expiry: ${error}`))
      .then(() => this.#file && trimStream(this.#file))
      .catch((error: unknown) => this.#logs.write("dynamodb", `stream records: ${error}`))
      .finally(() => {
        this.#timer = setTimeout(() => this.#run(), EVERY_MS).unref();
      });
  }

  async #sweepTable(table: TableDefinition): Promise<number> {
    const now = { N: String(Math.floor(Date.now() / 1000)) };
    const names = { "#expires": table.ttlAttribute!, "#hash": table.hash };
    let deleted = 0;
    let start: Item | undefined;
    do {
      const page: { Items?: Item[]; LastEvaluatedKey?: Item } = await call(
        this.#endpoint,
        "DynamoDB_20120810.Scan",
        {
          TableName: table.name,
          FilterExpression: "#expires < :now AND attribute_type(#expires, :number)",
          ProjectionExpression: table.range ? "#hash, #range" : "#hash",
          ExpressionAttributeNames: { ...names, ...(table.range && { "#range": table.range }) },
          ExpressionAttributeValues: { ":now": now, ":number": { S: "N" } },
          Limit: PAGE,
          ...(start && { ExclusiveStartKey: start }),
        },
      );
      for (const key of page.Items ?? []) if (await this.#deleteIfExpired(table, key, now)) deleted++;
      start = page.LastEvaluatedKey;
    } while (start);
    return deleted;
  }

  /** Conditional, so that an item renewed in the meantime stays. */
  async #deleteIfExpired(table: TableDefinition, key: Item, now: { N: string }): Promise<boolean> {
    try {
      await call(this.#endpoint, "DynamoDB_20120810.DeleteItem", {
        TableName: table.name,
        Key: key,
        ConditionExpression: "#expires < :now",
        ExpressionAttributeNames: { "#expires": table.ttlAttribute },
        ExpressionAttributeValues: { ":now": now },
      });
      return true;
    } catch {
      return false;
    }
  }
}
