import { fold } from "../../../shared/kernel/folding.ts";
import type { Actor } from "../actor.ts";
import { fieldProblem } from "../problem.ts";
import { openTable, type Stored } from "../table/table.ts";
import { idOfPlace, type Keys } from "./layout.ts";

/** What a list call asks for. */
export interface ListQuery {
  limit: number;
  offset: number;
  /** `name`, or `-name` backwards. */
  sort: string;
  search?: string;
  /** Where the previous page ended. */
  after?: string;
  /** Fields that must have these values, or values that a function accepts; undefined ones are ignored. */
  filter?: Record<string, unknown>;
}
/** A page by the ids of its records; `after` continues it, undefined on the last one. */
export interface PlacePage {
  ids: string[];
  count: number;
  after: string | undefined;
}
interface Place {
  search: string;
}
const [first, last] = ["\u0001", "\u{10FFFF}"];

/**
 * Finds a page of a list by its places: small items, one per record and order, stored in the list's order. A page requested by where the
 * previous one ended reads nothing else; one by its offset skips what comes before it, from the nearer end. A search or filter scans all
 * places, never the records.
 */
export async function listPlaces(
  actor: Pick<Actor, "tenant">,
  keys: Keys,
  query: ListQuery,
): Promise<PlacePage> {
  const { limit, offset, search = "", filter = {} } = query;
  const descending = query.sort.startsWith("-");
  const pk = keys.places(query.sort.replace(/^-/, ""));
  const table = openTable(actor);
  const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
  const needle = fold(search);

  if (needle !== "" || wanted.length > 0) {
    const found: string[] = [];
    for await (const place of table.queryAll<Place & Record<string, unknown>>({ pk, descending }))
      if (place.search.includes(needle) && wanted.every(([field, value]) => holds(place[field], value)))
        found.push(place.$key.sk);
    return pageOf(found.slice(offset, offset + limit), found.length, offset + limit < found.length);
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
    const beyond = read.filter((sk) => sk !== ended);
    return pageOf(beyond.slice(0, limit), count, beyond.length > limit);
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
 * How many of the first places of a list have these values, in one read however long the list is.
 * @param within the number of places that are looked at, at most 1,000
 */
export async function countFirst(
  actor: Pick<Actor, "tenant">,
  keys: Keys,
  { sort, filter, within }: Required<Pick<ListQuery, "sort" | "filter">> & { within: number },
): Promise<number> {
  const pk = keys.places(sort.replace(/^-/, ""));
  const range = { pk, descending: sort.startsWith("-"), limit: within };
  const { items } = await openTable(actor).query<Record<string, unknown>>(range);
  return items.filter((place) => Object.entries(filter).every(([field, value]) => holds(place[field], value)))
    .length;
}

/** A filter matches the value, or one of several. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted === "function") return wanted(value) === true;
  return Array.isArray(value) ? value.includes(wanted) : value === wanted;
}

async function take(places: AsyncGenerator<Stored<Place>>, skip: number, size: number): Promise<string[]> {
  const taken: string[] = [];
  let passed = 0;
  for await (const { $key } of places) {
    if (passed++ < skip) continue;
    taken.push($key.sk);
    if (taken.length === size) break;
  }
  return taken;
}

const pageOf = (sks: readonly string[], count: number, more: boolean): PlacePage => ({
  ids: sks.map(idOfPlace),
  count,
  after: more && sks.length > 0 ? Buffer.from(sks.at(-1) as string).toString("base64url") : undefined,
});

/** @throws ProblemError validation_failed */
function openEnd(after: string): string {
  const sk = Buffer.from(after, "base64url").toString("utf8");
  if (!/^[^\t]*\t[0-9A-Z]{26}$/.test(sk))
    throw fieldProblem("after", "invalid", "This is not where a page ended.");
  return sk;
}
