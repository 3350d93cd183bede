import { REGION } from "../assembly/places.ts";
import type { Functions } from "../lambda/functions.ts";
import type { Logs } from "../lambda/logs.ts";
import { type Deliveries, once } from "../unkind/deliveries.ts";
import { call } from "../wire/forward.ts";

/** A queue's event source mapping. */
export interface QueueMapping {
  id: string;
  queueArn: string;
  functionArn: string;
  batchSize: number;
  batchWindowSeconds: number;
  reportsItems: boolean;
  concurrency: number;
}

interface Message {
  MessageId: string;
  ReceiptHandle: string;
  Body: string;
  MD5OfBody: string;
  Attributes?: Record<string, string>;
}

/** Delivers a queue's messages to a function; failed ones become visible again after the visibility timeout. */
export class QueuePoller {
  readonly #mapping: QueueMapping;
  readonly #endpoint: string;
  readonly #url: string;
  readonly #functions: Functions;
  readonly #logs: Logs;
  readonly #deliveries: Deliveries;
  #stopped = false;

  constructor(
    mapping: QueueMapping,
    endpoint: string,
    functions: Functions,
    logs: Logs,
    deliveries: Deliveries = once,
  ) {
    this.#mapping = mapping;
    this.#endpoint = endpoint;
    this.#url = `http://127.0.0.1/000000000000/${mapping.queueArn.split(":").pop()}`;
    this.#functions = functions;
    this.#logs = logs;
    this.#deliveries = deliveries;
    void this.#loop();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #loop(): Promise<void> {
    const running = new Set<Promise<void>>();
    while (!this.#stopped) {
      try {
        const batch = await this.#receive();
        if (batch.length === 0) continue;
        for (const part of this.#deliveries.parts(batch)) {
          const work = this.#deliveries
            .pause()
            .then(() => this.#deliver(part))
            .catch((error: unknown) => this.#note(error))
            .finally(() => running.delete(work));
          running.add(work);
        }
        if (running.size >= this.#mapping.concurrency) await Promise.race(running);
      } catch (error) {
        this.#note(error);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  /** Calls that fail while the cloud stops are not reported. */
  #note(error: unknown): void {
    if (!this.#stopped) this.#logs.write("queues", `${this.#mapping.id}: ${error}`);
  }

  /** Waits for messages; a batch larger than SQS's ten, or one with a window, is gathered by several calls. */
  async #receive(): Promise<Message[]> {
    const batch = await this.#receiveOnce(20, Math.min(10, this.#mapping.batchSize));
    if (batch.length === 0) return batch;
    const until = Date.now() + this.#mapping.batchWindowSeconds * 1000;
    while (batch.length < this.#mapping.batchSize && !this.#stopped) {
      const left = this.#mapping.batchSize - batch.length;
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      const further = await this.#receiveOnce(seconds, Math.min(10, left));
      batch.push(...further);
      if (further.length === 0) break;
    }
    return batch;
  }

  async #receiveOnce(waitSeconds: number, limit: number): Promise<Message[]> {
    const { Messages } = await call<{ Messages?: Message[] }>(this.#endpoint, "AmazonSQS.ReceiveMessage", {
      QueueUrl: this.#url,
      MaxNumberOfMessages: limit,
      WaitTimeSeconds: waitSeconds,
      MessageSystemAttributeNames: ["All"],
    });
    return Messages ?? [];
  }

  async #deliver(messages: Message[]): Promise<void> {
    const failed = await this.#invokeOften(messages);
    const done = messages.filter((message) => !failed.has(message.MessageId));
    await Promise.all(
      done.map((message) =>
        call(this.#endpoint, "AmazonSQS.DeleteMessage", {
          QueueUrl: this.#url,
          ReceiptHandle: message.ReceiptHandle,
        }),
      ),
    );
  }

  /**
   * Delivers messages as often as requested, the last time after the others, which come at the same moment. A message handled by one
   * delivery counts as handled, because the others may have been refused for that reason.
   */
  async #invokeOften(messages: Message[]): Promise<Set<string>> {
    const deliveries = this.#deliveries.most;
    const atOnce = Array.from({ length: Math.max(1, deliveries - 1) }, () => this.#invoke(messages));
    const refused = await Promise.all(atOnce);
    if (deliveries > 1) refused.push(await this.#invoke(messages));
    return new Set([...refused[0]!].filter((id) => refused.every((failed) => failed.has(id))));
  }

  /** Ids of the messages that were not handled. */
  async #invoke(messages: Message[]): Promise<Set<string>> {
    const all = new Set(messages.map((message) => message.MessageId));
    try {
      const event = { Records: messages.map((message) => this.#record(message)) };
      const answer = JSON.parse(await this.#functions.invoke(this.#mapping.functionArn, event)) as {
        batchItemFailures?: { itemIdentifier?: string }[];
      } | null;
      if (!this.#mapping.reportsItems) return new Set();
      const failed = (answer?.batchItemFailures ?? []).map((failure) => failure.itemIdentifier);
      // Lambda takes an unknown or empty identifier as the failure of the whole batch.
      if (failed.some((id) => !id || !all.has(id))) return all;
      return new Set(failed as string[]);
    } catch (error) {
      this.#logs.write("queues", `${this.#mapping.id}: ${error}`);
      return all;
    }
  }

  #record(message: Message): unknown {
    return {
      messageId: message.MessageId,
      receiptHandle: message.ReceiptHandle,
      body: message.Body,
      attributes: message.Attributes ?? {},
      messageAttributes: {},
      md5OfBody: message.MD5OfBody,
      eventSource: "aws:sqs",
      eventSourceARN: this.#mapping.queueArn,
      awsRegion: REGION,
    };
  }
}
