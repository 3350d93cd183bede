import { fold } from "../../../../shared/kernel/search-text.ts";

/** A heading without case, umlaut spelling and punctuation. */
export const columnKey = (heading: string) => fold(heading).replaceAll(" ", "");

/** Keys under which the columns of a file are remembered; columns that differ only in case and punctuation are numbered in their order. */
export function columnKeys(columns: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return columns.map((column) => {
    const key = columnKey(column);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}
