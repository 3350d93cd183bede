import { type BusEvent, messagesOf, type Rule } from "./rules.ts";

/** The default event bus. */
export class EventBus {
  readonly #rules: readonly Rule[];
  readonly #send: (queue: string, body: string) => Promise<void>;

  constructor(rules: readonly Rule[], send: (queue: string, body: string) => Promise<void>) {
    this.#rules = rules;
    this.#send = send;
  }

  /** Resolves when every matching rule has received the event. */
  readonly put = async (event: BusEvent): Promise<void> => {
    await Promise.all(messagesOf(this.#rules, event).map(({ queue, body }) => this.#send(queue, body)));
  };
}
