/** Returns a list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? [...items] : next.toSpliced(to, 0, item);
}

/** The place that an item takes when it is dropped before or after the one at `over`. */
export function placeAfterDrop(from: number, over: number, edge: "before" | "after"): number {
  const gap = edge === "before" ? over : over + 1;
  return from < gap ? gap - 1 : gap;
}
