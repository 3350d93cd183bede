import { createHash } from "node:crypto";
import { keptSeconds } from "../../../shared/kernel/retention.ts";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** Failures are forgotten after this many seconds without a new one. */
const memory = keptSeconds("attempts");
/**
 * Tolerated failures in a row before a wait, and the first and longest wait in seconds; each further failure doubles the wait. Wrong passwords
 * count by address, by account and address together, and by device, never by the account alone: strangers could keep its owner out. Requests for
 * links are counted separately because each one sends a mail, and checks of websites because they call other servers.
 */
const limits = {
  account: { tolerated: 5, shortest: 1, longest: 15 * 60 },
  device: { tolerated: 5, shortest: 1, longest: 15 * 60 },
  address: { tolerated: 50, shortest: 1, longest: 15 * 60 },
  "passkey-address": { tolerated: 50, shortest: 1, longest: 15 * 60 },
  "challenge-address": { tolerated: 300, shortest: 1, longest: 60 },
  "code-account": { tolerated: 5, shortest: 1, longest: 15 * 60 },
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
  // A hospital has one domain, and strangers must not keep it from ordering for long.
  "mail-domain": { tolerated: 200, shortest: 1, longest: 10 * 60 },
  "order-address": { tolerated: 60, shortest: 1, longest: 15 * 60 },
  "mail-network": { tolerated: 240, shortest: 1, longest: 15 * 60 },
} as const;

type Limiter = keyof typeof limits;
interface Failures {
  failures: number;
  /** Epoch milliseconds until which no attempt is allowed. */
  until: number;
}

/** A hash, so that the table tells nobody's name, address or mailbox. */
const keyOf = ({ tenant }: Pick<Actor, "tenant">, limiter: Limiter, value: string): Key => {
  const counted = limiter.endsWith("address") ? networkOf(value) : value;
  return {
    pk: `THROTTLE#${limiter}`,
    sk: createHash("sha256").update(`${tenant}\n${counted}`).digest("hex"),
  };
};

/** Reduces an IPv6 address to its /64, because a single connection owns all addresses in it. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [first, last] = [groups(head), groups(tail ?? "")];
  const gap = Math.max(0, 8 - first.length - last.length);
  const network = [...first, ...Array<string>(gap).fill("0"), ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The origin of an attempt: the caller's address, and the hash of a token that shows a browser of the account's owner. */
export interface Place {
  address: string;
  device?: string | undefined;
}

const accountAt = (account: string, address: string) => `${account}\n${networkOf(address)}`;

/** The count of an address to which attempts add: passkeys have their own, so that wrong passwords keep none out. */
type AtAddress = "address" | "passkey-address";

/** The outcome of claiming an attempt. */
export interface Attempt {
  /** Seconds to wait if no attempt is allowed now, otherwise 0. */
  wait: number;
  /** Epoch milliseconds until which this attempt, unless it succeeds, blocks the address. */
  until: number;
}

/**
 * Claims one attempt before the password is checked, so that concurrent attempts cannot slip through together. It counts as a failure until
 * `forgetFailures` is called. A device of the owner counts alone, whatever strangers do elsewhere or at the same address.
 */
export async function takeAttempt(
  actor: Pick<Actor, "tenant">,
  account: string,
  { address, device }: Place,
  by: AtAddress = "address",
): Promise<Attempt> {
  if (device !== undefined) return take(actor, "device", device);
  const attempt = await take(actor, by, address);
  if (attempt.wait > 0) return attempt;
  const { wait } = await take(actor, "account", accountAt(account, address));
  // The password was not tried, so this does not count against the address, which others may share.
  if (wait > 0) await giveBack(actor, by, address, attempt);
  return { wait, until: attempt.until };
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
  const attempt = await take(actor, "reset-account", account);
  return { held: attempt.wait > 0 ? "account" : undefined, wait: attempt.wait };
}

