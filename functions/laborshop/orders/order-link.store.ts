import { createHash, randomBytes } from "node:crypto";
import type { OrderLine } from "../../../shared/laborshop/orders/order.ts";
import type { OrderAgain } from "../../../shared/laborshop/public/order.ts";
import type { Actor } from "../../platform/actor.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

type Whose = Pick<Actor, "tenant">;

const day = 24 * 60 * 60;
/** For how long a link that has ended is still told from one that never was, and how long one orders again by a link, in seconds. */
const life = { confirm: 30 * day, again: 366 * day } as const;

const linkKey = (purpose: keyof typeof life, token: string): Key => ({
  pk: "SHOP-ORDER-LINK",
  sk: `${purpose}#${createHash("sha256").update(token).digest("hex")}`,
});

/** Keeps what a link leads to under a token of 256 random bits, of which only the hash is kept. */
async function makeLink(
  actor: Whose,
  purpose: keyof typeof life,
  leads: object,
  from: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await openTable(actor).put(linkKey(purpose, token), {
    ...leads,
    expires: Math.floor(from / 1000) + life[purpose],
  });
  return token;
}

/**
 * Makes the token of a link by which an order is confirmed.
 * @param until when it ends, in epoch milliseconds
 */
export const makeOrderLink = (actor: Whose, order: string, until: number) =>
  makeLink(actor, "confirm", { order }, until);

/** The id of the order that a link belongs to, whether or not it is still there. */
export const orderOfLink = async (actor: Whose, token: string): Promise<string | undefined> =>
  (await openTable(actor).get<{ order: string }>(linkKey("confirm", token)))?.order;

/** Makes the token of a link by which the same articles are ordered again; it knows nothing of who ordered them. */
export const makeAgainLink = (actor: Whose, lines: readonly OrderLine[]) =>
  makeLink(
    actor,
    "again",
    { articles: lines.map(({ variant, count }) => ({ variant, quantity: count })) } satisfies OrderAgain,
    Date.now(),
  );

/** The articles that a link brings back. */
export const articlesOfLink = (actor: Whose, token: string): Promise<OrderAgain | undefined> =>
  openTable(actor).get<OrderAgain>(linkKey("again", token));
