import { fold } from "../../kernel/folding.ts";

/** The letter of the index that a name belongs to: `A` to `Z`, or `#` for any other beginning. */
export function letterOf(name: string): string {
  // Shortcut: nearly all names begin so, and a directory asks for all of them.
  if (/^[a-z]/i.test(name)) return name.charAt(0).toUpperCase();
  const first = fold(name).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : "#";
}

/**
 * A category and all of its descendants.
 * @param categories parents before their children
 */
export function branchOf(
  categories: readonly { id: string; parent: string | null }[],
  root: string,
): ReadonlySet<string> {
  const branch = new Set([root]);
  for (const { id, parent } of categories) if (parent !== null && branch.has(parent)) branch.add(id);
  return branch;
}

/**
 * The categories with the number of the given entries in each: an entry counts once in each of its categories and in their ancestors.
 * @param entries the hits of a search, of all categories
 */
export function countedIn<Category extends { id: string; parent: string | null; count: number }>(
  categories: readonly Category[],
  entries: readonly { categories: readonly string[] }[],
): Category[] {
  const places = new Map(categories.map((category) => [category.id, { ...category, count: 0, last: -1 }]));
  for (const [index, entry] of entries.entries())
    for (const id of entry.categories)
      for (
        let above = places.get(id);
        above && above.last !== index;
        above = places.get(above.parent ?? "")
      ) {
        above.last = index;
        above.count++;
      }
  return [...places.values()];
}
