import type { Actor } from "../actor.ts";
import { readTogether } from "../table/read-together.ts";
import { openTable, type Stored } from "../table/table.ts";
import { idOfPlace, type Keys, type StoredFacts } from "./layout.ts";

/** Attributes of a place besides its key: the text for searches, and the fields by which lists are filtered. */
export interface Place {
  search: string;
  [field: string]: unknown;
}
export interface PlaceAt {
  sk: string;
  place: Place;
}
interface Copy {
  revision: number;
  places: readonly PlaceAt[];
}
interface Head {
  revision: number;
  /** The record that was written last. */
  last: string;
}

/** Copies by tenant and list, the most recently used one last. */
const copies = new Map<string, Copy>();
/** Maximum number of places in memory, for all lists together: at some 500 bytes each, they stay below 50 MB. */
const mostPlaces = 100_000;

/**
 * All places of a list in its order, for a search or a filter to scan. A container keeps them: while nothing has changed they cost one
 * read of the kind's head, after one change a second read, and after more changes the list is read again.
 * @param placeOf the place of a record in this list
 * @param isOrdered whether the records have a manual order, in which moving one record moves others
 */
export async function allPlaces(
  actor: Pick<Actor, "tenant">,
  keys: Keys,
  pk: string,
  placeOf: (item: Stored<StoredFacts>) => PlaceAt | undefined,
  isOrdered: boolean,
): Promise<readonly PlaceAt[]> {
  const name = `${actor.tenant} ${pk}`;
  const table = openTable(actor);
  const [head] = await readTogether<Head>(actor, [keys.head]);
  const revision = head?.revision ?? 0;
  const cached = copies.get(name);
  if (cached?.revision === revision) {
    keep(name, cached);
    return cached.places;
  }
  let places: readonly PlaceAt[];
  if (cached && head && cached.revision + 1 === revision && !isOrdered) {
    const changed = await table.get<StoredFacts>(keys.record(head.last));
    places = replaced(cached.places, head.last, changed && placeOf(changed));
  } else {
    const read: PlaceAt[] = [];
    for await (const { $key, ...place } of table.queryAll<Place>({ pk })) read.push({ sk: $key.sk, place });
    places = read;
  }
  keep(name, { revision, places });
  return places;
}

function keep(name: string, copy: Copy): void {
  copies.delete(name);
  copies.set(name, copy);
  let sum = 0;
  for (const [each, { places }] of [...copies].reverse()) {
    sum += places.length;
    if (sum > mostPlaces) copies.delete(each);
  }
}

/** The places after one record has moved. The table sorts by bytes. */
function replaced(places: readonly PlaceAt[], id: string, place: PlaceAt | undefined): PlaceAt[] {
  const others = places.filter(({ sk }) => idOfPlace(sk) !== id);
  if (!place) return others;
  const bytes = Buffer.from(place.sk);
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.compare(Buffer.from((others[middle] as PlaceAt).sk), bytes) < 0) low = middle + 1;
    else high = middle;
  }
  return others.toSpliced(low, 0, place);
}
