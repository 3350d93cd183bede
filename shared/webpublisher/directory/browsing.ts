import { fold } from "../../kernel/folding.ts";

/** Under which letter of the index a name stands: `A` to `Z`, `#` for what begins otherwise. */
export function letterOf(name: string): string {
  const first = fold(name).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : "#";
}

/**
 * A category and all below it.
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
