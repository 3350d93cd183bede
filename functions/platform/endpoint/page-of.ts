import { contentLanguages } from "../../../shared/kernel/language.ts";
import type { Page } from "../../../shared/kernel/paging.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";

/** The query and address of a list call, from which its page and links are made. */
export interface Listing {
  query: { limit: number; count?: number; offset: number };
  request: { path: string; query: Record<string, string>; headers: Record<string, string> };
}

/** The path as the client called it: the edge removes the language before the request arrives here. */
const calledPath = ({ path, headers }: Listing["request"]) => {
  const language = contentLanguages.find((candidate) => candidate === headers["x-laborium-language"]);
  return language ? path.replace(/^\/(api|embed)\//, `/$1/${language}/`) : path;
};

/** Cuts the requested page out of all results and links its neighbours; `show` is called only for the page's entries. */
export function pageOf<Item, Shown>(
  call: Listing,
  all: readonly Item[],
  show: (item: Item) => Shown,
): Page<Shown> {
  const { limit, offset } = wantedPage(call.query);
  return cutPage(call, all.length, all.slice(offset, offset + limit).map(show));
}

/**
 * A page that was already cut when it was read, from `count` results in all, with links to its neighbours.
 * @param after the end of the page, from which the next one continues
 */
export function cutPage<Shown>(call: Listing, count: number, results: Shown[], after?: string): Page<Shown> {
  const { limit, offset } = wantedPage(call.query);
  // Beyond the end, the previous link leads to the last page that is not empty.
  const lastPage = Math.floor((count - 1) / limit) * limit;
  const link = (to: number) => {
    const { after: _, around: __, ...parameters } = call.request.query;
    const query = new URLSearchParams({ ...parameters, offset: String(to) });
    if (after !== undefined && to > offset) query.set("after", after);
    return `${calledPath(call.request)}?${query}`;
  };
  return {
    count,
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, Math.min(offset - limit, lastPage))) : null,
    results,
  };
}
