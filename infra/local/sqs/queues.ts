import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { Assembly } from "../assembly/assembly.ts";
import { REGION } from "../assembly/places.ts";

/** A queue as the template describes it. */
export interface QueueDefinition {
  name: string;
  arn: string;
  attributes: Record<string, string>;
}

/** Attributes that the engine knows; others (encryption) mean nothing on one machine. */
const ATTRIBUTES = ["VisibilityTimeout", "MessageRetentionPeriod"];

/** Reads the queues of the assembly, dead-letter queues before those that name them. */
export function readQueues(assembly: Assembly): QueueDefinition[] {
  const queues = assembly.resources("AWS::SQS::Queue").map((resource) => {
    const attributes: Record<string, string> = {};
    for (const name of ATTRIBUTES) {
      const value = resource.properties[name];
      if (value !== undefined) attributes[name] = String(value);
    }
    const redrive = resource.properties.RedrivePolicy;
    if (redrive) attributes.RedrivePolicy = JSON.stringify(redrive);
    const queueArn = assembly.att(resource, "Arn");
    return { name: queueArn.split(":").pop() ?? "", arn: queueArn, attributes };
  });
  return queues.sort(
    (left, right) => Number("RedrivePolicy" in left.attributes) - Number("RedrivePolicy" in right.attributes),
  );
}

/** Request to the engine's thread; its answer carries the same number. */
export type EngineRequest = { number: number } & (
  | { send: { queue: string; body: string } }
  | { bodies: string }
  | { stop: true }
);
export interface EngineAnswer {
  number: number;
  value?: unknown;
  error?: string;
}
/** Start parameters of the engine's thread, which first sends its port. */
export interface EngineSetup {
  folder: string;
  region: string;
  definitions: QueueDefinition[];
}
type Unnumbered = EngineRequest extends infer Variant
  ? Variant extends unknown
    ? Omit<Variant, "number">
    : never
  : never;

/** The embedded queue engine. */
interface Queues {
  endpoint: string;
  /** Puts a message on a queue, as another AWS service would; resolves once the message is stored. */
  send(queueName: string, body: string): Promise<void>;
  /** Bodies of all messages on a queue: waiting, delayed and in flight. */
  bodies(queueName: string): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Starts the queue engine on loopback with its data in the folder, and makes the queues. It runs in a thread of its own: it waits for the
 * disk with each message, which would otherwise delay every call of the cloud.
 */
export async function startQueues(
  folder: string,
  definitions: QueueDefinition[],
  onError: (error: unknown) => void,
): Promise<Queues> {
  mkdirSync(folder, { recursive: true });
  prepareDatabase(path.join(folder, "fauxqs.db"));
  const setup: EngineSetup = { folder, region: REGION, definitions };
  const worker = new Worker(new URL("./engine.ts", import.meta.url), { workerData: setup, execArgv: [] });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  const waiting = new Map<number, (answer: EngineAnswer) => void>();
  worker.on("message", (answer: EngineAnswer) => {
    waiting.get(answer.number)?.(answer);
    waiting.delete(answer.number);
  });
  worker.on("error", onError);
  let count = 0;
  const ask = (request: Unnumbered) =>
    new Promise<unknown>((resolve, reject) => {
      const number = ++count;
      waiting.set(number, ({ value, error }) => (error ? reject(new Error(error)) : resolve(value)));
      worker.postMessage({ ...request, number });
    });
  return {
    endpoint: `http://127.0.0.1:${port}/`,
    send: async (queue, body) => void (await ask({ send: { queue, body } })),
    bodies: async (queueName) => (await ask({ bodies: queueName })) as string[],
    stop: async () => {
      await ask({ stop: true });
      await worker.terminate();
    },
  };
}

/**
 * The engine clears the receive count when a message becomes visible again, which its own NOT NULL column refuses. With its table
 * made beforehand, the count may be cleared, and the trigger keeps it, so that a restart does not start counting towards the
 * dead-letter queue anew. Receivers from before the start are gone, so all messages are visible at once.
 */
function prepareDatabase(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS sqs_queues (
      name TEXT PRIMARY KEY, url TEXT NOT NULL, arn TEXT NOT NULL, attributes TEXT NOT NULL, tags TEXT NOT NULL,
      created_timestamp INTEGER NOT NULL, last_modified_timestamp INTEGER NOT NULL,
      sequence_counter INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE IF NOT EXISTS sqs_messages (
      message_id TEXT PRIMARY KEY,
      queue_name TEXT NOT NULL REFERENCES sqs_queues(name) ON DELETE CASCADE,
      body TEXT NOT NULL, md5_of_body TEXT NOT NULL, message_attributes TEXT NOT NULL,
      md5_of_message_attributes TEXT NOT NULL, sent_timestamp INTEGER NOT NULL,
      approximate_receive_count INTEGER DEFAULT 0, approximate_first_receive_timestamp INTEGER,
      delay_until INTEGER, message_group_id TEXT, message_deduplication_id TEXT, sequence_number TEXT,
      receipt_handle TEXT, visibility_deadline INTEGER
    );
    CREATE TRIGGER IF NOT EXISTS keep_receive_count AFTER UPDATE ON sqs_messages
      WHEN NEW.approximate_receive_count IS NULL
      BEGIN UPDATE sqs_messages SET approximate_receive_count = OLD.approximate_receive_count
        WHERE message_id = NEW.message_id; END;
    UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL;
  `);
  database.close();
}
