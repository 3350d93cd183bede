import { fold } from "../../../shared/kernel/folding.ts";
import { localDay } from "../../../shared/kernel/local-day.ts";
import type { Page } from "../../../shared/kernel/paging.ts";
import { type Listing, pageOf } from "../../platform/endpoint/page-of.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import type { Trials } from "./trials.ts";

/** Sort keys; dates and numbers in texts are compared as text. */
type SortKey = string | number | null;

const collator = new Intl.Collator("de", { numeric: true, sensitivity: "base" });
function compare(left: SortKey, right: SortKey): number {
  // Rows without a value come last.
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  if (typeof left === "number" || typeof right === "number") return Number(left) - Number(right);
  return collator.compare(left, right);
}

/** Caches for one state of the data: folded texts to search in, and complete lists by sort order. */
const foldedTexts = new WeakMap<object, string>();
const orders = new WeakMap<Trials, Map<string, readonly object[]>>();

function foldedOf<Item extends object>(item: Item, texts: (item: Item) => string): string {
  const cached = foldedTexts.get(item);
  if (cached !== undefined) return cached;
  const text = fold(texts(item));
  foldedTexts.set(item, text);
  return text;
}

function ordered<Item extends object>(
  trials: Trials,
  kind: string,
  items: ReadonlyMap<string, Item>,
  { sort, key }: { sort: string; key: (item: Item) => SortKey },
): readonly Item[] {
  const byName = orders.get(trials) ?? new Map<string, readonly object[]>();
  orders.set(trials, byName);
  const name = `${kind} ${sort}`;
  const before = byName.get(name) as readonly Item[] | undefined;
  if (before) return before;
  const direction = sort.startsWith("-") ? -1 : 1;
  const keyed = Array.from(items.values(), (item) => ({ item, key: key(item) }));
  keyed.sort((left, right) =>
    left.key === null || right.key === null
      ? compare(left.key, right.key)
      : direction * compare(left.key, right.key),
  );
  const all = keyed.map(({ item }) => item);
  byName.set(name, all);
  return all;
}

/**
 * Returns a page of a list in memory: sorted, filtered and searched.
 * @param kind name of the complete list that `items` is
 * @param sorts sort keys by the names that the call accepts
 * @param texts returns the text of an item that must contain all words of the search
 */
export function listTrials<Item extends object, Shown>(
  call: Listing & { query: { search: string; sort: string } },
  trials: Trials,
  {
    kind,
    items,
    keep,
    texts,
    sorts,
    show,
  }: {
    kind: string;
    items: ReadonlyMap<string, Item>;
    keep: (item: Item) => boolean;
    texts: (item: Item) => string;
    sorts: Record<string, (item: Item) => SortKey>;
    show: (item: Item) => Shown;
  },
): Page<Shown> {
  const words = fold(call.query.search).split(/\s+/).filter(Boolean);
  const sort = call.query.sort;
  const key = sorts[sort.replace(/^-/, "")] as (item: Item) => SortKey;
  const hits = ordered(trials, kind, items, { sort, key }).filter(
    (item) => keep(item) && words.every((word) => foldedOf(item, texts).includes(word)),
  );
  return pageOf(call, hits, show);
}

/** The current date in the caller's laboratory. */
export const todayOf = ({ tenant }: { tenant: Pick<TenantRecord, "time_zone"> }): string =>
  localDay(tenant.time_zone);
