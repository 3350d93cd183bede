import type { TableOfRecords } from "../../../shared/importexport/imports/table.ts";
import type { ImportColumns } from "../../../shared/kernel/define-row-import.ts";
import { fold } from "../../../shared/kernel/folding.ts";

/** Target of each column of a file; null if it is not imported. */
export type Mapping = readonly (string | null)[];
/** Headings of columns by key, in the reader's language or in another language of files. */
export type ColumnLabels = Readonly<Record<string, string>>;
/** Words for values that are stored as keys, by column. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const plain = (heading: string) => fold(heading).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Maps each heading to the column of the same name; each column is used at most once. */
export function guessMapping(headings: readonly string[], named: readonly ColumnLabels[]): Mapping {
  const keys = new Map(
    named.flatMap((labels) =>
      Object.entries(labels).flatMap(
        ([key, label]) =>
          [
            [plain(label), key],
            [plain(key), key],
          ] as const,
      ),
    ),
  );
  const used = new Set<string>();
  return headings.map((heading) => {
    const key = keys.get(plain(heading));
    if (key === undefined || used.has(key)) return null;
    used.add(key);
    return key;
  });
}

/** The rows of a file as they are sent, without ignored columns; empty rows are left out. */
export function rowsToSend(table: TableOfRecords, mapping: Mapping, kinds: ImportColumns) {
  return table.rows.flatMap(({ row, cells, days }) => {
    const named = mapping.flatMap((key, column): [string, string][] => {
      const cell = cells[column]?.trim();
      if (key === null || !cell) return [];
      return [[key, kinds[key] === "day" ? (days?.[column] ?? cell) : cell]];
    });
    return named.length > 0 ? [{ row, cells: Object.fromEntries(named) }] : [];
  });
}
