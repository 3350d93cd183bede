import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "./browserless.ts";
import { insistently } from "./insistently.ts";

/** Longest wait for an import, a bulk change or a search index, in ms. On an unkind cloud, a step gets part of a core, and its table sometimes refuses it. */
export const patience = 600_000;

/**
 * Carries out a call exactly once, however often it has to be sent: each write has an idempotency key of its own, by which the API
 * recognises a repeat whose first response was lost.
 * @throws Error for any answer but a success
 */
export async function carriedOut(client: Client, path: string, method = "GET", body?: unknown) {
  const headers: Record<string, string> = method === "GET" ? {} : { "idempotency-key": randomUUID() };
  const answer = await insistently(() => client.call(`/api/${path}`, { method, headers, body }));
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.bytes}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** Asks until there is a value. @throws Error naming the missing value if none comes */
export async function until<Value>(task: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await ask();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`${task} did not end`);
    await sleep(200);
  }
}

/** Uploads a catalogue as a partial import. @returns its id */
export const upload = (client: Client, catalogue: object) =>
  client.upload(Buffer.from(JSON.stringify(catalogue)), "made.json", { mode: "partial" });

/** Waits for an import. @throws Error unless it ends well. @returns its entry */
export async function importDone(client: Client, id: string) {
  const entry = await client.ended(id, patience);
  if (entry.status !== "success") throw new Error(`The import ended as ${JSON.stringify(entry)}`);
  return entry;
}

/** Waits for a bulk change. @throws Error unless it is done */
export async function bulkDone(client: Client, id: string): Promise<void> {
  const action = await until(`Bulk change ${id}`, async () => {
    const now = await carriedOut(client, `laboreditor/bulk/${id}/`);
    return now.status === "pending" ? undefined : now;
  });
  if (action.status !== "done") throw new Error(`The bulk change ended as ${JSON.stringify(action)}`);
}
