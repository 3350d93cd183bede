import type { Actor } from "../actor.ts";
import { openTable, type Stored } from "../table/table.ts";
import { idOfPlace, type keysOf, rankSk, type Saved, type StoredFacts } from "./layout.ts";
import { readPlaces } from "./listing.store.ts";
import { allPlaces } from "./place-copies.store.ts";

type Reader = Pick<Actor, "tenant">;

interface Kind<Content> {
  /** The first filter of its lists, which names the parent record. */
  first: string | undefined;
  /** Whether the records have a manual order. */
  isOrdered: boolean;
  shown: (item: Stored<StoredFacts>) => Saved<Content>;
}

type IdsByParent = ReadonlyMap<string, readonly string[]>;
/** Orders of the kept places. */
const orders = new WeakMap<object, Map<string, string[]>>();

/** Reads a whole kind of record; meant for small kinds. */
export function wholeKind<Content extends object>(
  keys: ReturnType<typeof keysOf>,
  { first, isOrdered, shown }: Kind<Content>,
) {
  return {
    /** All records, read consistently, in their manual order, otherwise by id. */
    async all(actor: Reader): Promise<Saved<Content>[]> {
      const items: Stored<StoredFacts>[] = [];
      for await (const item of openTable(actor).queryAll<StoredFacts>({ pk: keys.records })) items.push(item);
      const rank = (item: Stored<StoredFacts>) => rankSk(item.rank ?? "", item.$key.sk);
      if (isOrdered) items.sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
      return items.map(shown);
    },
    /** All ids in their manual order by the parent record, which the first filter names; the same object as long as nothing changes. */
    async inOrder(actor: Reader): Promise<IdsByParent> {
      const all = await allPlaces(actor, keys, keys.places("order"), () => undefined, true);
      const derived = orders.get(all) ?? new Map<string, string[]>();
      if (orders.has(all)) return derived;
      for (const { sk, place } of all) {
        const parent = String(place[first ?? ""] ?? "");
        const ids = derived.get(parent);
        if (ids) ids.push(idOfPlace(sk));
        else derived.set(parent, [idOfPlace(sk)]);
      }
      orders.set(all, derived);
      return derived;
    },
    /** See `readPlaces`. */
    places: (actor: Reader, sort: string, limit: number) =>
      readPlaces(actor, keys, sort, limit) as AsyncGenerator<Partial<Content>>,
  };
}
