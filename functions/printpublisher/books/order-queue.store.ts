import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { newTask, readTask, takeTurn } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

const key: Key = { pk: "BOOK", sk: "ORDERS" };
const type = "printpublisher_generate";
type Reader = Pick<Actor, "tenant">;

/** A book that was ordered. */
export interface Ordered {
  reduced: boolean;
  bars: boolean;
  language: Language;
}
interface Queue {
  orders: (Ordered & { id: string })[];
  /** The order that came last, by which a writer knows that nobody else was faster. */
  last: string;
}
type OpenOrder = Ordered & { id: string; task: Task };

const isSame = (one: Ordered, other: Ordered) =>
  one.reduced === other.reduced && one.bars === other.bars && one.language === other.language;

/** The orders that are not finished, in their turn: the first is being made, or is next. */
export async function openOrders(actor: Reader): Promise<OpenOrder[]> {
  return openOnes(actor, await openTable(actor).get<Queue>(key));
}

async function openOnes(actor: Reader, queue: Queue | undefined): Promise<OpenOrder[]> {
  const orders = queue?.orders ?? [];
  const tasks = await Promise.all(orders.map(({ id }) => readTask(actor, id)));
  return orders.flatMap((order, at) => {
    const task = tasks[at];
    return task && !task.finished ? [{ ...order, task }] : [];
  });
}

/** The order that is the same as a wanted one and not finished yet. */
export const findOrder = async (actor: Reader, wanted: Ordered): Promise<Task | undefined> =>
  (await openOrders(actor)).find((order) => isSame(order, wanted))?.task;

/** Puts an order behind those that are not finished, with its task; if the same stands there already, that one is returned. */
export async function keepOrder(actor: Reader, id: string, wanted: Ordered): Promise<Task> {
  const table = openTable(actor);
  return retryOnConflict(async () => {
    const queue = await table.get<Queue>(key);
    const open = await openOnes(actor, queue);
    const same = open.find((order) => isSame(order, wanted));
    if (same) return same.task;
    const { task, write } = newTask(type, id);
    const orders = [...open.map(({ task: _, ...order }) => order), { id, ...wanted }];
    const condition = queue ? { equals: { last: queue.last } } : ({ absent: true } as const);
    await table.transact([write, { put: key, item: { orders, last: id }, condition }]);
    return task;
  });
}

/** Whether a book can be made now: no other one is being made, and none that was ordered before it waits. */
export async function isItsTurn(actor: Reader, id: string): Promise<boolean> {
  const open = await openOrders(actor);
  const place = open.findIndex((order) => order.id === id);
  return place < 1 && takeTurn(actor, type, id);
}
