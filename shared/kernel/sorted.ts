/**
 * Merges two lists in the order of `compare`. Each place is found by binary search, which saves most comparisons when few items are
 * added to many: comparing by a language's alphabet costs far more than everything else.
 */
export function merged<Item>(
  items: readonly Item[],
  added: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Item[] {
  const all: Item[] = [];
  let from = 0;
  for (const item of added) {
    const place = placeOf(items, item, compare, from);
    for (; from < place; from++) all.push(items[from] as Item);
    all.push(item);
  }
  for (; from < items.length; from++) all.push(items[from] as Item);
  return all;
}

/** The index at which an item belongs, searched from a place on; its present index if it is one of the items. */
export function placeOf<Item>(
  items: readonly Item[],
  item: Item,
  compare: (left: Item, right: Item) => number,
  from = 0,
): number {
  let [low, high] = [from, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(items[middle] as Item, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
