import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { Found, ReadingChoice, Separator } from "../../../../shared/importexport/imports/reading.ts";
import { furtherTables } from "../further-sheets.ts";
import { ImportProblem } from "../import-problem.ts";
import type { SheetLanguage } from "./cell-text.ts";
import { decoded, decodingOf } from "./decode-text.ts";
import { chosenSheet, type FileSample, foundIn, sampleOfGrids, sampleOfText } from "./file-sample.ts";
import { openArchive } from "./open-archive.ts";
import { gridOfText } from "./separated-text.ts";
import { type FoundTable, type Grid, tableOf } from "./table.ts";

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
  text?: { whole: string; separator: Separator };
}
/** A table, with how it was found and the beginning of its file. */
export type ReadTable = FoundTable & { found: Found; sample: FileSample };

const signatures = { zip: "504b0304", compound: "d0cf11e0a1b11ae1" } as const;

/**
 * Reads a sheet of an XLSX, XLS or ODS workbook, or separated text, whatever the file's name says. Hidden sheets are only read on request;
 * of the others, the first one with known headings is read, else the first one that holds anything.
 * @throws ImportProblem corrupt_file, password_protected, empty_file, xml_bomb, mixed_encoding, or the limit that is exceeded
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
  const further = furtherTables(filled, choice.further);
  const table = { ...tableOf(chosen, targetOf, choice.heading), further };
  const others = filled
    .filter((grid) => grid !== chosen && !further.some(({ sheet }) => sheet === grid.name))
    .map(({ name, isHidden, rows, count }): ReadingNote => {
      const code = isHidden ? "hidden_sheet" : "other_sheet";
      return { code, value: name, sheet: name, count: count ?? rows.length };
    });
  const own = notes
    .filter(({ sheet, row }) => {
      if (sheet === undefined) return true;
      return sheet === chosen.name && (row === undefined || row >= table.heading.first);
    })
    .map((note) => (note.column === undefined ? note : { ...note, column: table.nameOf(note.column) }));
  const sheets = text ? [] : filled.map((grid) => ({ ...grid, count: grid.count ?? grid.rows.length }));
  const found = foundIn(text ? "text" : "workbook", table, {
    sheets,
    language: choice.language ?? language,
    separator: text?.separator,
  });
  const sample = text ? sampleOfText(text.whole, table.rows.length) : sampleOfGrids(filled);
  return { ...table, notes: [...others, ...table.notes, ...own], found, sample };
}

async function sheetsOf(file: Buffer, language: SheetLanguage, choice: ReadingChoice): Promise<Sheets> {
  const isZip = file.subarray(0, 4).toString("hex") === signatures.zip;
  const isCompound = file.subarray(0, 8).toString("hex") === signatures.compound;
  // The oldest XLS files are bare BIFF streams that begin with a BOF record.
  const isBiff = file[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(file[1] ?? -1);
  if (!isZip && !isCompound && !isBiff) return sheetOfText(file, choice.separator);
  if (!isZip) {
    const { sheetsOfXls } = await import("./xls-sheets.ts");
    return sheetsOfXls(file, language);
  }
  const archive = await openArchive(file);
  if (archive.has("content.xml")) {
    const { sheetsOfOds } = await import("./ods-sheets.ts");
    return sheetsOfOds(archive, language);
  }
  const { sheetsOfXlsx } = await import("./xlsx-sheets.ts");
  return sheetsOfXlsx(archive, language);
}

/** @throws ImportProblem corrupt_file */
async function sheetOfText(file: Buffer, separator?: Separator): Promise<Sheets> {
  const bytes = async function* () {
    yield file;
  };
  const { encoding, isGuessed } = await decodingOf(bytes);
  let text = "";
  for await (const part of decoded(bytes(), encoding)) text += part;
  // These characters occur in no text: ASCII control characters except white space.
  if (/[^\P{Cc}\t-\r\x7f-\x9f]/u.test(text) || /^\s*</.test(text))
    throw new ImportProblem("corrupt_file", "The file is neither a workbook nor a table as text.");
  if (text.trim() === "") throw new ImportProblem("empty_file", "The file is empty.");
  const { notes, separator: found, ...grid } = gridOfText("", text, separator);
  if (isGuessed) notes.unshift({ code: "encoding_guessed", value: encoding });
  return { grids: [grid], notes, text: { whole: text, separator: found } };
}
