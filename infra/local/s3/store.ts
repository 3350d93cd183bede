import { mkdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** What S3 keeps about an object besides its bytes. */
export interface ObjectRecord {
  bucket: string;
  key: string;
  /** Path below the store's folder; another one whenever the object is written. */
  file: string;
  size: number;
  etag: string;
  /** Milliseconds since the epoch. */
  modified: number;
  /** Content-Type, Cache-Control and the like, by lower-case name. */
  headers: Record<string, string>;
}

/** An event that waits to be put on a queue. */
export interface PendingEvent {
  id: number;
  queue: string;
  body: string;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    modified INTEGER NOT NULL, headers TEXT NOT NULL, PRIMARY KEY (bucket, key)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key TEXT NOT NULL, headers TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS parts (
    upload TEXT NOT NULL REFERENCES uploads(id) ON DELETE CASCADE, number INTEGER NOT NULL,
    file TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL, PRIMARY KEY (upload, number)
  );
  CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, body TEXT NOT NULL);
`;

type Row = Omit<ObjectRecord, "headers"> & { headers: string };

/** Objects: their records in SQLite, their bytes in files whose names no key can influence. */
export class ObjectStore {
  readonly folder: string;
  readonly database: DatabaseSync;
  readonly #get: StatementSync;
  readonly #put: StatementSync;
  readonly #delete: StatementSync;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(path.join(folder, "objects"), { recursive: true });
    rmSync(path.join(folder, "incoming"), { recursive: true, force: true });
    this.database = new DatabaseSync(path.join(folder, "s3.db"));
    this.database.exec(SCHEMA);
    const columns = this.database.prepare("PRAGMA table_info(objects)").all();
    if (columns.length !== 7) throw new Error(`${folder} is of an earlier version: start with --reset`);
    this.#get = this.database.prepare("SELECT * FROM objects WHERE bucket = ? AND key = ?");
    this.#put = this.database.prepare("INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)");
    this.#delete = this.database.prepare("DELETE FROM objects WHERE bucket = ? AND key = ?");
  }

  get(bucket: string, key: string): ObjectRecord | undefined {
    const row = this.#get.get(bucket, key) as Row | undefined;
    return row && { ...row, headers: JSON.parse(row.headers) };
  }

  /** Makes an object visible together with its events, in one transaction; removes the bytes it replaces. */
  put(object: Omit<ObjectRecord, "modified">, events: Omit<PendingEvent, "id">[]): ObjectRecord {
    const record = { ...object, modified: Date.now() };
    const { bucket, key, file, size, etag, modified } = record;
    const former = this.get(bucket, key);
    this.transaction(() => {
      this.#put.run(bucket, key, file, size, etag, modified, JSON.stringify(record.headers));
      for (const event of events)
        this.database.prepare("INSERT INTO events (queue, body) VALUES (?, ?)").run(event.queue, event.body);
    });
    if (former) this.discard(former.file);
    return record;
  }

  delete(bucket: string, key: string): void {
    const former = this.get(bucket, key);
    this.#delete.run(bucket, key);
    if (former) this.discard(former.file);
  }

  pendingEvents(): PendingEvent[] {
    return this.database
      .prepare("SELECT * FROM events ORDER BY id LIMIT 100")
      .all() as unknown as PendingEvent[];
  }

  forgetEvent(id: number): void {
    this.database.prepare("DELETE FROM events WHERE id = ?").run(id);
  }

  /** Absolute path of a stored body. */
  pathOf(file: string): string {
    return path.join(this.folder, file);
  }

  /** Removes bytes that nothing points at; a download still running keeps its open file. */
  discard(file: string): void {
    rm(this.pathOf(file), { force: true }).catch(() => undefined);
  }

  transaction(work: () => void): void {
    this.database.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.database.exec("COMMIT");
    } catch (error) {
      this.database.exec("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.database.close();
  }
}
