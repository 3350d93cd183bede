import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { Detected, ReadingChoice, Separator } from "../../../../shared/importexport/imports/reading.ts";
import { ImportProblem } from "../import-problem.ts";
import { furtherTables } from "../mapping/further-sheets.ts";
import type { SheetLanguage } from "./cell-text.ts";
import { chosenSheet } from "./choose-sheet.ts";
import { decoded, decodingOf } from "./decode-text.ts";
import { type FileSample, foundIn, sampleOfGrids, sampleOfText } from "./file-sample.ts";
import { kindOfFile } from "./kind-of-file.ts";
import { mergedTable } from "./merged-table.ts";
import { openArchive } from "./open-archive.ts";
import { gridOfText } from "./separated-text.ts";
import type { FoundTable, Grid } from "./table.ts";

export type { Table } from "./table.ts";

interface Reading {
  language: SheetLanguage;
  /** Returns the target that a heading is known to stand for. */
  targetOf: (heading: string) => string | undefined;
  choice: ReadingChoice;
}
interface Sheets {
  grids: Grid[];
  notes: ReadingNote[];
  /** Only for a file that is text. */
  text?: { whole: string; separator: Separator | undefined };
}
/** A table, with how it was found and the beginning of its file. */
export type ReadTable = FoundTable & { found: Detected; sample: FileSample };

/**
 * Reads a sheet of an XLSX, XLS or ODS workbook, a table of an HTML page, or a table as text, whatever the file's name says. Hidden sheets
 * are only read on request; of the others, the one that most resembles a catalogue is read, together with those that continue it.
 * @throws ImportProblem corrupt_file, password_protected, empty_file, missing_sheet, xml_bomb, mixed_encoding, or the limit that is exceeded
 */
export async function readSpreadsheet(
  file: Buffer,
  { language = "en", targetOf = () => undefined, choice = {} }: Partial<Reading> = {},
): Promise<ReadTable> {
  const { grids, notes, text } = await sheetsOf(file, language, choice);
  const filled = grids.filter(({ rows, refused }) => rows.length > 0 || refused);
  const chosen = chosenSheet(filled, choice.sheet, targetOf);
  if (!chosen) {
    const hidden = filled.map(({ name }) => {
      const message = `The sheet ${name} is hidden, and no other one holds anything.`;
      return { code: "hidden_sheet" as const, message, sheet: name, value: name };
    });
    throw new ImportProblem("empty_file", "The file holds nothing that is visible.", hidden);
  }
  const { table: merged, parts, alike } = mergedTable(filled, chosen, targetOf, choice, language);
  const further = furtherTables(filled, choice.further);
  const table = { ...merged, further };
  const tables = Map.groupBy(parts, ({ sheet }) => sheet);
  const others = filled
    .filter(({ name }) => !tables.has(name) && !further.some(({ sheet }) => sheet === name))
    .map(({ name, isHidden, rows, count }): ReadingNote => {
      const code = isHidden ? "hidden_sheet" : "other_sheet";
      return { code, value: name, sheet: name, count: count ?? rows.length };
    });
  const sheetNotes = notes.flatMap((note): ReadingNote[] => {
    const { sheet, row, column } = note;
    const [first, ...below] = tables.get(sheet ?? chosen.name) ?? [];
    if (!first || (sheet !== undefined && row !== undefined && row < first.heading.first)) return [];
    const part = below.findLast(({ heading }) => row !== undefined && heading.first <= row) ?? first;
    return [column === undefined ? note : { ...note, column: part.nameOf(column) }];
  });
  const sheets = text ? [] : filled.map((grid) => ({ ...grid, count: grid.count ?? grid.rows.length }));
  const detected = foundIn(text ? "text" : "workbook", table, {
    sheets,
    alike,
    language: choice.language ?? language,
    separator: text?.separator,
  });
  const sample = text
    ? sampleOfText(text.whole, { ...chosen, ...text }, table.rows.length, parts)
    : sampleOfGrids(filled, parts);
  return { ...table, notes: [...others, ...table.notes, ...sheetNotes], found: detected, sample };
}

async function sheetsOf(file: Buffer, language: SheetLanguage, choice: ReadingChoice): Promise<Sheets> {
  switch (kindOfFile(file)) {
    case "archive":
      return sheetsOfArchive(file, language);
    case "xls":
      return (await import("./xls-sheets.ts")).sheetsOfXls(file, language);
    case "spreadsheetml":
      return (await import("./xml-sheets.ts")).sheetsOfXml(piecesOf(file), language);
    case "flat_ods":
      return (await import("./ods-sheets.ts")).sheetsOfFlatOds(piecesOf(file), language);
    case "html": {
      const { text, notes } = await textOf(file);
      const { sheetsOfHtml } = await import("./html-sheets.ts");
      const sheets = await sheetsOfHtml(text, language);
      return { ...sheets, notes: [...notes, ...sheets.notes] };
    }
    case "markup":
      throw unreadable();
    case "json":
    case "text":
      return sheetOfText(file, choice.separator);
  }
}

async function sheetsOfArchive(file: Buffer, language: SheetLanguage): Promise<Sheets> {
  const archive = await openArchive(file);
  if (archive.has("content.xml")) {
    const { sheetsOfOds } = await import("./ods-sheets.ts");
    return sheetsOfOds(archive, language);
  }
  const { sheetsOfXlsx } = await import("./xlsx-sheets.ts");
  return sheetsOfXlsx(archive, language);
}

const unreadable = () =>
  new ImportProblem("corrupt_file", "The file is neither a workbook nor a table as text.");

/** Bytes that are read at once. */
const pieceSize = 65_536;
/** A file piece by piece, so that what is made of a piece can be forgotten before the next one. */
async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let index = 0; index < file.length; index += pieceSize) yield file.subarray(index, index + pieceSize);
}

/** The text of a file piece by piece, with a note if its encoding is guessed. */
async function textOf(file: Buffer): Promise<{ text: AsyncGenerator<string>; notes: ReadingNote[] }> {
  const { encoding, isGuessed } = await decodingOf(() => piecesOf(file));
  const notes: ReadingNote[] = isGuessed ? [{ code: "encoding_guessed", value: encoding }] : [];
  return { text: decoded(piecesOf(file), encoding), notes };
}

/** @throws ImportProblem corrupt_file */
async function sheetOfText(file: Buffer, separator?: Separator): Promise<Sheets> {
  const { text: pieces, notes: guesses } = await textOf(file);
  let text = "";
  for await (const piece of pieces) text += piece;
  // These characters occur in no text: ASCII control characters except white space.
  if (/[^\P{Cc}\t-\r\x7f-\x9f]/u.test(text)) throw unreadable();
  if (text.trim() === "") throw new ImportProblem("empty_file", "The file is empty.");
  const { notes, separator: detectedSeparator, ...grid } = gridOfText("", text, separator);
  return {
    grids: [grid],
    notes: [...guesses, ...notes],
    text: { whole: text, separator: detectedSeparator },
  };
}
