import { type CellObject, read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import type { ReadingNote } from "../../../shared/importexport/imports/import.ts";
import { type SheetLanguage, shownCell } from "./cell-text.ts";
import { type ArchiveFacts, checkArchive, unescaped } from "./check-archive.ts";
import { decoded, decodingOf } from "./decode-text.ts";
import { ImportProblem } from "./import-problem.ts";
import type { ReadingChoice, Separator } from "./reading-choice.ts";
import { gridOfText } from "./separated-text.ts";
import { type FoundTable, type Grid, letterOf, SheetRows, tableOf } from "./table.ts";

export type { Table } from "./table.ts";

interface Reading {
  language: SheetLanguage;
  /** What a heading is known to stand for. */
  targetOf: (heading: string) => string | undefined;
  choice: ReadingChoice;
}
type Sheets = { grids: Grid[]; notes: ReadingNote[] };

const signatures = { zip: "504b0304", compound: "d0cf11e0a1b11ae1" } as const;
/** More than anybody reads, and no burden on memory. */
const mostNotes = 10_000;
/** XLS is read as a whole, and takes many times its size. */
const largestXls = 24 * 1024 * 1024;

/**
 * Reads a sheet of an XLSX, XLS or ODS workbook, or separated text, whatever the file's name says. Hidden sheets are only read if somebody
 * asks for them; of the others, the first one whose headings are known, else the first one that holds anything.
 * @throws ImportProblem corrupt_file, password_protected, empty_file, xml_bomb, mixed_encoding, or the limit that is exceeded
 */
export async function readSpreadsheet(
  file: Buffer,
  { language = "en", targetOf = () => undefined, choice = {} }: Partial<Reading> = {},
): Promise<FoundTable> {
  const { grids, notes } = await sheetsOf(file, language, choice);
  const filled = grids.filter(({ rows, refused }) => rows.length > 0 || refused);
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const chosen =
    filled.find(({ name }) => name === choice.sheet) ??
    visible.find(({ rows }) => hasHeadings(rows, targetOf)) ??
    visible[0];
  if (!chosen) {
    const hidden = filled.map(({ name }) => {
      const message = `The sheet ${name} is hidden, and no other one holds anything.`;
      return { code: "hidden_sheet" as const, message, sheet: name, value: name };
    });
    throw new ImportProblem("empty_file", "The file holds nothing that is visible.", hidden);
  }
  const table = tableOf(chosen, targetOf, choice.heading);
  const others = filled
    .filter((grid) => grid !== chosen)
    .map(({ name, isHidden, rows }): ReadingNote => {
      const code = isHidden ? "hidden_sheet" : "other_sheet";
      return { code, value: name, sheet: name, count: rows.length };
    });
  const own = notes.filter(({ sheet, row }) => {
    if (sheet === undefined) return true;
    return sheet === chosen.name && (row === undefined || row >= table.heading.first);
  });
  return { ...table, notes: [...others, ...table.notes, ...own] };
}

const hasHeadings = (rows: Grid["rows"], targetOf: Reading["targetOf"]) =>
  rows.slice(0, 40).some(({ cells }) => new Set(cells.flatMap((cell) => targetOf(cell) ?? [])).size >= 2);

async function sheetsOf(file: Buffer, language: SheetLanguage, choice: ReadingChoice): Promise<Sheets> {
  const isZip = file.subarray(0, 4).toString("hex") === signatures.zip;
  const isCompound = file.subarray(0, 8).toString("hex") === signatures.compound;
  // The oldest XLS files are bare BIFF streams that begin with a BOF record.
  const isBiff = file[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(file[1] ?? -1);
  if (!isZip && !isCompound && !isBiff) return sheetOfText(file, choice.separator);
  if (!isZip && file.length > largestXls) {
    const message = `XLS workbooks of more than ${largestXls / 1024 / 1024} MB are not read. Save it as XLSX.`;
    throw new ImportProblem("xls_too_large", message);
  }
  const facts = isZip ? await checkArchive(file) : undefined;
  return sheetsOfWorkbook(parse(file, facts), facts, language);
}

/** @throws ImportProblem corrupt_file */
async function sheetOfText(file: Buffer, separator?: Separator): Promise<Sheets> {
  const bytes = async function* () {
    yield file;
  };
  const { encoding, isGuessed } = await decodingOf(bytes);
  let text = "";
  for await (const part of decoded(bytes(), encoding)) text += part;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these signs occur in no text
  if (/[\0-\x08\x0e-\x1f]/.test(text) || /^\s*</.test(text))
    throw new ImportProblem("corrupt_file", "The file is neither a workbook nor a table as text.");
  if (text.trim() === "") throw new ImportProblem("empty_file", "The file is empty.");
  const { notes, ...grid } = gridOfText("", text, separator);
  if (isGuessed) notes.unshift({ code: "encoding_guessed", value: encoding });
  return { grids: [grid], notes };
}

function parse(file: Buffer, facts: ArchiveFacts | undefined): WorkBook {
  try {
    return read(file, {
      type: "buffer",
      dense: true,
      // A formula that was never calculated is a cell without value.
      cellFormula: true,
      sheetStubs: true,
      cellHTML: false,
      cellNF: true,
      // ODS says itself what a cell shows; for XLSX that is found out below, where the language is known.
      cellText: facts === undefined || facts.isOds,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(message))
      throw new ImportProblem(
        "password_protected",
        "The workbook is protected by a password. Please save it without one.",
      );
    throw new ImportProblem("corrupt_file", `The workbook cannot be read: ${message}.`);
  }
}

function sheetsOfWorkbook(
  workbook: WorkBook,
  facts: ArchiveFacts | undefined,
  language: SheetLanguage,
): Sheets {
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const notes: ReadingNote[] = [];
  const tell = (note: ReadingNote) => notes.length < mostNotes && notes.push(note);
  const shown = (cell: CellObject) => {
    const found = shownCell(cell, language, date1904);
    const asWritten = facts?.isOds && cell.t === "n" && typeof cell.w === "string" ? cell.w.trim() : "";
    return asWritten === "" ? found : { ...found, text: asWritten };
  };
  const grids = workbook.SheetNames.map((named, at): Grid => {
    // The reader leaves names of ODS as they stand in its XML.
    const name = facts?.isOds ? unescaped(named) : named;
    const sheet = workbook.Sheets[named] as
      | (WorkSheet & { "!data"?: (CellObject[] | undefined)[] })
      | undefined;
    const kept = new SheetRows(name);
    const grid: Grid = {
      name,
      isHidden: (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
      rows: kept.rows,
      merges: (sheet?.["!merges"] ?? []).map(({ s, e }) => ({
        top: s.r,
        left: s.c,
        bottom: e.r,
        right: e.c,
      })),
      broken: [],
      days: new Map(),
    };
    // Most rows and cells of a large sheet do not exist, and these loops pass over them.
    sheet?.["!data"]?.forEach((row, index) => {
      if (kept.refused) return;
      const cells: string[] = [];
      const number = index + 1;
      row?.forEach((cell, column) => {
        const place = { sheet: name, row: number, column: letterOf(column) };
        if (cell.t === "z" && (cell.f || cell.F)) tell({ code: "formula_without_value", ...place });
        const { text, day, note } = shown(cell);
        if (text === "") return;
        cells[column] = text;
        if (day !== undefined) grid.days?.set(`${number} ${column}`, day);
        if (note) tell({ code: note, value: text, ...place });
        if (cell.t === "e") grid.broken.push({ row: number, at: column, text });
      });
      kept.add(number, cells);
    });
    return { ...grid, refused: kept.refused };
  });
  for (const place of facts?.formulas ?? []) tell({ code: "formula_without_value", ...place });
  return { grids, notes };
}
