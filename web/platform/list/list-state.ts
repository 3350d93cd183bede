import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { type ListOrder, readOrder, writeOrder } from "../../ui/list-order.ts";

export interface ListState<Filter extends string> {
  search: string;
  /** Values of the filters, empty if inactive. */
  filters: Record<Filter, string>;
  order: ListOrder | null;
  offset: number;
  pageSize: number;
  /** Whether search or filters are active. */
  isFiltering: boolean;
  setSearch: (search: string) => void;
  setFilter: (filter: Filter, value: string) => void;
  setOrder: (order: ListOrder | null) => void;
  setOffset: (offset: number, replace?: boolean) => void;
  /** Clears search and filters. */
  reset: () => void;
}

interface Options<Filter extends string> {
  filters?: readonly Filter[];
  /** Rows of one page; undefined for lists that are read whole. */
  pageSize?: number;
  /** Storage key under which the browser keeps search and filters. */
  keepAs?: string;
}

/**
 * State of a list, kept in the address: a reload, the back button and a shared link lead to the same rows. Search and filters return to the
 * first page and replace the history entry; changing the page adds one.
 */
export function useListState<Filter extends string = never>(
  options: Options<Filter> = {},
): ListState<Filter> {
  const { filters: names = [], pageSize = Number.POSITIVE_INFINITY, keepAs } = options;
  const [query, setQuery] = useSearchParams();
  const lasting = ["search", ...names] as const;
  useEffect(() => {
    if (!keepAs || query.size > 0) return;
    const before = new URLSearchParams(localStorage.getItem(keepAs) ?? "");
    if (before.size > 0) setQuery(before, { replace: true });
  }, [keepAs, query, setQuery]);
  const change = (changes: Record<string, string>, replace = true) => {
    const next = new URLSearchParams(query);
    next.delete("offset");
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (keepAs) {
      const pairs = lasting.map((name) => [name, next.get(name) ?? ""]).filter(([, value]) => value);
      localStorage.setItem(keepAs, new URLSearchParams(pairs).toString());
    }
    setQuery(next, { replace, preventScrollReset: true });
  };
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])) as Record<
    Filter,
    string
  >;
  const search = query.get("search") ?? "";
  return {
    search,
    filters,
    order: readOrder(query.get("order")),
    offset: Math.max(0, Math.trunc(Number(query.get("offset"))) || 0),
    pageSize,
    isFiltering: search !== "" || names.some((name) => filters[name] !== ""),
    setSearch: (text) => change({ search: text }),
    setFilter: (filter, value) => change({ [filter]: value }),
    setOrder: (order) => change({ order: writeOrder(order) }),
    setOffset: (offset, replace = false) => change({ offset: offset > 0 ? String(offset) : "" }, replace),
    reset: () => change(Object.fromEntries(lasting.map((name) => [name, ""]))),
  };
}
