import { createHmac } from "node:crypto";
import { keptSeconds } from "../../../shared/kernel/retention.ts";
import type { Actor } from "../actor.ts";
import { problem } from "../problem.ts";
import { noteWith } from "../table/note.ts";
import { ConditionFailed, type Key, openTable } from "../table/table.ts";

/** How long a response is kept for repeats, in seconds. */
const life = keptSeconds("answers");
/** How long a first attempt that crashed without a response blocks its repeats, in seconds: no call runs for more than 29. */
const leaseSeconds = 30;
/** Maximum length of a stored response, in characters: an item of the table is limited to 400 KB. */
const longestAnswer = 300_000;

export interface Answered {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}
interface Attempt {
  /** Hash of the request, never the request itself: a body may hold a password. */
  fingerprint: string;
  /** Epoch seconds until which the attempt may still be running. */
  until: number;
  answer?: string;
  /** Its writes are done. Recorded in the same transaction, so that a crash right after it loses nothing. */
  written?: boolean;
}

/**
 * Carries out work once per Idempotency-Key and caller: a repeat returns the first result, a repeat with another request is 422, and a
 * repeat while the first is still running is 409. Only successes are kept, so a failed attempt may be retried.
 * @param request must be equal in a repeat; hashed with a secret of the caller
 * @param recover returns the result of a first attempt that wrote but crashed before it responded; without it, the attempt is repeated
 */
export async function once(
  actor: Actor,
  { endpoint, key, request, secret }: Record<"endpoint" | "key" | "request" | "secret", string>,
  work: () => Promise<Answered>,
  recover?: () => Promise<Answered>,
): Promise<Answered> {
  const table = openTable(actor);
  const attemptKey: Key = { pk: `IDEMPOTENCY#${endpoint}`, sk: `${actor.id}#${key}` };
  const fingerprint = createHmac("sha256", secret).update(request).digest("hex");
  const now = Math.floor(Date.now() / 1000);
  const attempt = { fingerprint, until: now + leaseSeconds, expires: now + life };
  const runs = () =>
    problem("in_progress", "The first request with this Idempotency-Key is still running.", {
      retryAfter: 1,
    });
  try {
    await table.put(attemptKey, attempt, { condition: { absentOrExpiredAt: now } });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const first = await table.get<Attempt>(attemptKey);
    if (first && first.fingerprint !== fingerprint)
      throw problem("idempotency_mismatch", "This Idempotency-Key was used for another request.");
    if (first?.answer) return JSON.parse(first.answer) as Answered;
    if (first?.written && recover) return recover();
    if (!first || first.until > now) throw runs();
    await table
      .put(attemptKey, attempt, { condition: { equals: { until: first.until } } })
      .catch((refused: unknown) => {
        throw refused instanceof ConditionFailed ? runs() : refused;
      });
  }
  const note = { update: attemptKey, changes: { set: { written: true } } };
  const answer = await (recover ? noteWith(note, work) : work()).catch(async (error: unknown) => {
    await table.delete(attemptKey, { equals: { written: null } }).catch(() => undefined);
    throw error;
  });
  const text = JSON.stringify(answer);
  const outcome = recover && text.length > longestAnswer ? { written: true } : { answer: text };
  await table.put(attemptKey, { ...attempt, ...outcome });
  return answer;
}
