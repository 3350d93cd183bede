import { join } from "node:path";
import { workerData } from "node:worker_threads";
import type { TenantId } from "../../functions/platform/actor.ts";
import { documentClient } from "../../functions/platform/table/client.ts";
import { startEngine } from "../../infra/local/dynamodb/engine.ts";
import { makeOrder } from "../support/made-order.ts";

/**
 * Writes orders of two years into the data of a local cloud that is not running: by calls they would take hours. A thread, because the
 * table's client is made once for each, and that of the bench may know another engine.
 */
const { data, tenant, many } = workerData as { data: string; tenant: string; many: number };
const day = 24 * 60 * 60 * 1000;
const from = Date.UTC(2024, 6, 1);
const engine = await startEngine(join(data, "dynamodb"), undefined);
Object.assign(process.env, {
  AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  AWS_REGION: "eu-central-1",
  AWS_ACCESS_KEY_ID: "bench",
  AWS_SECRET_ACCESS_KEY: "bench",
  TABLE: "laborium-local",
  TENANT: tenant,
});
try {
  for (let at = 0; at < many; at++) {
    const ordered = new Date(from + Math.floor((at * 700) / many) * day).toISOString();
    await makeOrder({ tenant: tenant as TenantId }, `made-${String(at).padStart(5, "0")}`, ordered);
  }
} finally {
  documentClient().destroy();
  await engine.stop();
}
