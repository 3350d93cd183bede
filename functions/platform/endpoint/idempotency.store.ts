import { createHash } from "node:crypto";
import type { Actor } from "../actor.ts";
import { problem } from "../problem.ts";
import { ConditionFailed, type Key, openTable } from "../table/table.ts";

/** How long an answer is kept for repeats, in seconds. */
const life = 24 * 60 * 60;
/** A first attempt that died without an answer blocks its repeats no longer than this, in seconds. */
const patience = 60;

export interface Answered {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Carries out work once per Idempotency-Key and caller: a repeat answers the first result, a repeat with another request is 422,
 * a repeat while the first still runs is 409. Only successes are kept, so that a failed attempt may be tried again.
 */
export async function once(
  actor: Actor,
  endpoint: string,
  key: string,
  request: string,
  work: () => Promise<Answered>,
): Promise<Answered> {
  const table = openTable(actor);
  const at: Key = { pk: `IDEMPOTENCY#${endpoint}`, sk: `${actor.id}#${key}` };
  const fingerprint = createHash("sha256").update(request).digest("hex");
  const now = Math.floor(Date.now() / 1000);
  try {
    const condition = { absentOrExpiredAt: now };
    await table.put(at, { fingerprint, expires: now + patience }, { condition });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const first = await table.get<{ fingerprint: string; answer?: string }>(at);
    if (first && first.fingerprint !== fingerprint)
      throw problem("idempotency_mismatch", "This Idempotency-Key was used for another request.");
    if (first?.answer) return JSON.parse(first.answer) as Answered;
    throw problem("in_progress", "The first request with this Idempotency-Key still runs.");
  }
  const answer = await work().catch(async (error: unknown) => {
    await table.delete(at);
    throw error;
  });
  await table.put(at, { fingerprint, answer: JSON.stringify(answer), expires: now + life });
  return answer;
}
