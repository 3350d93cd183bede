/** Returns the list with one item moved to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? [...items] : next.toSpliced(to, 0, item);
}

/** The new position of an item that is dropped before or after the one at `over`. */
export function placeAfterDrop(from: number, over: number, edge: "before" | "after"): number {
  const gap = edge === "before" ? over : over + 1;
  return from < gap ? gap - 1 : gap;
}
