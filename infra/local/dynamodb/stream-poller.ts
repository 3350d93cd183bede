import type { Functions } from "../lambda/functions.ts";
import type { Logs } from "../lambda/logs.ts";
import type { State } from "../state.ts";
import { type Deliveries, once } from "../unkind/deliveries.ts";
import { type Pattern, passes } from "./filter.ts";
import type { Checkpoint, PendingRecord, StreamReader, StreamRecord } from "./stream-reader.ts";

/** A stream's event source mapping. */
export interface StreamMapping {
  id: string;
  table: string;
  functionArn: string;
  batchSize: number;
  patterns: Pattern[];
  reportsItems: boolean;
  /** -1 retries for ever, as Lambda does by default. */
  maximumRetries: number;
  /** Called with each batch that is given up. */
  onFailure: ((batch: StreamRecord[]) => Promise<void>) | undefined;
}

const READ = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Delivers a table's stream records to a function: in order, at least once, resuming at its checkpoint. On AWS a stream has many shards, so
 * only the records of one item are sure to come in order; and a batch may come again at any time.
 * Source: AWS "Change data capture for DynamoDB Streams", "Using AWS Lambda with Amazon DynamoDB".
 */
export class StreamPoller {
  readonly #mapping: StreamMapping;
  readonly #reader: StreamReader;
  readonly #functions: Functions;
  readonly #state: State;
  readonly #logs: Logs;
  readonly #deliveries: Deliveries;
  readonly #outlinePatterns: Pattern[];
  readonly #timer: NodeJS.Timeout;
  #busy = false;
  #again = false;
  #stopped = false;

  constructor(
    mapping: StreamMapping,
    reader: StreamReader,
    functions: Functions,
    state: State,
    logs: Logs,
    deliveries: Deliveries = once,
  ) {
    this.#mapping = mapping;
    this.#reader = reader;
    this.#functions = functions;
    this.#state = state;
    this.#logs = logs;
    this.#deliveries = deliveries;
    this.#outlinePatterns = mapping.patterns.map(outlineOf);
    this.#timer = setInterval(() => this.poke(), 1_000).unref();
  }

  /** Looks for new records soon; called after every write. */
  poke(): void {
    if (this.#stopped) return;
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    this.#drain()
      .catch((error: unknown) => this.#logs.write("streams", `${this.#mapping.id}: ${error}`))
      .finally(() => {
        this.#busy = false;
        if (this.#again) {
          this.#again = false;
          setTimeout(() => this.poke(), 20).unref();
        }
      });
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  async #drain(): Promise<void> {
    const fact = `stream/${this.#mapping.id}`;
    let checkpoint = this.#state.get<Checkpoint>(fact) ?? {};
    for (;;) {
      const pending = await this.#reader.read(this.#mapping.table, checkpoint, READ);
      if (pending.length === 0 || this.#stopped) return;
      if (this.#deliveries.most > 1) {
        if (!(await this.#deliverMixed(pending))) return;
        checkpoint = pending.at(-1)?.checkpoint ?? checkpoint;
        this.#state.set(fact, checkpoint);
        continue;
      }
      let batch: StreamRecord[] = [];
      for (const entry of pending) {
        const record = this.#wanted(entry);
        if (record) batch.push(record);
        checkpoint = entry.checkpoint;
        if (batch.length < this.#mapping.batchSize) continue;
        if (!(await this.#deliver(batch))) return;
        batch = [];
        this.#state.set(fact, checkpoint);
      }
      if (batch.length > 0 && !(await this.#deliver(batch))) return;
      this.#state.set(fact, checkpoint);
    }
  }

  /** Delivers records as many shards would, with repeated batches. The checkpoint stays until all are delivered. */
  async #deliverMixed(pending: PendingRecord[]): Promise<boolean> {
    const { batchSize } = this.#mapping;
    const matching = pending.flatMap((entry) => this.#wanted(entry) ?? []);
    const records = this.#deliveries.mixed(matching, ({ dynamodb }) => JSON.stringify(dynamodb.Keys));
    for (let start = 0; start < records.length; start += batchSize) {
      for (let times = this.#deliveries.times(); times > 0; times--) {
        await this.#deliveries.pause();
        if (!(await this.#deliver(records.slice(start, start + batchSize)))) return false;
      }
    }
    return true;
  }

  #wanted(pending: PendingRecord): StreamRecord | undefined {
    if (!passes(this.#outlinePatterns, pending.outline)) return undefined;
    const record = pending.read();
    return passes(this.#mapping.patterns, record) ? record : undefined;
  }

  /** True once the batch is delivered, or given up after its retries. */
  async #deliver(records: StreamRecord[]): Promise<boolean> {
    let batch = records;
    for (let attempt = 0; !this.#stopped; attempt++) {
      try {
        const answer = JSON.parse(
          await this.#functions.invoke(this.#mapping.functionArn, { Records: batch }),
        ) as { batchItemFailures?: { itemIdentifier: string }[] } | null;
        const failed = this.#mapping.reportsItems ? (answer?.batchItemFailures ?? []) : [];
        if (failed.length === 0) return true;
        const first = batch.findIndex((record) =>
          failed.some((failure) => failure.itemIdentifier === record.dynamodb.SequenceNumber),
        );
        batch = batch.slice(Math.max(0, first));
      } catch (error) {
        this.#logs.write("streams", `${this.#mapping.id}: ${error}`);
      }
      if (this.#mapping.maximumRetries >= 0 && attempt >= this.#mapping.maximumRetries) {
        await this.#mapping.onFailure?.(batch);
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE_MS, 250 * 2 ** attempt)));
    }
    return false;
  }
}

/** The part of a pattern that can be decided from a record's outline. */
function outlineOf(pattern: Pattern): Pattern {
  const outline: Pattern = {};
  if (pattern.eventName) outline.eventName = pattern.eventName;
  const keys = (pattern.dynamodb as Pattern | undefined)?.Keys;
  if (keys) outline.dynamodb = { Keys: keys };
  return outline;
}
