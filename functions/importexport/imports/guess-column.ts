import type { DateOrder, NewField } from "../../../shared/importexport/imports/reading.ts";
import { dateOrderOf, dayIn, isAmbiguousDay } from "./day-in.ts";
import { type Notation, notationOf } from "./number-notation.ts";

export interface ColumnGuess {
  guess: NewField["type"];
  filled: number;
  distinct: number;
  notation: Notation | null;
  /** Order in which dates with slashes are read, if some of them are ambiguous. */
  date_order: DateOrder | null;
}

/** Longest name of an item and longest plain text; longer texts, and those of several lines or paragraphs, are rich text. */
const [longestName, longestLine] = [60, 300];
/** Minimum number of filled cells that can show repetition. */
const fewest = 8;
const answers = /^(ja|nein|yes|no|true|false|wahr|falsch|x|j|n|y)$/i;

/**
 * Guesses from the cells of a column the type of field that would hold them, and their notation of numbers.
 * @param dayOf returns the date behind a cell
 * @param isText whether a cell is written as somebody typed it: numbers of a workbook are shown in the laboratory's notation
 * @param isList the cells are lists of the file itself
 */
export function guessColumn(
  cells: readonly string[],
  dayOf: (at: number) => string | undefined,
  own: Notation,
  isList = false,
  isText: (at: number) => boolean = () => true,
): ColumnGuess {
  const filled = cells.filter(Boolean);
  const distinct = new Set(filled).size;
  const found = notationOf(cells.filter((cell, at) => cell !== "" && isText(at)));
  const { shown, isMixed } = dateOrderOf(filled);
  const order = isMixed ? undefined : (shown ?? "day_first");
  return {
    date_order: filled.some(isAmbiguousDay) ? (order ?? null) : null,
    guess: filled.length === 0 ? "text" : typeOf(),
    filled: filled.length,
    distinct,
    notation: found && found !== own ? found : null,
  };

  function typeOf(): NewField["type"] {
    if (isList) return "list";
    if (cells.every((cell, at) => cell === "" || dayOf(at) !== undefined || dayIn(cell, order) !== undefined))
      return "date";
    if (filled.every((cell) => answers.test(cell))) return "checkbox";
    if (
      filled.some(
        (cell) => cell.length > longestLine || cell.includes("\n") || /<(p|br|ul|ol|b|i)\b/i.test(cell),
      )
    )
      return "multilinetext";
    const isRepeated = filled.length >= fewest && distinct * 3 <= filled.length && distinct > 1;
    const isNamed = filled.every((cell) => cell.length <= longestName && /\p{L}{2}/u.test(cell));
    return isRepeated && isNamed ? "collectionitem" : "text";
  }
}
