import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Small durable facts of the cloud itself: checkpoints, results of custom resources, last runs of schedules. */
export class State {
  readonly database: DatabaseSync;
  readonly #get: StatementSync;
  readonly #set: StatementSync;

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    // Facts survive any end of this process; waiting for the disk on top would hold up all calls.
    this.database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;");
    this.database.exec("CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)");
    this.#get = this.database.prepare("SELECT value FROM facts WHERE name = ?");
    this.#set = this.database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
  }

  /** Value of the fact with that name, or undefined. */
  get<Value>(name: string): Value | undefined {
    const row = this.#get.get(name) as { value: string } | undefined;
    return row ? (JSON.parse(row.value) as Value) : undefined;
  }

  /** Writes a fact, which then survives any end of the process. */
  set(name: string, value: unknown): void {
    this.#set.run(name, JSON.stringify(value));
  }

  close(): void {
    this.database.close();
  }
}
