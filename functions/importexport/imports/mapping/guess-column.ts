import type { DateOrder, NewField } from "../../../../shared/importexport/imports/reading.ts";
import { dateOrderOf, dayIn, isAmbiguousDay } from "../normalising/day-in.ts";

export interface ColumnGuess {
  guess: NewField["type"];
  /** Order in which dates with slashes are read, if some of them are ambiguous. */
  date_order: DateOrder | null;
}

/** Longest name of an item and longest plain text; longer texts, and those of several lines or paragraphs, are rich text. */
const [longestName, longestLine] = [60, 300];
/** Minimum number of filled cells that can show repetition. */
const fewest = 8;
const answers = /^(ja|nein|yes|no|true|false|wahr|falsch|x|j|n|y)$/i;

const answersInWords = /^(ja|nein|yes|no|true|false|wahr|falsch)$/i;
/**
 * The type of a field that is proposed for a column nobody knows. It keeps what the cells say: names become no collection, and a sign such as
 * `x` or `n` becomes no answer, unless a person chooses so.
 */
export function proposedType(guess: NewField["type"], cells: readonly string[]): NewField["type"] {
  const isText =
    guess === "collectionitem" ||
    (guess === "checkbox" && !cells.every((cell) => cell === "" || answersInWords.test(cell)));
  return isText ? "text" : guess;
}

/**
 * Guesses from the cells of a column the type of field that would hold them, and the order of its dates.
 * @param dayOf returns the date behind a cell
 * @param isList the cells are lists of the file itself
 */
export function guessColumn(
  cells: readonly string[],
  dayOf: (index: number) => string | undefined,
  isList = false,
): ColumnGuess {
  const filled = cells.filter(Boolean);
  const distinct = new Set(filled).size;
  const { shown, isMixed } = dateOrderOf(filled);
  const order = isMixed ? undefined : (shown ?? "day_first");
  return {
    date_order: filled.some(isAmbiguousDay) ? (order ?? null) : null,
    guess: filled.length === 0 ? "text" : typeOf(),
  };

  function typeOf(): NewField["type"] {
    if (isList) return "list";
    if (
      cells.every(
        (cell, index) => cell === "" || dayOf(index) !== undefined || dayIn(cell, order) !== undefined,
      )
    )
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
