import { fold } from "../../kernel/folding.ts";

/** The letter of the index that a name belongs to: `A` to `Z`, or `#` for any other beginning. */
export function letterOf(name: string): string {
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
