import type { BookWarning } from "./books.endpoints.ts";

/** Returns each warning once; the same fault of an analysis may be found in several parts of a book. */
export function eachOnce<Warning extends BookWarning>(warnings: readonly Warning[]): Warning[] {
  const keys = new Set<string>();
  return warnings.filter(({ code, name, analysis, chapter, signs }) => {
    const key = JSON.stringify([code, name, analysis, chapter, signs]);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}
