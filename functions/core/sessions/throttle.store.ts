import type { Actor } from "../../platform/actor.ts";
import { ConditionFailed, type Key, openTable } from "../../platform/table/table.ts";

/**
 * Attempts in a row after which an account, and an address, have to wait; the first wait and the longest, in seconds: each further attempt
 * doubles it. Asking for a link to set a password counts for itself: each one is a mail to somebody.
 */
const limits = {
  account: { tolerated: 5, shortest: 1, longest: 15 * 60 },
  address: { tolerated: 50, shortest: 1, longest: 15 * 60 },
  "reset-account": { tolerated: 3, shortest: 15 * 60, longest: 12 * 60 * 60 },
  "report-address": { tolerated: 60, shortest: 60, longest: 15 * 60 },
  "reset-address": { tolerated: 20, shortest: 1, longest: 15 * 60 },
} as const;
/** Failures are forgotten after this many seconds without another. */
const memory = 24 * 60 * 60;

type What = keyof typeof limits;
interface Failures {
  failures: number;
  /** Instant up to which nothing is tried, in ms. */
  until: number;
}

const keyOf = (what: What, value: string): Key => ({
  pk: `THROTTLE#${what}`,
  sk: (what.endsWith("address") ? networkOf(value) : value) || "-",
});

/** An IPv6 address stands for its /64: a single connection has all addresses of one. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [first, last] = [groups(head), groups(tail ?? "")];
  const gap = Math.max(0, 8 - first.length - last.length);
  const network = [...first, ...Array<string>(gap).fill("0"), ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The outcome of asking for an attempt. */
export interface Attempt {
  /** Seconds to wait where none is allowed now, else 0. */
  wait: number;
  /** Instant up to which this one, unless it succeeds, holds the address; in ms. */
  until: number;
}

/**
 * Takes the right to one attempt, for the account and for the address, before the password is looked at: many at once cannot slip
 * through together. It counts as a failure until `forgetFailures` says otherwise.
 */
export async function takeAttempt(
  actor: Pick<Actor, "tenant">,
  account: string,
  address: string,
): Promise<Attempt> {
  const taken = await take(actor, "address", address);
  if (taken.wait > 0) return taken;
  const { wait } = await take(actor, "account", account);
  // Nothing is tried, so the address, which others share, has not failed either.
  if (wait > 0) await giveBack(actor, address, taken);
  return { wait, until: taken.until };
}

/**
 * Takes the right to ask for a link to set a password.
 * @returns "address" where that has asked too often, and how long it has to wait in seconds; "account" where that was sent enough mails
 */
export async function takeReset(
  actor: Pick<Actor, "tenant">,
  account: string,
  address: string,
): Promise<{ held: "address" | "account" | undefined; wait: number }> {
  const { wait } = await take(actor, "reset-address", address);
  if (wait > 0) return { held: "address", wait };
  const taken = await take(actor, "reset-account", account);
  return { held: taken.wait > 0 ? "account" : undefined, wait: taken.wait };
}

/** Takes the right to report an error of the web app. @returns how long to wait in seconds, 0 where it was granted */
export async function takeReport(actor: Pick<Actor, "tenant">, address: string): Promise<number> {
  return (await take(actor, "report-address", address)).wait;
}

async function take(actor: Pick<Actor, "tenant">, what: What, value: string): Promise<Attempt> {
  const table = openTable(actor);
  const key = keyOf(what, value);
  for (;;) {
    const known = await table.get<Failures>(key);
    const now = Date.now();
    const wait = (known?.until ?? 0) - now;
    if (wait > 0) return { wait: Math.ceil(wait / 1000), until: 0 };
    const failures = (known?.failures ?? 0) + 1;
    const { tolerated, shortest, longest } = limits[what];
    const beyond = failures - tolerated;
    const pause = Math.min(longest, shortest * 2 ** Math.min(beyond, 20));
    const until = beyond < 0 ? 0 : now + pause * 1000;
    const second = Math.floor(now / 1000);
    const expires = second + memory;
    try {
      const condition = known ? { equals: { failures: known.failures } } : { absentOrExpiredAt: second };
      await table.put(key, { failures, until, expires }, { condition });
      return { wait: 0, until };
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
  attempt: Attempt,
): Promise<void> {
  await Promise.all([forgetAccountFailures(actor, account), giveBack(actor, address, attempt)]);
}

/** Whoever has a new password need not wait for the failures with the former one. */
export const forgetAccountFailures = (actor: Pick<Actor, "tenant">, account: string) =>
  openTable(actor).delete(keyOf("account", account));

/** An attempt that was no failure: it is not counted, and nobody waits for it; the wait that a later failure brought stands. */
async function giveBack(actor: Pick<Actor, "tenant">, address: string, { until }: Attempt): Promise<void> {
  const table = openTable(actor);
  const key = keyOf("address", address);
  const add = { failures: -1 };
  try {
    await table.update(key, { set: { until: 0 }, add }, { equals: { until } });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (await table.get(key)) await table.update(key, { add });
  }
}
