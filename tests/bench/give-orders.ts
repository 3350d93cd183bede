import { workerData } from "node:worker_threads";
import { makeOrder } from "../support/made-order.ts";
import { type CloudData, onData } from "./given.ts";

/** Orders over two years. */
const { many, ...cloudData } = workerData as CloudData & { many: number };
const day = 24 * 60 * 60 * 1000;
const from = Date.UTC(2024, 6, 1);
await onData(cloudData, async (tenant) => {
  for (let index = 0; index < many; index++) {
    const ordered = new Date(from + Math.floor((index * 700) / many) * day).toISOString();
    await makeOrder({ tenant }, `made-${String(index).padStart(5, "0")}`, ordered);
  }
});
