import { DatabaseSync, type StatementSync } from "node:sqlite";
import { streamArn } from "../assembly/attributes.ts";
import { REGION } from "../assembly/places.ts";
import { call } from "../wire/forward.ts";

/** A record as Lambda gets it from a stream. */
export interface StreamRecord {
  eventID: string;
  eventName: string;
  eventVersion: "1.1";
  eventSource: "aws:dynamodb";
  awsRegion: string;
  eventSourceARN: string;
  dynamodb: Record<string, unknown> & { SequenceNumber: string };
}

/** A record not yet read in full: most are filtered out by their key alone. */
export interface PendingRecord {
  /** Event name and keys: enough for a filter to check without reading the images. */
  outline: { eventName: string; dynamodb: { Keys: unknown } };
  /** The position to store once everything up to and including this record is delivered. */
  checkpoint: Checkpoint;
  read(): StreamRecord;
}

/** Last delivered sequence number of every shard. */
export type Checkpoint = Record<string, string>;

/** Reads the change records of a table in order. */
export interface StreamReader {
  read(table: string, after: Checkpoint, limit: number): Promise<PendingRecord[]>;
  close(): void;
}

const SHARD = "0";

/** Reads the embedded engine's file, where checking for new records costs almost nothing. */
export class FileStreamReader implements StreamReader {
  readonly #database: DatabaseSync;
  readonly #outlines: StatementSync;
  readonly #images: StatementSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true });
    this.#database.exec("PRAGMA busy_timeout = 5000");
    this.#outlines = this.#database.prepare(
      `SELECT id, event_name, keys_json, sequence_number, created_at FROM _stream_records
       WHERE table_name = ? AND CAST(sequence_number AS INTEGER) > ?
       ORDER BY CAST(sequence_number AS INTEGER) LIMIT ?`,
    );
    this.#images = this.#database.prepare("SELECT new_image, old_image FROM _stream_records WHERE id = ?");
  }

  async read(table: string, after: Checkpoint, limit: number): Promise<PendingRecord[]> {
    const rows = this.#outlines.all(table, Number(after[SHARD] ?? 0), limit) as unknown as Row[];
    return rows.map((row) => {
      const outline = { eventName: row.event_name, dynamodb: { Keys: JSON.parse(row.keys_json) } };
      return {
        outline,
        checkpoint: { [SHARD]: row.sequence_number },
        read: () => this.#whole(table, row, outline.dynamodb.Keys),
      };
    });
  }

  close(): void {
    this.#database.close();
  }

  #whole(table: string, row: Row, keys: unknown): StreamRecord {
    const images = this.#images.get(row.id) as
      | { new_image: string | null; old_image: string | null }
      | undefined;
    return {
      eventID: row.sequence_number,
      eventName: row.event_name,
      eventVersion: "1.1",
      eventSource: "aws:dynamodb",
      awsRegion: REGION,
      eventSourceARN: streamArn(table),
      dynamodb: {
        ApproximateCreationDateTime: row.created_at,
        Keys: keys,
        ...(images?.new_image && { NewImage: JSON.parse(images.new_image) }),
        ...(images?.old_image && { OldImage: JSON.parse(images.old_image) }),
        SequenceNumber: row.sequence_number,
        StreamViewType: "NEW_AND_OLD_IMAGES",
      },
    };
  }
}

interface Row {
  id: number;
  event_name: string;
  keys_json: string;
  sequence_number: string;
  created_at: number;
}

const TARGET = "DynamoDBStreams_20120810.";

/** Reads through the Streams API, for other engines than the embedded one. */
export class ApiStreamReader implements StreamReader {
  readonly #endpoint: string;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
  }

  async read(table: string, after: Checkpoint, limit: number): Promise<PendingRecord[]> {
    const { Streams } = await call<{ Streams: { StreamArn: string }[] }>(
      this.#endpoint,
      `${TARGET}ListStreams`,
      { TableName: table },
    );
    const stream = Streams.at(-1)?.StreamArn;
    if (!stream) return [];
    const { StreamDescription } = await call<{
      StreamDescription: { Shards: { ShardId: string; ParentShardId?: string }[] };
    }>(this.#endpoint, `${TARGET}DescribeStream`, { StreamArn: stream });
    let reached = after;
    const pending: PendingRecord[] = [];
    for (const { ShardId } of StreamDescription.Shards) {
      const last = after[ShardId];
      const { ShardIterator } = await call<{ ShardIterator: string }>(
        this.#endpoint,
        `${TARGET}GetShardIterator`,
        {
          StreamArn: stream,
          ShardId,
          ...(last
            ? { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: last }
            : { ShardIteratorType: "TRIM_HORIZON" }),
        },
      );
      const { Records } = await call<{ Records: StreamRecord[] }>(this.#endpoint, `${TARGET}GetRecords`, {
        ShardIterator,
        Limit: Math.min(limit, 1000),
      });
      for (const record of Records) {
        reached = { ...reached, [ShardId]: record.dynamodb.SequenceNumber };
        pending.push({
          outline: { eventName: record.eventName, dynamodb: { Keys: record.dynamodb.Keys } },
          checkpoint: reached,
          read: () => ({ ...record, awsRegion: REGION, eventSourceARN: streamArn(table) }),
        });
      }
    }
    return pending;
  }

  close(): void {
    // Nothing is held open between reads.
  }
}
