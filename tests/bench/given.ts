import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { TenantId } from "../../functions/platform/actor.ts";
import { documentClient } from "../../functions/platform/table/client.ts";
import { startEngine } from "../../infra/local/dynamodb/engine.ts";

/** Data for a laboratory of a local cloud that is not running; by calls it would take hours. */
export interface CloudData {
  /** The cloud's folder. */
  data: string;
  tenant: string;
}

/** Runs such a script in a thread of its own: the table's client is made once for each thread, and the bench's client may use another engine. */
export async function give(script: URL, setup: CloudData & Record<string, unknown>): Promise<void> {
  const [code] = await once(new Worker(script, { workerData: setup }), "exit");
  if (code !== 0) throw new Error(`${script.pathname} ended with ${code}.`);
}

/** Writes into the cloud's data through the stores themselves. */
export async function onData(
  { data, tenant }: CloudData,
  write: (tenant: TenantId) => Promise<void>,
): Promise<void> {
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
    await write(tenant as TenantId);
  } finally {
    documentClient().destroy();
    await engine.stop();
  }
}
