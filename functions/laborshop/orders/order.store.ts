import * as z from "zod";
import { idSchema } from "../../../shared/kernel/id.ts";
import {
  confirmationLife,
  type OrderContent,
  type OrderState,
  orderContent,
  workStates,
} from "../../../shared/laborshop/orders/order.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { fieldProblem, type ProblemError } from "../../platform/problem.ts";
import type { Kept } from "../../platform/records/layout.ts";
import type { Writer } from "../../platform/records/record-options.ts";
import { records } from "../../platform/records/records.store.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** An order with the facts by which lists search and filter. */
const storedOrder = orderContent.extend({
  words: z.string(),
  day: z.iso.date(),
  variants: z.array(idSchema).default([]),
});
type StoredOrder = z.output<typeof storedOrder>;
export type KeptOrder = Kept<StoredOrder>;

export const orderRecords = records<StoredOrder>("SHOP-ORDER", storedOrder, {
  one: "order",
  sort: ["number"],
  search: ["words"],
  filter: ["status", "day", "variants"],
});

/** The words by which a search finds an order. */
const wordsOf = ({ number, articles, delivery }: OrderContent) =>
  [
    number,
    ...articles.flatMap(({ product, article_number, additional_information }) => [
      product,
      article_number,
      additional_information,
    ]),
    ...delivery.map(({ value }) => value),
  ].join(" ");

/** Record of the last number assigned in a year. */
const numberKey = (year: string): Key => ({ pk: "SHOP-NUMBER", sk: year });

/**
 * Stores an order under the next number of its year, in one transaction, so that numbers have no gaps and no duplicates. If the order is
 * stored already, it is returned unchanged.
 * @param day of the order, in the laboratory's time zone
 */
export async function keepOrder(
  actor: Writer,
  id: string,
  day: string,
  order: Omit<OrderContent, "number">,
): Promise<KeptOrder> {
  const year = day.slice(0, 4);
  return retryOnConflict(async () => {
    const known = await orderRecords.find(actor, id);
    if (known) return known;
    const last = await openTable(actor).get<{ given: number }>(numberKey(year));
    const given = (last?.given ?? 0) + 1;
    const number = `${year}-${String(given).padStart(6, "0")}`;
    const content = { ...order, number };
    const counted = {
      update: numberKey(year),
      changes: { set: { given } },
      condition: last ? { equals: { given: last.given } } : ({ absent: true } as const),
    };
    return orderRecords.create(
      actor,
      { ...content, words: wordsOf(content), day, variants: content.articles.map(({ variant }) => variant) },
      { id, together: [counted] },
    );
  });
}

/** The variants in orders since a day, each with the day of its latest order. */
export async function orderedSince(
  actor: Pick<Actor, "tenant">,
  since: string,
): Promise<Map<string, string>> {
  const newest = new Map<string, string>();
  for await (const { day = "", variants = [] } of orderRecords.places(actor, "-number", 200)) {
    if (day < since) break;
    for (const variant of variants) if (!newest.has(variant)) newest.set(variant, day);
  }
  return newest;
}

/** End of the time for confirming an order, in epoch milliseconds. */
export const confirmableUntil = ({ ordered }: Pick<OrderContent, "ordered">) =>
  Date.parse(ordered) + confirmationLife * 1000;

/** A sent mail without the customer's address. */
export const withoutCustomer = (one: OrderContent["mails"][number]) =>
  one.mail === "order" ? one : { ...one, to: "" };

/** The order with its customer forgotten. Remarks of staff go too, since they may mention the customer. */
export function anonymous<Order extends OrderContent>(order: Order) {
  const mails = order.mails.map(withoutCustomer);
  const gone = { delivery: [], customer_email: "", remark: "", anonymous: true, mails };
  return { ...gone, words: wordsOf({ ...order, ...gone }) };
}

/** Refuses to set the state of an order that is not confirmed yet. @throws ProblemError */
export function checkProgress(present: OrderState): ProblemError | undefined {
  if ((workStates as readonly OrderState[]).includes(present)) return undefined;
  return fieldProblem("status", "not_confirmed_yet", "The customer has not confirmed this order yet.");
}

/** Deletes an order that was not confirmed in time; if it is confirmed at the same moment, it stays. @returns whether it is gone */
export async function expireOrder(actor: Writer & Pick<Actor, "tenant">, id: string): Promise<boolean> {
  const order = await orderRecords.find(actor, id);
  if (!order) return true;
  if (order.status !== "submitted" || Date.now() < confirmableUntil(order)) return false;
  await orderRecords.remove(actor, id, String(order.version));
  return true;
}

/** Identifies a customer's address in counters of mails without revealing it. */
export const mailboxOf = (address: string): string => derivedId("customer", address.toLowerCase());
