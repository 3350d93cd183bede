import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { newTask, readTask, takeTurn } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

const key: Key = { pk: "BOOK", sk: "ORDERS" };
const type = "printpublisher_generate";
type Reader = Pick<Actor, "tenant">;

export interface Ordered {
  reduced: boolean;
  bars: boolean;
  language: Language;
}
interface Queue {
  orders: (Ordered & { id: string })[];
  /** Id of the newest order; a writer detects by it that another order came first. */
  last: string;
}
type OpenOrder = Ordered & { id: string; task: Task };

const isSame = (order: Ordered, other: Ordered) =>
  order.reduced === other.reduced && order.bars === other.bars && order.language === other.language;

/** Returns the unfinished orders in turn: the first is being made, or is next. */
export async function openOrders(actor: Reader): Promise<OpenOrder[]> {
  return openOnes(actor, await openTable(actor).get<Queue>(key));
}

async function openOnes(actor: Reader, queue: Queue | undefined): Promise<OpenOrder[]> {
  const orders = queue?.orders ?? [];
  const tasks = await Promise.all(orders.map(({ id }) => readTask(actor, id)));
  return orders.flatMap((order, index) => {
    const task = tasks[index];
    return task && !task.finished ? [{ ...order, task }] : [];
  });
}

/** Returns the task of an unfinished order for the same book. */
export const findOrder = async (actor: Reader, ordered: Ordered): Promise<Task | undefined> =>
  (await openOrders(actor)).find((order) => isSame(order, ordered))?.task;

/** Appends an order with its task to the unfinished ones; if the same order is among them, its task is returned. */
export async function keepOrder(actor: Reader, id: string, ordered: Ordered): Promise<Task> {
  const table = openTable(actor);
  return retryOnConflict(async () => {
    const queue = await table.get<Queue>(key);
    const open = await openOnes(actor, queue);
    const same = open.find((order) => isSame(order, ordered));
    if (same) return same.task;
    const { task, write } = newTask(type, id);
    const orders = [...open.map(({ task: _, ...order }) => order), { id, ...ordered }];
    const condition = queue ? { equals: { last: queue.last } } : ({ absent: true } as const);
    await table.transact([write, { put: key, item: { orders, last: id }, condition }]);
    return task;
  });
}

/** Returns whether a book can be made now: no other one is being made, and no earlier order waits. */
export async function isItsTurn(actor: Reader, id: string): Promise<boolean> {
  const open = await openOrders(actor);
  const place = open.findIndex((order) => order.id === id);
  return place < 1 && takeTurn(actor, type, id);
}
