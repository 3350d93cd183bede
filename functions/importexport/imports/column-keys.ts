import { fold } from "../../../shared/kernel/search-text.ts";

/** A heading without case, umlaut spelling and punctuation. */
export const columnKey = (heading: string) => fold(heading).replaceAll(" ", "");

/** Under which key each column of a file is remembered; those that are equal without case and punctuation are told apart by their order. */
export function columnKeys(columns: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return columns.map((column) => {
    const key = columnKey(column);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}
