import { DatabaseSync } from "node:sqlite";
import type { Chance } from "../unkind/chance.ts";
import { call, type Forwarded } from "../wire/forward.ts";
import { answerOf, type Backend, errorOf } from "./backend.ts";
import { indexQuery } from "./index-query.ts";
import type { StreamReader } from "./stream-reader.ts";
import type { TableDefinition } from "./tables.ts";
import type { Body, Item } from "./touched-items.ts";

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS entries (
    name TEXT NOT NULL, pk TEXT NOT NULL, sk TEXT NOT NULL, ipk TEXT NOT NULL, isk TEXT NOT NULL, item TEXT NOT NULL,
    PRIMARY KEY (name, pk, sk)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS by_key ON entries (name, ipk, isk, pk, sk);
  CREATE TABLE IF NOT EXISTS pending (
    id INTEGER PRIMARY KEY AUTOINCREMENT, due REAL NOT NULL, table_name TEXT NOT NULL, pk TEXT NOT NULL, sk TEXT NOT NULL, item TEXT
  );
  CREATE INDEX IF NOT EXISTS by_item ON pending (table_name, pk, sk);
  CREATE INDEX IF NOT EXISTS by_due ON pending (due);
  CREATE TABLE IF NOT EXISTS taken (table_name TEXT PRIMARY KEY, sequence TEXT NOT NULL);
`;
const PAGE = 1_000;

interface Waiting {
  id: number;
  table_name: string;
  pk: string;
  sk: string;
  item: string | null;
}

/**
 * The indexes of the tables as AWS keeps them: copies that take each change of an item some time after the table has it. The changes of one
 * item arrive in order, those of different items in any. Until then a query through the index returns the former entry with all its former
 * attributes, or none. The copies lie beside the engine's file, so that pending changes survive a restart.
 *
 * Source: AWS "Using Global Secondary Indexes in DynamoDB": updates are propagated asynchronously, usually within a fraction of a second,
 * in some failure scenarios longer; an application has to anticipate that a query returns results that are not up to date.
 */
export class LateIndexes {
  readonly #database: DatabaseSync;
  readonly #tables: Map<string, TableDefinition>;
  readonly #reader: StreamReader;
  readonly #lag: number;
  readonly #chance: Chance;
  #taking = Promise.resolve();

  private constructor(
    file: string,
    tables: TableDefinition[],
    reader: StreamReader,
    lag: number,
    chance: Chance,
  ) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(SCHEMA);
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    this.#reader = reader;
    this.#lag = lag;
    this.#chance = chance;
  }

  /** Opens the indexes as they were left; for a table without any, all existing items count as arrived. */
  static async open(options: {
    file: string;
    tables: TableDefinition[];
    endpoint: string;
    reader: StreamReader;
    lag: number;
    chance: Chance;
  }): Promise<LateIndexes> {
    const { file, tables, endpoint, reader, lag, chance } = options;
    const streamed = tables.filter((table) => table.stream && table.indexDefinitions.length > 0);
    const indexes = new LateIndexes(file, streamed, reader, lag, chance);
    for (const table of streamed) await indexes.#begin(table, endpoint);
    return indexes;
  }

  /** The engine behind these indexes: it answers everything but queries through one of them. */
  inFrontOf(backend: Backend): Backend {
    return async (operation, body) => {
      if (operation === "Query") {
        const request = JSON.parse(body.toString("utf8")) as Body;
        if (request.IndexName !== undefined) return this.#query(request);
      }
      const answer = await backend(operation, body);
      if (/Put|Update|Delete|Write/.test(operation)) await this.#take();
      return answer;
    };
  }

  close(): void {
    this.#database.close();
  }

  async #begin(table: TableDefinition, endpoint: string): Promise<void> {
    const sequence = await this.#lastOf(table);
    const checkpoint = this.#takenOf(table.name);
    // The records in between may be gone: they are kept for a day.
    const first = (await this.#reader.read(table.name, { "0": checkpoint ?? "0" }, 1))[0]?.checkpoint["0"];
    const isWhole =
      checkpoint !== undefined && (first === undefined || Number(first) <= Number(checkpoint) + 1);
    if (isWhole) return;
    this.#database.prepare("DELETE FROM entries WHERE name LIKE ? || '/%'").run(table.name);
    this.#database.prepare("DELETE FROM pending WHERE table_name = ?").run(table.name);
    let start: Item | undefined;
    do {
      const page = await call<{ Items?: Item[]; LastEvaluatedKey?: Item }>(
        endpoint,
        "DynamoDB_20120810.Scan",
        {
          TableName: table.name,
          Limit: PAGE,
          ExclusiveStartKey: start,
        },
      );
      for (const item of page.Items ?? []) this.#set(table, keyOf(table, item), item);
      start = page.LastEvaluatedKey;
    } while (start);
    this.#noteTaken(table.name, sequence);
  }

  async #lastOf(table: TableDefinition): Promise<string> {
    let last = "0";
    for (;;) {
      const records = await this.#reader.read(table.name, { "0": last }, PAGE);
      if (records.length === 0) return last;
      last = records.at(-1)?.checkpoint["0"] ?? last;
    }
  }

  #takenOf(table: string): string | undefined {
    const row = this.#database.prepare("SELECT sequence FROM taken WHERE table_name = ?").get(table);
    return (row as { sequence: string } | undefined)?.sequence;
  }

  #noteTaken(table: string, sequence: string): void {
    this.#database.prepare("INSERT OR REPLACE INTO taken VALUES (?, ?)").run(table, sequence);
  }

  /** Queues the changes written since the last time, to wait their delay. Calls run one after the other, so that no record is taken twice. */
  #take(): Promise<void> {
    this.#taking = this.#taking.then(async () => {
      for (const table of this.#tables.values()) await this.#takeFrom(table);
    });
    return this.#taking;
  }

  async #takeFrom(table: TableDefinition): Promise<void> {
    const insert = this.#database.prepare(
      "INSERT INTO pending (due, table_name, pk, sk, item) VALUES (?, ?, ?, ?, ?)",
    );
    const latest = this.#database.prepare(
      "SELECT max(due) AS due FROM pending WHERE table_name = ? AND pk = ? AND sk = ?",
    );
    for (;;) {
      const records = await this.#reader.read(table.name, { "0": this.#takenOf(table.name) ?? "0" }, PAGE);
      const last = records.at(-1)?.checkpoint["0"];
      if (last === undefined) return;
      this.#database.exec("BEGIN");
      for (const record of records) {
        const { dynamodb } = record.read();
        const { pk, sk } = keyOf(table, dynamodb.Keys as Item);
        const previousDue = (latest.get(table.name, pk, sk) as { due: number | null }).due ?? 0;
        const due = Math.max(previousDue, Date.now() + this.#chance.between(0, this.#lag));
        insert.run(due, table.name, pk, sk, dynamodb.NewImage ? JSON.stringify(dynamodb.NewImage) : null);
      }
      this.#noteTaken(table.name, last);
      this.#database.exec("COMMIT");
    }
  }

  /** Applies the changes that have waited long enough. */
  #arrive(): void {
    const due = this.#database
      .prepare("SELECT id, table_name, pk, sk, item FROM pending WHERE due <= ? ORDER BY id")
      .all(Date.now()) as unknown as Waiting[];
    if (due.length === 0) return;
    const remove = this.#database.prepare("DELETE FROM pending WHERE id = ?");
    this.#database.exec("BEGIN");
    for (const { id, table_name, pk, sk, item } of due) {
      const table = this.#tables.get(table_name);
      if (table) this.#set(table, { pk, sk }, item === null ? undefined : (JSON.parse(item) as Item));
      remove.run(id);
    }
    this.#database.exec("COMMIT");
  }

  /** Puts an item into the indexes whose keys it has and out of the others. */
  #set(table: TableDefinition, { pk, sk }: { pk: string; sk: string }, item: Item | undefined): void {
    for (const { IndexName, KeySchema } of table.indexDefinitions) {
      const [hash, range] = (["HASH", "RANGE"] as const).map(
        (type) => KeySchema.find((part) => part.KeyType === type)?.AttributeName ?? "",
      );
      const name = `${table.name}/${IndexName}`;
      const [ipk, isk] = [item?.[hash ?? ""]?.S, item?.[range ?? ""]?.S];
      if (typeof ipk === "string" && typeof isk === "string")
        this.#database
          .prepare("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?)")
          .run(name, pk, sk, ipk, isk, JSON.stringify(item));
      else
        this.#database.prepare("DELETE FROM entries WHERE name = ? AND pk = ? AND sk = ?").run(name, pk, sk);
    }
  }

  async #query(request: Body): Promise<Forwarded> {
    await this.#take();
    const table = this.#tables.get(String(request.TableName));
    const index = table?.indexDefinitions.find(({ IndexName }) => IndexName === request.IndexName);
    if (!table || !index) return errorOf("ValidationException", `There is no index ${request.IndexName}.`);
    if (request.ConsistentRead === true)
      return errorOf("ValidationException", "Consistent reads are not supported on global secondary indexes");
    this.#arrive();
    return answerOf(200, indexQuery(this.#database, table, index, request));
  }
}

function keyOf(table: Pick<TableDefinition, "hash" | "range">, item: Item): { pk: string; sk: string } {
  return { pk: String(item[table.hash]?.S ?? ""), sk: String(item[table.range ?? ""]?.S ?? "") };
}
