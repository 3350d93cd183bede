import { workerData } from "node:worker_threads";
import { makeOrder } from "../support/made-order.ts";
import { type Given, onData } from "./given.ts";

/** Orders over two years. */
const { many, ...given } = workerData as Given & { many: number };
const day = 24 * 60 * 60 * 1000;
const from = Date.UTC(2024, 6, 1);
await onData(given, async (tenant) => {
  for (let at = 0; at < many; at++) {
    const ordered = new Date(from + Math.floor((at * 700) / many) * day).toISOString();
    await makeOrder({ tenant }, `made-${String(at).padStart(5, "0")}`, ordered);
  }
});
