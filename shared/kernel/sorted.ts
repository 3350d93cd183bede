/**
 * Two lists in the order of `compare` as one. Where few are added to many, each place is found by halving, which saves most comparisons:
 * those of a language's alphabet cost far more than all else.
 */
export function merged<Item>(
  items: readonly Item[],
  added: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Item[] {
  const all: Item[] = [];
  let from = 0;
  for (const one of added) {
    const place = placeOf(items, one, compare, from);
    for (; from < place; from++) all.push(items[from] as Item);
    all.push(one);
  }
  for (; from < items.length; from++) all.push(items[from] as Item);
  return all;
}

/** Where an item belongs, looked for from a place on. */
function placeOf<Item>(
  items: readonly Item[],
  item: Item,
  compare: (left: Item, right: Item) => number,
  from: number,
): number {
  let [low, high] = [from, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(items[middle] as Item, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
