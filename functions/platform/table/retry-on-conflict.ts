import { setTimeout as sleep } from "node:timers/promises";
import { problem } from "../problem.ts";
import { ConditionFailed } from "./table.ts";

/** Maximum attempts: enough for forty concurrent writers of one item, which are then served within seconds. */
const attempts = 40;
/** In ms. */
const longestPause = 2000;

/**
 * Repeats a read and write after a short pause as long as another writer was faster. The pause grows with the duration of an attempt, so
 * that concurrent writers spread out even if all of them are slow.
 * @param attempt reads the state it builds on, and returns undefined to be called again
 * @throws ProblemError unavailable, with Retry-After, after too many attempts
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let count = 1; ; ) {
    const began = performance.now();
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (count >= attempts) throw tooBusy();
      const duration = Math.max(10, performance.now() - began);
      await sleep(Math.min(longestPause, 2 * duration) * Math.random());
      count += 1;
    }
  }
}

const tooBusy = () =>
  problem("unavailable", "Too many write here at once. Please try again.", { retryAfter: 1 });
