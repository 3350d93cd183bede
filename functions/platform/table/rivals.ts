import { setTimeout as sleep } from "node:timers/promises";
import { problem } from "../problem.ts";
import { ConditionFailed } from "./table.ts";

/** So many rivals at once, each with its turn to wait for, are still served within seconds. */
const attempts = 40;
/** The longest pause, in ms. */
const longest = 2000;

/**
 * Reads and writes anew, after a short pause, as long as somebody else was faster. The pause grows with how long an attempt takes, so that
 * rivals come apart also where all of them are slow.
 * @param attempt reads what it builds on, and answers undefined where there is more to be written
 * @throws ProblemError unavailable, with Retry-After, when its turn does not come
 */
export async function amongRivals<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let count = 1; ; ) {
    const began = performance.now();
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (count >= attempts) throw noTurn();
      const taken = Math.max(10, performance.now() - began);
      await sleep(Math.min(longest, 2 * taken) * Math.random());
      count += 1;
    }
  }
}

const noTurn = () =>
  problem("unavailable", "Too many write here at once. Please try again.", undefined, { "Retry-After": "1" });
