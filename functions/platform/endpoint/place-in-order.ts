import type { Actor } from "../actor.ts";

interface Ordered {
  inOrder(actor: Pick<Actor, "tenant">): Promise<{ id: string; of?: unknown }[]>;
}
type Places = ReadonlyMap<string, readonly string[]>;

/** For records with a manual order: all ids in order, by the record to which they belong. They are read once for each call. */
export function ordersOf(records: Ordered) {
  const read = new WeakMap<object, Promise<Places>>();
  const placesFor = async (actor: Actor): Promise<Places> => {
    const all = await records.inOrder(actor);
    const grouped = Map.groupBy(all, ({ of }) => String(of ?? ""));
    return new Map([...grouped].map(([parent, some]) => [parent, some.map(({ id }) => id)]));
  };
  return async (call: { actor: Actor }, parent = ""): Promise<readonly string[]> => {
    const places = read.get(call) ?? placesFor(call.actor);
    read.set(call, places);
    return (await places).get(parent) ?? [];
  };
}
