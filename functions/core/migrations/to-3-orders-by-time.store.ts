import type { Actor } from "../../platform/actor.ts";
import { keysOf, placeSk } from "../../platform/records/layout.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable, type Stored } from "../../platform/table/table.ts";

interface StoredOrder {
  version: number;
  number: string;
  ordered: string;
}

const keys = keysOf("SHOP-ORDER");

/**
 * Gives all orders a place in the list by time. Before, they were listed by number only, which an order now gets when it is confirmed.
 * The place of an order holds the same in both lists.
 */
export async function placeOrders(actor: Pick<Actor, "tenant">): Promise<void> {
  for await (const { $key } of openTable(actor).queryAll({ pk: keys.records })) await place(actor, $key);
}

async function place(actor: Pick<Actor, "tenant">, record: Key): Promise<void> {
  const table = openTable(actor);
  await retryOnConflict(async () => {
    const order = await table.get<StoredOrder>(record);
    if (!order) return true;
    const byNumber = { pk: keys.places("number"), sk: placeSk(order.number, record.sk) };
    const numbered = await table.get<Stored<object>>(byNumber);
    if (!numbered) return true;
    const { $key: _, ...item } = numbered;
    await table.transact([
      { check: record, condition: { equals: { version: order.version } } },
      { put: { pk: keys.places("ordered"), sk: placeSk(order.ordered, record.sk) }, item },
    ]);
    return true;
  });
}
