import { mkdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Metadata that S3 keeps about an object besides its bytes. */
export interface ObjectRecord {
  bucket: string;
  key: string;
  /** Path below the store's folder; a new one whenever the object is written. */
  file: string;
  size: number;
  etag: string;
  /** Milliseconds since the epoch. */
  modified: number;
  /** Content-Type, Cache-Control and the like, by lower-case name. */
  headers: Record<string, string>;
}

/** A former version of an object, or a delete marker. */
export interface FormerVersion extends Omit<ObjectRecord, "file"> {
  /** Rises with each version. */
  number: number;
  /** Null for a delete marker. */
  file: string | null;
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
  CREATE TABLE IF NOT EXISTS former (
    number INTEGER PRIMARY KEY AUTOINCREMENT, bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, headers TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS former_by_key ON former (bucket, key);
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
  readonly #lay: StatementSync;
  readonly #isVersioned: (bucket: string) => boolean;

  /** @param isVersioned whether a bucket keeps former versions of its objects */
  constructor(folder: string, isVersioned: (bucket: string) => boolean) {
    this.folder = folder;
    this.#isVersioned = isVersioned;
    mkdirSync(path.join(folder, "objects"), { recursive: true });
    rmSync(path.join(folder, "incoming"), { recursive: true, force: true });
    this.database = new DatabaseSync(path.join(folder, "s3.db"));
    this.database.exec(SCHEMA);
    const columns = this.database.prepare("PRAGMA table_info(objects)").all();
    if (columns.length !== 7) throw new Error(`${folder} is of an earlier version: start with --reset`);
    this.#get = this.database.prepare("SELECT * FROM objects WHERE bucket = ? AND key = ?");
    this.#put = this.database.prepare("INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)");
    this.#lay = this.database.prepare(
      "INSERT INTO former (bucket, key, file, size, etag, modified, headers) VALUES (?, ?, ?, ?, ?, ?, ?)",
    );
    this.#delete = this.database.prepare("DELETE FROM objects WHERE bucket = ? AND key = ?");
  }

  get(bucket: string, key: string): ObjectRecord | undefined {
    const row = this.#get.get(bucket, key) as Row | undefined;
    return row && { ...row, headers: JSON.parse(row.headers) };
  }

  /** Makes an object visible together with its events, in one transaction; lays aside or removes the object that it replaces. */
  put(object: Omit<ObjectRecord, "modified">, events: Omit<PendingEvent, "id">[]): ObjectRecord {
    const record = { ...object, modified: Date.now() };
    const { bucket, key, file, size, etag, modified } = record;
    const previous = this.get(bucket, key);
    this.transaction(() => {
      if (previous && this.#isVersioned(bucket)) this.#layAside(previous);
      this.#put.run(bucket, key, file, size, etag, modified, JSON.stringify(record.headers));
      for (const event of events)
        this.database.prepare("INSERT INTO events (queue, body) VALUES (?, ?)").run(event.queue, event.body);
    });
    if (previous && !this.#isVersioned(bucket)) this.discard(previous.file);
    return record;
  }

  /** Deletes an object; a versioned bucket keeps it and adds a delete marker, even for a key that does not exist. */
  delete(bucket: string, key: string): void {
    const present = this.get(bucket, key);
    if (!this.#isVersioned(bucket)) {
      this.#delete.run(bucket, key);
      if (present) this.discard(present.file);
      return;
    }
    this.transaction(() => {
      if (present) this.#layAside(present);
      this.#delete.run(bucket, key);
      this.#lay.run(bucket, key, null, 0, "", Date.now(), "{}");
    });
  }

  #layAside({ bucket, key, file, size, etag, modified, headers }: ObjectRecord): void {
    this.#lay.run(bucket, key, file, size, etag, modified, JSON.stringify(headers));
  }

  /** Former versions and delete markers, the newest first; of one key or of all. */
  former(bucket: string, key?: string): FormerVersion[] {
    const condition = key === undefined ? "bucket = ?" : "bucket = ? AND key = ?";
    const rows = this.database
      .prepare(`SELECT * FROM former WHERE ${condition} ORDER BY key, number DESC`)
      .all(...(key === undefined ? [bucket] : [bucket, key])) as unknown as (Omit<
      FormerVersion,
      "headers"
    > & {
      headers: string;
    })[];
    return rows.map((row) => ({ ...row, headers: JSON.parse(row.headers) }));
  }

  /** All objects of a bucket, by key. */
  all(bucket: string): ObjectRecord[] {
    const rows = this.database.prepare("SELECT * FROM objects WHERE bucket = ? ORDER BY key").all(bucket);
    return (rows as unknown as Row[]).map((row) => ({ ...row, headers: JSON.parse(row.headers) }));
  }

  /** Removes a former version or a delete marker for good. If nothing is then in front of the version before it, that version becomes the object again. */
  dropFormer({ bucket, key, number, file }: FormerVersion): void {
    this.transaction(() => {
      this.database.prepare("DELETE FROM former WHERE number = ?").run(number);
      this.#promote(bucket, key);
    });
    if (file !== null) this.discard(file);
  }

  /** Removes the present version for good. */
  dropPresent({ bucket, key, file }: ObjectRecord): void {
    this.transaction(() => {
      this.#delete.run(bucket, key);
      this.#promote(bucket, key);
    });
    this.discard(file);
  }

  #promote(bucket: string, key: string): void {
    const [newest] = this.former(bucket, key);
    if (!newest || newest.file === null || this.get(bucket, key)) return;
    const { file, size, etag, modified, headers } = newest;
    this.#put.run(bucket, key, file, size, etag, modified, JSON.stringify(headers));
    this.database.prepare("DELETE FROM former WHERE number = ?").run(newest.number);
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

  /** Removes bytes that no record refers to; a download still running keeps its open file. */
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
