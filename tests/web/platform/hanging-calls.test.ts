// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usualTimeout } from "../../../shared/kernel/endpoint.ts";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { call } from "../../../web/platform/api/call.ts";
import { longestNavigation } from "../../../web/platform/routing/page.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Connections that are open and bring no whole answer. */
const hanging: Record<string, () => Promise<Response>> = {
  "without a response": () => new Promise(() => undefined),
  "whose body never ends": async () =>
    new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"results":')) }),
      {
        headers: { "content-type": "application/json" },
      },
    ),
  "whose refusal never ends": async () =>
    new Response(new ReadableStream({}), {
      status: 400,
      headers: { "content-type": "application/problem+json" },
    }),
};

test.each(Object.entries(hanging))("a call %s fails in time", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  const outcome = call(listOrders).then(
    () => "answered",
    ({ code }) => code,
  );
  const late = new Promise((resolve) =>
    setTimeout(() => resolve("late"), longestNavigation + usualTimeout * 1_000),
  );
  await vi.advanceTimersByTimeAsync(longestNavigation + usualTimeout * 1_000);
  expect(await Promise.race([outcome, late])).not.toBe("late");
});
