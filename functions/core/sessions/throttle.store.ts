import type { Actor } from "../../platform/actor.ts";
import { ConditionFailed, type Key, openTable } from "../../platform/table/table.ts";

/** Failures in a row after which an account, and an address, have to wait. */
const tolerated = { account: 5, address: 50 } as const;
/** The first wait and the longest, in seconds; each further failure doubles it. */
const [shortest, longest] = [1, 15 * 60];
/** Failures are forgotten after this many seconds without another. */
const memory = 24 * 60 * 60;

type What = keyof typeof tolerated;
interface Failures {
  failures: number;
  /** Instant up to which nothing is tried, in ms. */
  until: number;
}

const keyOf = (what: What, value: string): Key => ({ pk: `THROTTLE#${what}`, sk: value || "-" });

/**
 * Takes the right to one attempt, for the account and for the address, before the password is looked at: many at once cannot slip
 * through together. It counts as a failure until `forgetFailures` says otherwise.
 * @returns the seconds to wait where no attempt is allowed now, else 0
 */
export async function takeAttempt(
  actor: Pick<Actor, "tenant">,
  account: string,
  address: string,
): Promise<number> {
  const wait = await take(actor, "address", address);
  return wait > 0 ? wait : take(actor, "account", account);
}

async function take(actor: Pick<Actor, "tenant">, what: What, value: string): Promise<number> {
  const table = openTable(actor);
  const key = keyOf(what, value);
  for (;;) {
    const known = await table.get<Failures>(key);
    const now = Date.now();
    const wait = (known?.until ?? 0) - now;
    if (wait > 0) return Math.ceil(wait / 1000);
    const failures = (known?.failures ?? 0) + 1;
    const beyond = failures - tolerated[what];
    const pause = Math.min(longest, shortest * 2 ** Math.min(beyond, 20));
    const until = beyond < 0 ? 0 : now + pause * 1000;
    const second = Math.floor(now / 1000);
    const expires = second + memory;
    try {
      const condition = known ? { equals: { failures: known.failures } } : { absentOrExpiredAt: second };
      await table.put(key, { failures, until, expires }, { condition });
      return 0;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}

/** After a success: the account's failures are forgotten, the address gets its attempt back, others may share it. */
export async function forgetFailures(
  actor: Pick<Actor, "tenant">,
  account: string,
  address: string,
): Promise<void> {
  const table = openTable(actor);
  await Promise.all([
    table.delete(keyOf("account", account)),
    table.update(keyOf("address", address), { add: { failures: -1 } }),
  ]);
}
