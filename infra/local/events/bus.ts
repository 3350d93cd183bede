import type { Logs } from "../lambda/logs.ts";
import { type BusEvent, messagesOf, type Rule } from "./rules.ts";

/** The default event bus. As on AWS, nobody waits for what becomes of an event; one may be lost when the cloud is killed. */
export class EventBus {
  readonly #rules: readonly Rule[];
  readonly #send: (queue: string, body: string) => Promise<void>;
  readonly #logs: Logs;

  constructor(rules: readonly Rule[], send: (queue: string, body: string) => Promise<void>, logs: Logs) {
    this.#rules = rules;
    this.#send = send;
    this.#logs = logs;
  }

  readonly put = (event: BusEvent): void => {
    for (const { queue, body } of messagesOf(this.#rules, event))
      this.#send(queue, body).catch((error) => this.#logs.write("events", String(error)));
  };
}
