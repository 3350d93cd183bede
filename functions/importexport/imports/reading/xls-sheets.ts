import { type CellObject, CFB, read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { ImportProblem } from "../import-problem.ts";
import { type SheetLanguage, shownCell } from "./cell-text.ts";
import { Notes } from "./reading-notes.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { type Grid, SheetBudget } from "./table.ts";

/** Limits for XLS, which is read as a whole by a library that takes some 500 bytes for each cell. */
const largest = 24 * 1024 * 1024;
const mostEntries = 500_000;

/**
 * The sheets of an XLS workbook, of Excel 2 to 2003.
 * @throws ImportProblem corrupt_file, password_protected, xls_too_large
 */
export function sheetsOfXls(file: Buffer, language: SheetLanguage): { grids: Grid[]; notes: Notes["list"] } {
  if (file.length > largest || entriesOf(file) > mostEntries) {
    const message = `XLS workbooks of more than ${largest / 1024 / 1024} MB or ${mostEntries} cells are not read. Save it as XLSX.`;
    throw new ImportProblem("xls_too_large", message);
  }
  const workbook = parse(file);
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const notes = new Notes();
  const budget = new SheetBudget();
  const grids = workbook.SheetNames.map((name, position): Grid => {
    const sheet = workbook.Sheets[name] as
      | (WorkSheet & { "!data"?: (CellObject[] | undefined)[] })
      | undefined;
    const isHidden = (workbook.Workbook?.Sheets?.[position]?.Hidden ?? 0) !== 0;
    const builder = new SheetBuilder(name, isHidden, notes, budget);
    for (const { s, e } of sheet?.["!merges"] ?? [])
      builder.merge({ top: s.r, left: s.c, bottom: e.r, right: e.c });
    // Most rows and cells of a large sheet do not exist, and `forEach` passes over them.
    sheet?.["!data"]?.forEach((row, index) => {
      if (builder.refused) return;
      row?.forEach((cell, column) => {
        builder.cell(index + 1, column, shownCell(cell, language, date1904), cell.t === "e");
      });
      builder.endRow(index + 1);
    });
    return builder.finished();
  });
  return { grids, notes: notes.list };
}

/** Kinds of records that stand for several entries (MS-XLS 2.3), with a function that counts them. */
const cellsOfRecord: Record<number, (record: Buffer) => number> = {
  // Numbers side by side, merged cells, texts that cells share.
  189: ({ length }) => Math.floor((length - 6) / 6),
  229: ({ length }) => Math.floor((length - 2) / 8),
  252: (record) => (record.length < 8 ? 0 : record.readUInt32LE(4)),
};

/** Everything after this record is encrypted. */
const filePass = 47;
const locked = () =>
  new ImportProblem(
    "password_protected",
    "The workbook is protected by a password. Please save it without one.",
  );

/** Upper bound for the number of objects that reading the file would build: records, and the entries of some of them. */
function entriesOf(file: Buffer): number {
  const stream = streamOf(file);
  let count = 0;
  for (let index = 0; index + 4 <= stream.length; ) {
    const kind = stream.readUInt16LE(index);
    if (kind === filePass) throw locked();
    const end = index + 4 + stream.readUInt16LE(index + 2);
    count += cellsOfRecord[kind]?.(stream.subarray(index + 4, end)) ?? 1;
    index = end;
  }
  return count;
}

/** The records of a workbook; older files consist of nothing else. */
function streamOf(file: Buffer): Buffer {
  if (file[0] === 9) return file;
  try {
    const compound = CFB.read(file, { type: "buffer" });
    const entry = CFB.find(compound, "/Workbook") ?? CFB.find(compound, "/Book");
    return Buffer.from((entry?.content ?? []) as Uint8Array);
  } catch (error) {
    throw unreadable(error);
  }
}

const unreadable = (error: unknown) =>
  new ImportProblem(
    "corrupt_file",
    `The workbook cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
  );

function parse(file: Buffer): WorkBook {
  try {
    return read(file, {
      type: "buffer",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      cellText: false,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(message)) throw locked();
    throw unreadable(error);
  }
}
