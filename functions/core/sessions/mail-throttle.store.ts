import type { Actor } from "../../platform/actor.ts";
import { networkOf, take } from "./throttle.store.ts";

/**
 * The mailbox of an e-mail address and its domain. At common providers a tag after `+`, dots and capitals change nothing, so that one
 * person has endless spellings.
 */
function recipientOf(email: string): { mailbox: string; domain: string } {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const [name = ""] = local.split("+");
  return { mailbox: `${name.replaceAll(".", "")}@${domain}`, domain };
}

/** The network of a provider's customer with many addresses: /24 or, of an IPv6 address, /48. */
function widerNetworkOf(address: string): string {
  const narrow = networkOf(address);
  return narrow.endsWith("::/64")
    ? narrow.split(":").slice(0, 3).join(":")
    : narrow.split(".").slice(0, 3).join(".");
}

/** Claims a mail that any visitor may request and that goes to an address which may be somebody else's. */
const takeMailTo =
  (kind: "subscribe" | "order", to: "subscribe-mail" | "order-mail" | "summary-mail") =>
  /** @returns the count that is full: the recipient's mailbox, or those that others share; with the seconds to wait */
  async (
    actor: Pick<Actor, "tenant">,
    email: string,
    address: string,
  ): Promise<{ held: "shared" | "mailbox" | undefined; wait: number }> => {
    for (const [limiter, from] of [
      [`${kind}-address`, address],
      ["mail-network", widerNetworkOf(address)],
    ] as const) {
      const { wait } = await take(actor, limiter, from);
      if (wait > 0) return { held: "shared", wait };
    }
    const { mailbox, domain } = recipientOf(email);
    const attempt = await take(actor, to, mailbox);
    if (attempt.wait > 0) return { held: "mailbox", wait: attempt.wait };
    const { wait } = await take(actor, "mail-domain", domain);
    return { held: wait > 0 ? "shared" : undefined, wait };
  };

/** Claims one request for the mail that confirms a subscription. */
export const takeSubscription = takeMailTo("subscribe", "subscribe-mail");
/** Claims one order, with the mail that asks for its confirmation. */
export const takeOrder = takeMailTo("order", "order-mail");
/** Claims one order that needs no confirmation, with its summary. */
export const takeOpenOrder = takeMailTo("order", "summary-mail");

/** Claims a repeat of such a mail, if somebody other than its reader sends it. @returns seconds to wait, 0 if granted */
export const takeMailAgain = async (
  actor: Pick<Actor, "tenant">,
  limiter: "order-mail" | "summary-mail",
  email: string,
): Promise<number> => (await take(actor, limiter, recipientOf(email).mailbox)).wait;
