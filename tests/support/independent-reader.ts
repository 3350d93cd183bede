import { type CellObject, read, utils } from "@e965/xlsx";
import { parse } from "csv-parse/sync";
import { headings, type Shape } from "./import-shapes.ts";

/** A cell as another reader sees it, with its place as findings name it. */
export interface SeenCell {
  heading: string;
  row: number;
  letter: string;
  cell: CellObject;
}
export interface SeenRow {
  code: string;
  cells: SeenCell[];
}
type Grid = (CellObject | undefined)[][];

const text = (v: string): CellObject => ({ t: "s", v });

/** Rows of a file under its headings, as seen by readers that share no code with ours. */
export function seenBy({ file, readable = file }: Pick<Shape, "file" | "readable">): SeenRow[] {
  if (/^[[{]/.test(readable.toString("latin1", 0, 1))) return seenInJson(readable);
  const isWorkbook = ["504b", "d0cf"].includes(readable.toString("hex", 0, 2)) || readable[0] === 0x3c;
  return seenInGrid(isWorkbook ? gridOfWorkbook(readable) : gridOfText(readable));
}

function gridOfWorkbook(file: Buffer): Grid {
  const book = read(file, { type: "buffer", dense: true, cellNF: true, cellText: true });
  const sheet = book.Sheets.Analysen ?? {};
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const rows = (sheet["!data"] ?? []) as Grid;
  // A cell that is merged over several rows is seen beside each of them.
  for (const { s, e } of sheet["!merges"] ?? [])
    for (let row = s.r + 1; row <= e.r; row++)
      if (rows[row]?.some((cell) => cell && cell.t !== "z")) rows[row]![s.c] = rows[s.r]?.[s.c];
  // Count all days from the same epoch, whichever one the workbook uses.
  const shifted = (cell: CellObject): CellObject =>
    date1904 && cell.t === "n" && isDay(cell) ? { ...cell, v: Number(cell.v) + 1462 } : cell;
  // An OpenDocument sheet stores its displayed texts.
  const isOpenDocument = file.includes("content.xml") || file.includes("office:document");
  const displayed = (cell: CellObject) => (isOpenDocument && cell.w ? text(cell.w) : shifted(cell));
  return Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell && displayed(cell)));
}

function gridOfText(file: Buffer): Grid {
  const mark = file.readUInt16BE(0);
  const isUtf8 = () => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(file);
    } catch {
      return file.toString("latin1");
    }
  };
  const content =
    mark === 0xfffe
      ? new TextDecoder("utf-16le").decode(file)
      : mark === 0xfeff
        ? new TextDecoder("utf-16be").decode(file)
        : isUtf8();
  const [, delimiter = ";"] = /^\uFEFF?"[^"]*"(.)/.exec(content) ?? [];
  const options = { delimiter, bom: true, skip_empty_lines: true, relax_column_count: true };
  const rows = parse(content, options) as string[][];
  return rows.map((row) => row.map((cell) => (cell === "" ? undefined : text(cell))));
}

function seenInGrid(grid: Grid): SeenRow[] {
  const columns = new Map<number, string>();
  let last = -1;
  for (const heading of headings) {
    const row = grid.findIndex((cells) => cells.some((cell) => cell?.v === heading));
    columns.set(grid[row]?.findIndex((cell) => cell?.v === heading) ?? -1, heading);
    last = Math.max(last, row);
  }
  return grid.flatMap((cells, index): SeenRow[] => {
    if (index <= last || !cells.some((cell) => cell && cell.t !== "z")) return [];
    const rowCells = [...columns].map(([column, heading]) => ({
      ...{ heading, row: index + 1, letter: utils.encode_col(column) },
      cell: cells[column] ?? text(""),
    }));
    return [
      { code: String(rowCells.find(({ heading }) => heading === "Code")?.cell.v ?? ""), cells: rowCells },
    ];
  });
}

function seenInJson(file: Buffer): SeenRow[] {
  const content = JSON.parse(file.toString()) as object;
  const lists = [content, ...Object.values(content)].filter((value) => Array.isArray(value)) as Record<
    string,
    string
  >[][];
  const [records = []] = lists.sort((left, right) => right.length - left.length);
  return records.map((record, index) => ({
    code: record.code ?? "",
    cells: headings.map((heading) => ({
      ...{ heading, row: index + 1, letter: "" },
      cell: text(record[heading.toLowerCase()] ?? ""),
    })),
  }));
}

const isDay = ({ z, w = "" }: CellObject) =>
  /[yd]/i.test(String(z ?? "").replaceAll(/"[^"]*"|\[[^\]]*\]/g, "")) || /^\d+\.\d+\.\d{4}/.test(w);
const dayOf = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 86_400) * 1000).toISOString();
const names = new Map(
  Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2000, month, 15));
    const named = (language: string) => day.toLocaleDateString(language, { month: "long" });
    return [named("en"), named("de")];
  }),
);
const inGerman = (words: string) =>
  words
    .replace(/[A-Z][a-z]+/g, (word) => names.get(word) ?? word)
    .replace(/[.,]/g, (sign) => (sign === "." ? "," : "."));

/** Whether a text states the cell's content in German: the same text, number, day or truth value. */
export function says(shown: string, { t, v, z, w = "" }: CellObject): boolean {
  if (t === "z" || v === undefined || v === "") return shown === "";
  if (t === "s") {
    const written = String(v).replaceAll(/\r\n?/g, "\n");
    // The library resolves entities of XLSX twice. Blanks without anything beside them are invisible.
    return (
      shown === written ||
      shown.replaceAll("&amp;", "&") === written ||
      (shown === "" && written.trim() === "")
    );
  }
  if (t === "b") return shown === (v ? "WAHR" : "FALSCH");
  if (t !== "n") return false;
  const serial = Number(v);
  if (shown === inGerman(w)) return true;
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})/.exec(shown) ?? [];
  const iso = year ? `${year}-${month}-${day}${shown.slice(10)}` : shown;
  if (isDay({ t, z, w } as CellObject))
    return iso.length >= 10 && dayOf(serial).startsWith(iso.replace(" ", "T"));
  return saysNumber(shown, serial);
}

function saysNumber(printed: string, value: number): boolean {
  const isNegative = /^-|^\(.*\)$/.test(printed);
  const digits = printed
    .replaceAll(".", "")
    .replace(",", ".")
    .replace(/[^\d.eE+-]/g, "")
    .replace(/^-/, "");
  const [, decimals = "", exponent = "0"] = /^\d*\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(digits) ?? [];
  const size = printed.includes("%") ? 100 : 1;
  const shown = ((isNegative ? -1 : 1) * Number(digits)) / size;
  const last = 10 ** (Number(exponent) - decimals.length) / size;
  return digits !== "" && Math.abs(shown - value) <= last / 2 + Math.abs(value) * 1e-15;
}
