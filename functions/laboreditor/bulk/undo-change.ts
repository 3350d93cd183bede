import { isDeepStrictEqual } from "node:util";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { mergeEdit } from "../../core/door.ts";

/**
 * An analysis without a change that was made to it: as it was before, but with everything that was edited since.
 * @param before the version that was changed
 * @param after what the change made of it
 * @param present the version of now
 */
export function undoChange(before: Analysis, after: Analysis, present: Analysis): Analysis {
  const undone = mergeEdit(after, present, before);
  if (isDeepStrictEqual(present.categories, after.categories)) return undone;
  return { ...undone, categories: withoutChange(before.categories, after.categories, present.categories) };
}

/** What the change added goes, what it took away comes back, what was added since stays. */
const withoutChange = (before: readonly string[], after: readonly string[], present: readonly string[]) => [
  ...present.filter((one) => before.includes(one) || !after.includes(one)),
  ...before.filter((one) => !after.includes(one) && !present.includes(one)),
];
