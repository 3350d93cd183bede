import type { Actor } from "../actor.ts";

interface Ordered {
  inOrder(actor: Pick<Actor, "tenant">): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** For records with a manual order: all ids in order, by the record to which they belong. They are read once for each call. */
export function ordersOf(records: Ordered) {
  const read = new WeakMap<object, ReturnType<Ordered["inOrder"]>>();
  return async (call: { actor: Actor }, parent = ""): Promise<readonly string[]> => {
    const places = read.get(call) ?? records.inOrder(call.actor);
    read.set(call, places);
    return (await places).get(parent) ?? [];
  };
}
