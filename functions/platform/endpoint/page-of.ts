import { contentLanguages } from "../../../shared/kernel/language.ts";
import type { Page } from "../../../shared/kernel/paging.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";

interface Listing {
  query: { limit: number; count?: number; offset: number };
  request: { path: string; query: Record<string, string>; headers: Record<string, string> };
}

/** The path as it was called: the edge takes the language out of it before it comes here. */
const calledPath = ({ path, headers }: Listing["request"]) => {
  const language = contentLanguages.find((one) => one === headers["x-laborium-language"]);
  return language ? path.replace(/^\/(api|embed)\//, `/$1/${language}/`) : path;
};

/** Cuts the page a call asks for out of all results and links its neighbours; `show` is run for the page alone. */
export function pageOf<Item, Shown>(
  call: Listing,
  all: readonly Item[],
  show: (item: Item) => Shown,
): Page<Shown> {
  const { limit, offset } = wantedPage(call.query);
  return cutPage(call, all.length, all.slice(offset, offset + limit).map(show));
}

/** A page that was cut where it was read, of `count` results in all, with links to its neighbours. */
export function cutPage<Shown>(call: Listing, count: number, results: Shown[]): Page<Shown> {
  const { limit, offset } = wantedPage(call.query);
  const link = (to: number) => {
    const query = new URLSearchParams({ ...call.request.query, offset: String(to) });
    return `${calledPath(call.request)}?${query}`;
  };
  return {
    count,
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results,
  };
}
