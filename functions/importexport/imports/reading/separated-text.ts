import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import { type Separator, separators } from "../../../../shared/importexport/imports/reading.ts";
import { ImportProblem } from "../import-problem.ts";
import { laidOutRows } from "./laid-out-text.ts";
import { Notes, trimmed } from "./reading-notes.ts";
import { type Grid, letterOf, SheetRows, shownHeading } from "./table.ts";

/** Number of records that are examined to find the separator. */
const looked = 50;
/** Share of records that a separator splits alike, if it is one. */
const evenShare = 0.8;

/**
 * The rows of a table as text. Without a choice, a table with a rule under its headings or with columns of blanks is read as it is laid out;
 * it has no separator.
 * @param isCut the text is the beginning of a longer one: its last record is left out
 * @throws ImportProblem corrupt_file with the row of a quote that is never closed, or the limit that is exceeded
 */
export function gridOfText(
  name: string,
  text: string,
  chosen?: Separator,
  isCut = false,
): Grid & { notes: ReadingNote[]; separator?: Separator } {
  // Excel's own way to name the separator.
  const [line, named] = /^sep=([;\t,|])\r?\n/i.exec(text) ?? [];
  const stated = chosen ?? (named as Separator | undefined);
  if (stated) return gridOfSeparated(name, text.slice(line?.length ?? 0), stated, isCut);
  const { separator, isEven } = guessed(text);
  const laidOut = laidOutRows(text, isEven);
  if (!laidOut) return gridOfSeparated(name, text, separator, isCut);
  const sheet = new SheetRows(name);
  for (const { number, cells } of laidOut) {
    sheet.add(number, cells);
    if (sheet.refused) throw sheet.refused;
  }
  if (isCut) sheet.rows.pop();
  return { name, isHidden: false, rows: sheet.rows, merges: [], broken: [], notes: [] };
}

/**
 * The rows of CSV or TSV (RFC 4180): fields in quotes may hold separators, line breaks and doubled quotes. A quote within such a field that
 * does not end it belongs to the field, and so does one within a field without quotes.
 */
function gridOfSeparated(
  name: string,
  text: string,
  separator: Separator,
  isCut: boolean,
): Grid & { notes: ReadingNote[]; separator: Separator } {
  const notes = new Notes();
  const sheet = new SheetRows(name);
  let row = 0;
  try {
    for (const { fields, stray } of records(text, separator)) {
      row += 1;
      if (stray) notes.add({ code: "stray_quote", row });
      const cells = fields.map((field, index) => {
        const { text, note } = trimmed(field);
        if (note) notes.add({ code: note, value: text.slice(0, shownHeading), row, column: letterOf(index) });
        return text;
      });
      sheet.add(row, cells);
      if (sheet.refused) throw sheet.refused;
    }
  } catch (error) {
    // A part of a file may end within quotes.
    if (!isCut || !(error instanceof ImportProblem)) throw error;
  }
  if (isCut) sheet.rows.pop();
  return { name, isHidden: false, rows: sheet.rows, merges: [], broken: [], notes: notes.list, separator };
}

/**
 * The separator that splits the largest share of the first records into equally many fields; and whether these are nearly all of them. Another
 * one makes many records of a cell with several lines, so that their number tells nothing.
 */
function guessed(text: string): { separator: Separator; isEven: boolean } {
  const lines = text.slice(0, 20_000).split("\n", looked).length;
  const scored = separators.map((separator) => {
    const counts = new Map<number, number>();
    let examined = 0;
    try {
      for (const { fields } of records(text.slice(0, 200_000), separator)) {
        if (examined++ >= looked) break;
        if (fields.length > 1) counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1);
      }
    } catch (error) {
      // The text may be cut off within quotes, or this is no separator.
      if (!(error instanceof ImportProblem)) throw error;
      examined = Math.max(examined, lines);
    }
    const evenness = Math.max(0, ...[...counts].map(([fields, times]) => times * Math.log2(fields + 1)));
    const score = evenness / Math.max(1, Math.min(examined, looked));
    const isEven = Math.max(0, ...counts.values()) >= Math.min(examined, looked) * evenShare;
    return { separator, score, isEven };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score > 0 ? best : { separator: ";", isEven: false };
}

interface TextRecord {
  fields: string[];
  /** A quote stands where none is allowed. */
  stray: boolean;
}

function* records(text: string, separator: Separator): Generator<TextRecord> {
  let index = 0;
  let row = 0;
  while (index < text.length) {
    row += 1;
    const fields: string[] = [];
    let stray = false;
    for (;;) {
      const field =
        text[index] === '"' ? quoted(text, index + 1, separator, row) : plain(text, index, separator);
      fields.push(field.value);
      stray ||= field.stray;
      index = field.end;
      if (text[index] !== separator) break;
      index += 1;
    }
    if (text[index] === "\r") index += text[index + 1] === "\n" ? 2 : 1;
    else index += 1;
    yield { fields, stray };
  }
}

interface Field {
  value: string;
  end: number;
  stray: boolean;
}

function plain(text: string, from: number, separator: Separator): Field {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
  const value = text.slice(from, end);
  return { value, end, stray: false };
}

function quoted(text: string, from: number, separator: Separator, row: number): Field {
  let value = "";
  let piece = from;
  let stray = false;
  for (let index = text.indexOf('"', from); index >= 0; index = text.indexOf('"', index + 1)) {
    const next = text[index + 1];
    if (next === '"') {
      value += text.slice(piece, index + 1);
      index += 1;
      piece = index + 1;
    } else if (next === undefined || next === separator || next === "\n" || next === "\r") {
      value += text.slice(piece, index);
      return { value, end: index + 1, stray };
    } else stray = true;
  }
  const message = `A quotation mark in row ${row} is never closed.`;
  throw new ImportProblem("corrupt_file", message, [{ code: "open_quote", message, row }]);
}
