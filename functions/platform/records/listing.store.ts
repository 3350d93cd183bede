import { fold } from "../../../shared/kernel/folding.ts";
import type { Actor } from "../actor.ts";
import { fieldProblem } from "../problem.ts";
import { type Key, openTable, type Stored } from "../table/table.ts";
import { idOfPlace, type Keys, type StoredFacts } from "./layout.ts";
import { allPlaces, type Place, type PlaceAt } from "./place-copies.store.ts";

/** The parameters of a list call. */
export interface ListQuery {
  limit: number;
  offset: number;
  /** A field's name, or `-name` for the reverse order. */
  sort: string;
  search?: string;
  /** End of the previous page. */
  after?: string;
  /** Required values of fields, or functions that accept values; undefined ones are ignored. */
  filter?: Record<string, unknown>;
}
/** The ids of a page's records; `after` continues it and is undefined on the last page. */
export interface PlacePage {
  ids: string[];
  count: number;
  after: string | undefined;
}
/** The part of a kind of record that lists need. */
interface Listed {
  isOrdered: boolean;
  /** The places of a record in all lists, by key. */
  placesOf: (item: Stored<StoredFacts>) => ReadonlyMap<string, { key: Key; value: Place }>;
}
const [first, last] = ["\u0001", "\u{10FFFF}"];

/**
 * Finds a page of a list by its places: small items, one per record and order, stored in the list's order. A page requested by the end
 * of the previous one reads nothing else; one by its offset skips everything before it, from the nearer end. A search or filter scans
 * all places, never the records; a container keeps them (see `allPlaces`).
 */
export async function listPlaces(
  actor: Pick<Actor, "tenant">,
  keys: Keys,
  query: ListQuery,
  listed: Listed,
): Promise<PlacePage> {
  const { limit, offset, search = "", filter = {} } = query;
  const descending = query.sort.startsWith("-");
  const pk = keys.places(query.sort.replace(/^-/, ""));
  const table = openTable(actor);
  const filters = Object.entries(filter).filter(([, value]) => value !== undefined);
  const needle = fold(search);

  if (needle !== "" || filters.length > 0) {
    const placeOf = (item: Stored<StoredFacts>) => {
      const [entry] = [...listed.placesOf(item).values()].filter(({ key }) => key.pk === pk);
      return entry && { sk: entry.key.sk, place: entry.value };
    };
    const all = await allPlaces(actor, keys, pk, placeOf, listed.isOrdered);
    const fits = ({ place }: PlaceAt) =>
      place.search.includes(needle) && filters.every(([field, value]) => holds(place[field], value));
    const hits = all.filter(fits);
    if (descending) hits.reverse();
    const sks = hits.slice(offset, offset + limit).map(({ sk }) => sk);
    return pageOf(sks, hits.length, offset + limit < hits.length);
  }

  const head = await table.get<{ count: number }>(keys.head);
  const count = head?.count ?? 0;
  if (query.after !== undefined) {
    const ended = openEnd(query.after);
    const between = descending ? ([first, ended] as const) : ([ended, last] as const);
    const read = await take(
      table.queryAll<Place>({ pk, descending, between, limit: limit + 2 }),
      0,
      limit + 2,
    );
    const following = read.filter((sk) => sk !== ended);
    return pageOf(following.slice(0, limit), count, following.length > limit);
  }
  const size = Math.max(0, Math.min(limit, count - offset));
  const fromEnd = count - offset - size;
  const backwards = fromEnd < offset;
  const skip = backwards ? fromEnd : offset;
  const range = { pk, descending: backwards ? !descending : descending, limit: Math.min(1000, skip + size) };
  const read = size === 0 ? [] : await take(table.queryAll<Place>(range), skip, size);
  return pageOf(backwards ? read.reverse() : read, count, offset + size < count);
}

/**
 * The filter fields in the places of a list, in its order. A caller that stops early reads no more.
 * @param sort as in a list
 * @param first number of places in the first read; at most 1,000
 */
export async function* readPlaces(
  actor: Pick<Actor, "tenant">,
  keys: Keys,
  sort: string,
  first: number,
): AsyncGenerator<Record<string, unknown>> {
  const pk = keys.places(sort.replace(/^-/, ""));
  yield* openTable(actor).queryAll<Record<string, unknown>>({
    pk,
    descending: sort.startsWith("-"),
    limit: first,
  });
}

/** Whether a value, or one of several values, matches a filter. */
function holds(value: unknown, expected: unknown): boolean {
  if (typeof expected === "function") return expected(value) === true;
  return Array.isArray(value) ? value.includes(expected) : value === expected;
}

async function take(places: AsyncGenerator<Stored<Place>>, skip: number, size: number): Promise<string[]> {
  const sks: string[] = [];
  let passed = 0;
  for await (const { $key } of places) {
    if (passed++ < skip) continue;
    sks.push($key.sk);
    if (sks.length === size) break;
  }
  return sks;
}

const pageOf = (sks: readonly string[], count: number, isCut: boolean): PlacePage => ({
  ids: sks.map(idOfPlace),
  count,
  after: isCut && sks.length > 0 ? Buffer.from(sks.at(-1) as string).toString("base64url") : undefined,
});

/** @throws ProblemError validation_failed */
function openEnd(after: string): string {
  const sk = Buffer.from(after, "base64url").toString("utf8");
  if (!/^[^\t]*\t[0-9A-Z]{26}$/.test(sk))
    throw fieldProblem("after", "invalid", "This is not where a page ended.");
  return sk;
}
