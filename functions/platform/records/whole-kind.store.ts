import type { Actor } from "../actor.ts";
import { openTable, type Stored } from "../table/table.ts";
import { idOfPlace, type Kept, type keysOf, rankSk, type StoredFacts } from "./layout.ts";
import { readPlaces } from "./listing.store.ts";

type Reader = Pick<Actor, "tenant">;

interface Kind<Content> {
  /** The first filter of its lists, which names the parent record. */
  first: string | undefined;
  /** Whether the records have a manual order. */
  isOrdered: boolean;
  shown: (item: Stored<StoredFacts>) => Kept<Content>;
}

/** Reads a whole kind of record; meant for small kinds. */
export function wholeKind<Content extends object>(
  keys: ReturnType<typeof keysOf>,
  { first, isOrdered, shown }: Kind<Content>,
) {
  return {
    /** All records, read consistently, in their manual order, otherwise by id. */
    async all(actor: Reader): Promise<Kept<Content>[]> {
      const items: Stored<StoredFacts>[] = [];
      for await (const item of openTable(actor).queryAll<StoredFacts>({ pk: keys.records })) items.push(item);
      const rank = (item: Stored<StoredFacts>) => rankSk(item.rank ?? "", item.$key.sk);
      if (isOrdered) items.sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
      return items.map(shown);
    },
    /** All ids in their order, each with its parent record by the first filter. */
    async inOrder(actor: Reader): Promise<{ id: string; of?: unknown }[]> {
      const ids: { id: string; of?: unknown }[] = [];
      for await (const place of readPlaces(actor, keys, "order", 1000)) {
        const { $key, ...by } = place as Stored<Record<string, unknown>>;
        ids.push({ id: idOfPlace($key.sk), of: by[first ?? ""] });
      }
      return ids;
    },
    /** See `readPlaces`. */
    places: (actor: Reader, sort: string, most: number) =>
      readPlaces(actor, keys, sort, most) as AsyncGenerator<Partial<Content>>,
  };
}
