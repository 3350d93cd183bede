import * as z from "zod";
import { idSchema } from "../../../shared/kernel/id.ts";
import {
  confirmationLife,
  type OrderContent,
  type OrderState,
  orderContent,
  workStates,
} from "../../../shared/laborshop/orders/order.ts";
import { referenceOf } from "../../../shared/laborshop/orders/order-name.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, type ProblemError } from "../../platform/problem.ts";
import type { Saved } from "../../platform/records/layout.ts";
import type { Writer } from "../../platform/records/record-options.ts";
import { records } from "../../platform/records/records.store.ts";
import type { Condition } from "../../platform/table/condition.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

/** An order with the facts by which lists search and filter. */
const storedOrder = orderContent.extend({
  words: z.string(),
  day: z.iso.date(),
  variants: z.array(idSchema).default([]),
});
type StoredOrder = z.output<typeof storedOrder>;
export type KeptOrder = Saved<StoredOrder>;

export const orderRecords = records<StoredOrder>("SHOP-ORDER", storedOrder, {
  one: "order",
  sort: ["ordered", "number"],
  search: ["words"],
  filter: ["status", "day", "variants"],
});

/** The words by which a search finds an order; it is found by its reference after its confirmation, too. */
const wordsOf = (id: string, { number, articles, delivery }: OrderContent) =>
  [
    referenceOf(id),
    number ?? "",
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
 * The next number of a year, and the write that claims it: in the transaction that gives the number to an order, so that numbers have
 * no gaps and no duplicates.
 */
async function nextNumber(
  actor: Pick<Actor, "tenant">,
  year: string,
): Promise<{ number: string; claim: Write }> {
  const last = await openTable(actor).get<{ given: number }>(numberKey(year));
  const ordinal = (last?.given ?? 0) + 1;
  const condition: Condition = last ? { equals: { given: last.given } } : { absent: true };
  return {
    number: `${year}-${String(ordinal).padStart(6, "0")}`,
    claim: { update: numberKey(year), changes: { set: { given: ordinal } }, condition },
  };
}

/**
 * Stores an order; one that is confirmed gets the next number of its year. If the order is stored already, it is returned unchanged.
 * @param day of the order, in the laboratory's time zone
 */
export async function keepOrder(
  actor: Writer,
  id: string,
  day: string,
  order: Omit<OrderContent, "number">,
): Promise<KeptOrder> {
  return retryOnConflict(async () => {
    const present = await orderRecords.find(actor, id);
    if (present) return present;
    const next = order.status === "submitted" ? undefined : await nextNumber(actor, yearOf(day));
    const content = { ...order, number: next?.number ?? null };
    const variants = content.articles.map(({ variant }) => variant);
    return orderRecords.create(
      actor,
      { ...content, words: wordsOf(id, content), day, variants },
      { id, together: next ? [next.claim] : [] },
    );
  });
}
const yearOf = (day: string) => day.slice(0, 4);

/**
 * Confirms an order if it still waits, and gives it the next number of the year. Orders from before numbers were given at the
 * confirmation keep theirs.
 * @param day of the confirmation, in the laboratory's time zone
 * @throws ProblemError not_found
 */
export async function confirmKept(actor: Writer, id: string, day: string): Promise<KeptOrder> {
  const confirmed = new Date().toISOString();
  let next: Awaited<ReturnType<typeof nextNumber>> | undefined;
  return orderRecords.change(
    actor,
    id,
    undefined,
    async (present) => {
      next = undefined;
      if (present.status !== "submitted") return {};
      if (present.number === null) next = await nextNumber(actor, yearOf(day));
      const number = next?.number ?? present.number;
      return { status: "confirmed", confirmed, number, words: wordsOf(id, { ...present, number }) };
    },
    { together: () => (next ? [next.claim] : []) },
  );
}

/** The variants in orders since a day, each with the day of its latest order. */
export async function orderedSince(
  actor: Pick<Actor, "tenant">,
  since: string,
): Promise<Map<string, string>> {
  const newest = new Map<string, string>();
  for await (const { day = "", variants = [] } of orderRecords.places(actor, "-ordered", 200)) {
    if (day < since) break;
    for (const variant of variants) if (!newest.has(variant)) newest.set(variant, day);
  }
  return newest;
}

/** End of the time for confirming an order, in epoch milliseconds. */
export const confirmableUntil = ({ ordered }: Pick<OrderContent, "ordered">) =>
  Date.parse(ordered) + confirmationLife * 1000;

/** A sent mail without the customer's address. */
export const withoutCustomer = (mail: OrderContent["mails"][number]) =>
  mail.mail === "order" ? mail : { ...mail, to: "" };

/** The order with its customer forgotten. Remarks of staff go too, since they may mention the customer. */
export function anonymous<Order extends OrderContent & { id: string }>(order: Order) {
  const mails = order.mails.map(withoutCustomer);
  const emptied = { delivery: [], customer_email: "", remark: "", anonymous: true, mails };
  return { ...emptied, words: wordsOf(order.id, { ...order, ...emptied }) };
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
