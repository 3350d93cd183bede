import { type CellObject, read, SSF, utils, type WorkSheet } from "@e965/xlsx";
import { checkArchive } from "./check-archive.ts";
import { ImportProblem } from "./import-problem.ts";

/** A sheet as a person sees it: headings, and rows of cell texts under them with their numbers as the spreadsheet shows them. */
export interface Table {
  sheet: string;
  columns: string[];
  rows: { number: number; cells: string[] }[];
  /** Cells that hold an error, such as #REF!. */
  broken: { row: number; column: string; text: string }[];
}

const mostRows = 200_000;
const mostColumns = 500;
const signatures = { zip: "504b0304", compound: "d0cf11e0a1b11ae1" } as const;

/**
 * Reads the first sheet of an XLSX or XLS workbook: the first row with content are the headings.
 * @throws ImportProblem corrupt_file, password_protected, too_large, xml_bomb, empty_file
 */
export async function readSpreadsheet(file: Buffer): Promise<Table> {
  const isZip = file.subarray(0, 4).toString("hex") === signatures.zip;
  const isCompound = file.subarray(0, 8).toString("hex") === signatures.compound;
  // The oldest XLS files are bare BIFF streams that begin with a BOF record.
  const isBiff = file[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(file[1] ?? -1);
  if (!isZip && !isCompound && !isBiff)
    throw new ImportProblem(
      "corrupt_file",
      "The file is neither an XLSX nor an XLS workbook, whatever its name says.",
    );
  if (isZip) await checkArchive(file);
  return tableOf(parse(file));
}

function parse(file: Buffer): { name: string; sheet: WorkSheet; date1904: boolean } {
  try {
    const workbook = read(file, {
      type: "buffer",
      dense: true,
      sheets: 0,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      cellText: true,
      sheetRows: mostRows + 2,
    });
    const name = workbook.SheetNames[0];
    const sheet = name === undefined ? undefined : workbook.Sheets[name];
    if (!name || !sheet) throw new ImportProblem("empty_file", "The workbook has no sheet.");
    return { name, sheet, date1904: workbook.Workbook?.WBProps?.date1904 === true };
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(message))
      throw new ImportProblem(
        "password_protected",
        "The workbook is protected by a password. Please save it without one.",
      );
    throw new ImportProblem("corrupt_file", `The workbook cannot be read: ${message}.`);
  }
}

function tableOf({ name, sheet, date1904 }: ReturnType<typeof parse>): Table {
  const range = utils.decode_range(sheet["!ref"] ?? "A1");
  const data = (sheet as { "!data"?: (CellObject | undefined)[][] })["!data"] ?? [];
  if (data.length > mostRows)
    throw new ImportProblem("too_large", `A sheet may have at most ${mostRows} rows.`);
  const texts = (row: (CellObject | undefined)[] | undefined) =>
    Array.from({ length: Math.min(row?.length ?? 0, mostColumns) }, (_, at) => textOf(row?.[at], date1904));
  const first = data.findIndex((row) => texts(row).some((text) => text !== ""));
  if (first < 0) throw new ImportProblem("empty_file", `The sheet ${name} is empty.`);
  const columns = named(texts(data[first]), range.s.c);
  const rows: Table["rows"] = [];
  const broken: Table["broken"] = [];
  for (const [at, row] of data.entries()) {
    if (at <= first) continue;
    const cells = texts(row);
    for (const [column, cell] of (row ?? []).entries()) {
      if (cell?.t === "e")
        broken.push({
          row: at + 1,
          column: columns[column] ?? utils.encode_col(column),
          text: cells[column] ?? "",
        });
    }
    if (cells.some((text) => text !== ""))
      rows.push({ number: at + 1, cells: columns.map((_, column) => cells[column] ?? "") });
  }
  return { sheet: name, columns, rows, broken };
}

/** Unique headings: unnamed ones get their letter, repeated ones a number. */
function named(headings: readonly string[], offset: number): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading, at) => {
    const name = heading || `(${utils.encode_col(at + offset)})`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** What a person sees in the cell; dates as YYYY-MM-DD, whole numbers with all their digits. */
function textOf(cell: CellObject | undefined, date1904: boolean): string {
  if (!cell || cell.t === "z" || cell.v === undefined) return cell?.t === "e" ? String(cell.w ?? "") : "";
  if (cell.t === "e") return String(cell.w ?? "#ERROR");
  if (cell.t === "b") return cell.v ? "TRUE" : "FALSE";
  if (cell.t === "n" && typeof cell.v === "number") {
    const format = typeof cell.z === "string" ? cell.z : "General";
    if (SSF.is_date(format)) return dateOf(cell.v, format, date1904) ?? String(cell.w ?? cell.v);
    return format === "General" ? String(cell.v) : String(cell.w ?? cell.v).trim();
  }
  return String(cell.v).trim();
}

function dateOf(value: number, format: string, date1904: boolean): string | undefined {
  const parts = SSF.parse_date_code(value, { date1904 }) as { y: number; m: number; d: number } | null;
  // A format without a year shows a time or part of a date, which stays as shown.
  if (!parts || !/y/i.test(format) || parts.y < 1) return undefined;
  return [
    String(parts.y).padStart(4, "0"),
    String(parts.m).padStart(2, "0"),
    String(parts.d).padStart(2, "0"),
  ].join("-");
}
