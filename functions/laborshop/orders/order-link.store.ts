import { createHash, randomBytes } from "node:crypto";
import type { OrderLine } from "../../../shared/laborshop/orders/order.ts";
import type { OrderAgain } from "../../../shared/laborshop/public/order.ts";
import type { Actor } from "../../platform/actor.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

type Whose = Pick<Actor, "tenant">;

const day = 24 * 60 * 60;
/** Lifetimes in seconds: expired confirmation links are told from unknown ones during `confirm`, links for ordering again work during `again`. */
const life = { confirm: 30 * day, again: 366 * day } as const;

const linkKey = (purpose: keyof typeof life, token: string): Key => ({
  pk: "SHOP-ORDER-LINK",
  sk: `${purpose}#${createHash("sha256").update(token).digest("hex")}`,
});

/** Stores the target of a link under the hash of a token of 256 random bits; the token itself is not stored. */
async function makeLink(
  actor: Whose,
  purpose: keyof typeof life,
  target: object,
  from: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await openTable(actor).put(linkKey(purpose, token), {
    ...target,
    expires: Math.floor(from / 1000) + life[purpose],
  });
  return token;
}

/**
 * Makes the token of a link for confirming an order.
 * @param until end of its validity, in epoch milliseconds
 */
export const makeOrderLink = (actor: Whose, order: string, until: number) =>
  makeLink(actor, "confirm", { order }, until);

/** The id of the order that a link belongs to, whether or not it is still there. */
export const orderOfLink = async (actor: Whose, token: string): Promise<string | undefined> =>
  (await openTable(actor).get<{ order: string }>(linkKey("confirm", token)))?.order;

/** Makes the token of a link for ordering the same articles again; it is not linked to the customer. */
export const makeAgainLink = (actor: Whose, lines: readonly OrderLine[]) =>
  makeLink(
    actor,
    "again",
    { articles: lines.map(({ variant, count }) => ({ variant, quantity: count })) } satisfies OrderAgain,
    Date.now(),
  );

/** The articles of a link for ordering again. */
export const articlesOfLink = (actor: Whose, token: string): Promise<OrderAgain | undefined> =>
  openTable(actor).get<OrderAgain>(linkKey("again", token));
