// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order } from "../../../web/laborshop/orders/queries.ts";
import { oneOrder } from "../../../web/laborshop/orders/queries.ts";
import { fakeServer, json } from "../support/fake-server.ts";

const now = Date.parse("2026-03-02T09:05:00.000Z");
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

type Mail = Order["mails"][number];

/** Times, in seconds, at which an order with this mail is read within five minutes. */
async function readTimes(state: Mail["state"], age: number): Promise<number[]> {
  const sentAt = new Date(now - age).toISOString();
  const times: number[] = [];
  fakeServer({
    "laborshop/orders/1/": () => {
      times.push(Math.round((Date.now() - now) / 1000));
      return json({ id: "1", mails: [{ mail: "summary", to: "a@example.org", at: sentAt, state }] }, 200, {
        etag: '"1"',
      });
    },
  });
  const stop = new QueryObserver(new QueryClient(), oneOrder("1")).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(300_000);
  stop();
  return times;
}

test.each(["queued", "sent"] as const)(
  "an order is read until its mail is no longer %s, ever less often",
  async (state) => {
    expect(await readTimes(state, 0)).toEqual([0, 3, 9, 21, 45, 93, 141]);
  },
);

test.each([
  ["delivered", 0],
  ["bounced", 0],
  ["sent", 3_600_000],
] as const)("an order whose mail was %s %d ms ago is read once", async (state, age) => {
  expect(await readTimes(state, age)).toEqual([0]);
});
