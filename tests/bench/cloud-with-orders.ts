import { setTimeout as sleep } from "node:timers/promises";
import { give } from "./given.ts";
import { runLocalCloud } from "./local-cloud.ts";

/** A local cloud whose demo laboratory has so many orders, written by the stores themselves. */
export async function cloudWithOrders(many: number) {
  const first = await runLocalCloud();
  await sleep(5000);
  await first.stop();
  await give(new URL("./give-orders.ts", import.meta.url), { data: first.data, tenant: "demo", many });
  return runLocalCloud({ data: first.data, port: first.port });
}