/** Claims one link to confirm a new e-mail address of an account. @returns seconds to wait, 0 if granted */
export async function takeLink(actor: Pick<Actor, "tenant">, account: string): Promise<number> {
  return (await take(actor, "email-account", account)).wait;
}

/** Claims one code of a second factor. @returns seconds to wait, 0 if granted */
export async function takeCode(actor: Pick<Actor, "tenant">, account: string): Promise<number> {
  return (await take(actor, "code-account", account)).wait;
}
/** Resets the count of codes after a right one. */
export const forgetCodes = (actor: Pick<Actor, "tenant">, account: string) =>
  openTable(actor).delete(keyOf(actor, "code-account", account));

/** Resets the count of links once an address is confirmed. */
export const forgetLinks = (actor: Pick<Actor, "tenant">, account: string) =>
  openTable(actor).delete(keyOf(actor, "email-account", account));

/** Claims one challenge for a passkey. @returns seconds to wait, 0 if granted */
export async function takeChallenge(actor: Pick<Actor, "tenant">, address: string): Promise<number> {
  return (await take(actor, "challenge-address", address)).wait;
}

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

/** Claims one attempt of a kind; of concurrent ones none slips through. */
export async function take(actor: Pick<Actor, "tenant">, limiter: Limiter, value: string): Promise<Attempt> {
  const table = openTable(actor);
  const key = keyOf(actor, limiter, value);
  for (;;) {
    const previous = await table.get<Failures>(key);
    const now = Date.now();
    const wait = (previous?.until ?? 0) - now;
    if (wait > 0) return { wait: Math.ceil(wait / 1000), until: 0 };
    const failures = (previous?.failures ?? 0) + 1;
    const { tolerated, shortest, longest } = limits[limiter];
    const excess = failures - tolerated;
    const pause = Math.min(longest, shortest * 2 ** Math.min(excess, 20));
    const until = excess < 0 ? 0 : now + pause * 1000;
    const second = Math.floor(now / 1000);
    const expires = second + memory;
    const condition = previous ? { equals: { failures: previous.failures } } : { absentOrExpiredAt: second };
    const write = table.put(key, { failures, until, expires }, { condition });
    const attempt = await ifRefused(
      write.then(() => ({ wait: 0, until })),
      () => undefined,
    );
    if (attempt) return attempt;
  }
}

/** After a success: clears the failures of the account at this place and gives the attempt back to the address, which others may share. */
export async function forgetFailures(
  actor: Pick<Actor, "tenant">,
  account: string,
  { address, device }: Place,
  attempt: Attempt,
  by: AtAddress = "address",
): Promise<void> {
  if (device !== undefined) return openTable(actor).delete(keyOf(actor, "device", device));
  const key = keyOf(actor, "account", accountAt(account, address));
  await Promise.all([openTable(actor).delete(key), giveBack(actor, by, address, attempt)]);
}

/** Takes back an attempt that was no failure; a wait caused by a later failure stays. */
async function giveBack(
  actor: Pick<Actor, "tenant">,
  by: AtAddress,
  address: string,
  { until }: Attempt,
): Promise<void> {
  const table = openTable(actor);
  const key = keyOf(actor, by, address);
  const add = { failures: -1 };
  await ifRefused(table.update(key, { set: { until: 0 }, add }, { equals: { until } }), async () => {
    if (await table.get(key)) await table.update(key, { add });
  });
}

/** Spends an id token of the laboratory's identity provider. @param expires its end, in epoch seconds @returns false if it was spent before */
export async function spendIdToken(
  actor: Pick<Actor, "tenant">,
  token: string,
  expires: number,
): Promise<boolean> {
  const sk = createHash("sha256").update(token).digest("hex");
  const second = Math.floor(Date.now() / 1000);
  // Clocks may differ by some minutes.
  const item = { expires: expires + 10 * 60 };
  const use = openTable(actor).put({ pk: "THROTTLE#id-token", sk }, item, {
    condition: { absentOrExpiredAt: second },
  });
  return ifRefused(
    use.then(() => true),
    () => false,
  );
}
