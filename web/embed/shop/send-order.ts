import type { AcceptedOrder, OrderInput } from "../../../shared/laborshop/public/order.ts";
import { pause } from "../widget/read-json.ts";
import { type StoredValue, storedValue } from "./kept.ts";

/** Outcome of sending an order. */
export type Sent =
  | { is: "accepted"; accepted: AcceptedOrder }
  /** The server has checked and rejected the order; each error names its place. */
  | { is: "refused"; status: number; errors: readonly { path: string; code: string }[] }
  /** It is unknown whether the order arrived: it may be sent again, and counts once. */
  | { is: "unanswered" };

type Circumstances = Pick<OrderInput, "website" | "seconds">;
interface Attempt {
  key: string;
  /** Hash of the order: another order has another key. The order cannot be read from it. */
  print: string;
  /** Circumstances of filling in the form; a repeated attempt repeats them. */
  circumstances: Circumstances;
}
const isAttempt = (value: unknown): value is Attempt =>
  typeof value === "object" && value !== null && "key" in value && "circumstances" in value;

/** The idempotency key of an unanswered order, for all tabs. */
const keptAttempt = (origin: string): StoredValue<Attempt> =>
  storedValue("localStorage", `laborium.order ${origin}`, isAttempt);

/** A page without https has no `crypto.subtle`; two 32-bit hashes distinguish orders well enough. */
export function printOf(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  return `${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
}
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

const attempts = 3;
const timeout = 15_000;

/**
 * Sends an order until it is answered. Its `Idempotency-Key` is kept until then, across reloads and tabs, so that the same order arrives
 * once however often it is sent.
 * @param circumstances of filling in the form; they do not make it a different order
 */
export async function sendOrder(
  origin: string,
  url: string,
  order: Pick<OrderInput, "articles" | "delivery">,
  circumstances: Circumstances,
): Promise<Sent> {
  const store = keptAttempt(origin);
  const previous = store.read();
  const print = printOf(JSON.stringify(order));
  const attempt = previous?.print === print ? previous : { key: newKey(), print, circumstances };
  store.write(attempt);
  for (let turn = 1; turn <= attempts; turn++) {
    if (turn > 1) await pause(700 * turn);
    try {
      const response = await fetch(url, {
        method: "POST",
        credentials: "omit",
        headers: { "Content-Type": "application/json", "Idempotency-Key": attempt.key },
        body: JSON.stringify({ ...order, ...attempt.circumstances }),
        signal: AbortSignal.timeout(timeout),
      });
      // The first request is still in progress, or the server has a fault: try again.
      if (response.status === 409 || response.status >= 500) continue;
      const answer = await response.json();
      store.write(undefined);
      if (response.ok) return { is: "accepted", accepted: answer };
      return { is: "refused", status: response.status, errors: answer.errors ?? [] };
    } catch {
      // Try again, as above.
    }
  }
  return { is: "unanswered" };
}
