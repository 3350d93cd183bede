import { codeSchema } from "../../../../shared/core/catalogue/document.ts";
import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { Detected, Notation, ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import { notationOf } from "../normalising/number-notation.ts";
import { splitEntries } from "../normalising/split-entries.ts";
import type { FileSample } from "../reading/file-sample.ts";
import type { FoundTable, Table } from "../reading/table.ts";

/** Facts about all cells of a column. */
export interface ColumnFacts {
  filled: number;
  distinct: number;
  /** Notation in which its texts write numbers, if they show it. */
  notation: Notation | null;
  /** Signs at which the cells can be split into entries. */
  signs: string[];
}
/** Rows of one code. */
export interface Repeats {
  /** The column of the codes. */
  column: string;
  /** Number of codes whose rows differ. */
  differing: number;
  /** Columns in which they do. */
  differIn: string[];
}
/** Facts about the whole table of a file, for a screen that has only a sample of it. */
export interface TableFacts {
  /** The way in which the table was read; read otherwise, these facts do not hold. */
  of: string;
  rows: number;
  columns: ColumnFacts[];
  repeats: Repeats | undefined;
}

/** The way in which a table was read, as far as its rows and columns depend on it. */
export function wayOfReading(
  { sheet, heading, separator, lists, alike }: Detected,
  choice: ReadingChoice,
  columns: readonly string[],
): string {
  const isJoined = alike.length > 0 && (choice.alike ?? choice.sheet === undefined);
  return JSON.stringify([
    sheet,
    heading,
    separator,
    lists,
    choice.sections ?? null,
    isJoined,
    columns.length,
  ]);
}

/** Signs that usually separate entries; a comma or a slash is often part of a value. */
const usualSigns = [";", "|", "\n"];
/** A longer piece is a sentence rather than an entry. */
const longestEntry = 80;

/** Facts about one column after the other, so that the memory they take is that of one column. */
export function factsOfColumns({ columns, rows, isText }: Table): ColumnFacts[] {
  return columns.map((_, index) => {
    const values = new Set<string>();
    // Numbers of a workbook are shown in the laboratory's notation; only texts show one of their own.
    const typed = new Set<string>();
    let filled = 0;
    for (const row of rows) {
      const cell = row.cells[index];
      if (!cell) continue;
      filled += 1;
      values.add(cell);
      if (!isText || isText(row, index)) typed.add(cell);
    }
    return {
      filled,
      distinct: values.size,
      notation: notationOf(typed) ?? null,
      signs: usualSigns.filter((sign) => separates(sign, values)),
    };
  });
}

/** Whether a sign stands between entries in some cells, and nowhere within sentences. */
function separates(sign: string, values: Iterable<string>): boolean {
  let isSplit = false;
  for (const value of values) {
    if (!value.includes(sign)) continue;
    const entries = splitEntries(value, [sign]);
    if (entries.some(({ length }) => length > longestEntry)) return false;
    isSplit ||= entries.length > 1;
  }
  return isSplit;
}

/** The code of a row as it is compared. */
const compared = (cell: string) => codeSchema.safeParse(cell).data ?? cell;

/**
 * The codes whose rows differ in cells that are imported; undefined for a file without a column of codes, unless codes are made from names and
 * nothing else.
 */
export function repeatsIn(
  { columns, rows }: Pick<Table, "columns" | "rows">,
  mapping: readonly Pick<ColumnMapping, "target">[],
  codes?: ReadingChoice["codes"],
): Repeats | undefined {
  const isNamed = codes?.from === "name" && codes.key === null && codes.apart === undefined;
  const codeAt = mapping.findIndex(({ target }) => target === (isNamed ? "name" : "code"));
  if (codeAt < 0) return undefined;
  const imported = [...mapping.keys()].filter((index) => mapping[index]?.target !== null && index !== codeAt);
  const first = new Map<string, readonly string[]>();
  const differing = new Set<string>();
  const differIn = new Set<number>();
  for (const { cells } of rows) {
    const code = compared(cells[codeAt] ?? "");
    const previous = first.get(code);
    if (code === "") continue;
    if (previous === undefined) first.set(code, cells);
    else
      for (const index of imported)
        if (previous[index] !== cells[index]) {
          differing.add(code);
          differIn.add(index);
        }
  }
  return {
    column: columns[codeAt] as string,
    differing: differing.size,
    differIn: [...differIn].sort((left, right) => left - right).map((index) => columns[index] as string),
  };
}

/** Facts about the whole table, as it was read, or else as far as the beginning of the file tells. */
export function factsOfSample(
  sample: FileSample,
  table: FoundTable,
  detected: Detected,
  reading: ReadingChoice,
): TableFacts {
  const of = wayOfReading(detected, reading, table.columns);
  if (sample.whole?.of === of) return sample.whole;
  const columns = factsOfColumns(table).map((facts, index) => {
    const { filled = 0, distinct = 0 } = table.beyond?.[index] ?? {};
    return { ...facts, filled: facts.filled + filled, distinct: facts.distinct + distinct };
  });
  return { of, rows: detected.rows, columns, repeats: undefined };
}
