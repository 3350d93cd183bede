import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** Failures are forgotten after this many seconds without a new one. */
const memory = 24 * 60 * 60;
/**
 * Tolerated failures in a row before an account or an address must wait, and the first and longest wait in seconds; each further failure doubles
 * the wait. Requests for links are counted separately because each one sends a mail, and checks of websites because they call other servers.
 */
const limits = {
  account: { tolerated: 5, shortest: 1, longest: 15 * 60 },
  address: { tolerated: 50, shortest: 1, longest: 15 * 60 },
  "reset-account": { tolerated: 3, shortest: 15 * 60, longest: 12 * 60 * 60 },
  "email-account": { tolerated: 5, shortest: 60, longest: 12 * 60 * 60 },
  "report-address": { tolerated: 60, shortest: 60, longest: 15 * 60 },
  "website-account": { tolerated: 10, shortest: 5, longest: 60 },
  "reset-address": { tolerated: 20, shortest: 1, longest: 15 * 60 },
  // Many people who order tests in a hospital share one address.
  "search-address": { tolerated: 300, shortest: 1, longest: 60 },
  "subscribe-mail": { tolerated: 3, shortest: memory, longest: memory },
  "subscribe-address": { tolerated: 20, shortest: 60, longest: 15 * 60 },
  // Everybody in a hospital orders from one address.
  "order-mail": { tolerated: 3, shortest: memory, longest: memory },
  "summary-mail": { tolerated: 30, shortest: memory, longest: memory },
  "order-address": { tolerated: 60, shortest: 1, longest: 15 * 60 },
} as const;

type What = keyof typeof limits;
interface Failures {
  failures: number;
  /** Epoch milliseconds until which no attempt is allowed. */
  until: number;
}

const keyOf = (what: What, value: string): Key => ({
  pk: `THROTTLE#${what}`,
  sk: (what.endsWith("address") ? networkOf(value) : value) || "-",
});

/** Reduces an IPv6 address to its /64, because a single connection owns all addresses in it. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [first, last] = [groups(head), groups(tail ?? "")];
  const gap = Math.max(0, 8 - first.length - last.length);
  const network = [...first, ...Array<string>(gap).fill("0"), ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The outcome of claiming an attempt. */
export interface Attempt {
  /** Seconds to wait if no attempt is allowed now, otherwise 0. */
  wait: number;
  /** Epoch milliseconds until which this attempt, unless it succeeds, blocks the address. */
  until: number;
}

/**
 * Claims one attempt for the account and the address before the password is checked, so that concurrent attempts cannot slip
 * through together. It counts as a failure until `forgetFailures` is called.
 */
export async function takeAttempt(
  actor: Pick<Actor, "tenant">,
  account: string,
  address: string,
): Promise<Attempt> {
  const taken = await take(actor, "address", address);
  if (taken.wait > 0) return taken;
  const { wait } = await take(actor, "account", account);
  // The password was not tried, so this does not count against the address, which others may share.
  if (wait > 0) await giveBack(actor, address, taken);
  return { wait, until: taken.until };
}

/**
 * Claims one request for a password link.
 * @returns "address" if the address has sent too many requests, with the seconds to wait; "account" if the account was sent enough mails
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

/** Claims one link to confirm a new e-mail address of an account. @returns seconds to wait, 0 if granted */
export async function takeLink(actor: Pick<Actor, "tenant">, account: string): Promise<number> {
  return (await take(actor, "email-account", account)).wait;
}

/** Resets the count of links once an address is confirmed. */
export const forgetLinks = (actor: Pick<Actor, "tenant">, account: string) =>
  openTable(actor).delete(keyOf("email-account", account));

/** Claims one error report of the web app. @returns seconds to wait, 0 if granted */
export async function takeReport(actor: Pick<Actor, "tenant">, address: string): Promise<number> {
  return (await take(actor, "report-address", address)).wait;
}

/** Claims the counting of one visit's searches. @returns seconds to wait, 0 if granted */
export async function takeVisit(actor: Pick<Actor, "tenant">, address: string): Promise<number> {
  return (await take(actor, "search-address", address)).wait;
}

/** Claims one check of the laboratory's website. @returns seconds to wait, 0 if granted */
export async function takeWebsiteCheck(actor: Pick<Actor, "tenant">, account: string): Promise<number> {
  return (await take(actor, "website-account", account)).wait;
}

/** Claims a mail that any visitor may request and that goes to an address which may be somebody else's. */
const takeMailTo =
  (from: "subscribe-address" | "order-address", to: "subscribe-mail" | "order-mail" | "summary-mail") =>
  /** @param mailbox identifies the recipient's address without revealing it */
  async (
    actor: Pick<Actor, "tenant">,
    mailbox: string,
    address: string,
  ): Promise<{ held: "address" | "mailbox" | undefined; wait: number }> => {
    const { wait } = await take(actor, from, address);
    if (wait > 0) return { held: "address", wait };
    const taken = await take(actor, to, mailbox);
    return { held: taken.wait > 0 ? "mailbox" : undefined, wait: taken.wait };
  };

/** Claims one request for the mail that confirms a subscription. */
export const takeSubscription = takeMailTo("subscribe-address", "subscribe-mail");
/** Claims one order, with the mail that asks for its confirmation. */
export const takeOrder = takeMailTo("order-address", "order-mail");
/** Claims one order that needs no confirmation, with its summary. */
export const takeOpenOrder = takeMailTo("order-address", "summary-mail");

/** Claims a repeat of such a mail, if somebody other than its reader sends it. @returns seconds to wait, 0 if granted */
export const takeMailAgain = async (
  actor: Pick<Actor, "tenant">,
  what: "order-mail" | "summary-mail",
  mailbox: string,
): Promise<number> => (await take(actor, what, mailbox)).wait;

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
    const condition = known ? { equals: { failures: known.failures } } : { absentOrExpiredAt: second };
    const put = table.put(key, { failures, until, expires }, { condition });
    const taken = await ifRefused(
      put.then(() => ({ wait: 0, until })),
      () => undefined,
    );
    if (taken) return taken;
  }
}

/** After a success: clears the account's failures and gives the attempt back to the address, which others may share. */
export async function forgetFailures(
  actor: Pick<Actor, "tenant">,
  account: string,
  address: string,
  attempt: Attempt,
): Promise<void> {
  await Promise.all([forgetAccountFailures(actor, account), giveBack(actor, address, attempt)]);
}

/** Clears the failures with the former password once a new one is set. */
export const forgetAccountFailures = (actor: Pick<Actor, "tenant">, account: string) =>
  openTable(actor).delete(keyOf("account", account));

/** Takes back an attempt that was no failure; a wait caused by a later failure stays. */
async function giveBack(actor: Pick<Actor, "tenant">, address: string, { until }: Attempt): Promise<void> {
  const table = openTable(actor);
  const key = keyOf("address", address);
  const add = { failures: -1 };
  await ifRefused(table.update(key, { set: { until: 0 }, add }, { equals: { until } }), async () => {
    if (await table.get(key)) await table.update(key, { add });
  });
}
