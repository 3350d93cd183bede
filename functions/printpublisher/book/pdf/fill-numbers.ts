import { BookError } from "../book.ts";
import { type PdfFont, readFonts } from "./fonts.ts";
import { dictOf, type PdfFile, streamText } from "./read-pdf.ts";
import { Ref } from "./syntax.ts";

/** The page numbers that a part shows. */
export interface PageNumbers {
  font: string;
  count: number;
  /** Width of a placeholder, in digits. */
  digits: number;
  of: (place: number) => FilledNumber;
  missing: (place: number) => void;
  /** Called with the position of each number, in widths of its placeholder from the placeholder's left; not called for a number that is left out. */
  stands?: (place: number, from: number, to: number) => void;
}

/** Returns the contents of a part's pages with their page numbers, by object number; empty if the part shows none. */
export function fillContents(file: PdfFile, numbers: PageNumbers): Map<number, string> {
  const filled = new Map<number, string>();
  if (numbers.count === 0) return filled;
  const font = readFonts(file).find(({ name }) => name === numbers.font);
  if (!font) throw new BookError("The font of page numbers is missing in a part that shows them");
  const shownPlaces = new Set<number>();
  for (const page of file.pages) {
    const contents = dictOf(file, new Ref(page)).get("Contents");
    if (!(contents instanceof Ref)) continue;
    const ask = (place: number) => {
      shownPlaces.add(place);
      return numbers.of(place);
    };
    const text = fillNumbers(streamText(file, contents.number), font, ask, numbers);
    filled.set(contents.number, text);
  }
  for (let place = 0; place < numbers.count; place += 1) if (!shownPlaces.has(place)) numbers.missing(place);
  return filled;
}

const digitsOfPlaceholder = 4;
const hexPerGlyph = 4;
/** A dot of a leader as Chromium draws it, a pixel wide and high. */
const dot = String.raw`(-?[\d.]+) (-?[\d.]+) 1 1 re\nf\n`;
/** How far a leader may lie from the base line of its numbers; how many numbers may follow it in its row; the space between both, in sizes. */
const rowHeight = 6;
const mostInRow = 12;
const beforeNumber = 0.4;
/** Space behind a comma, and before an ellipsis, in thousandths of the size. */
const space = 240;

/** A page number with the character that joins it to the next one. */
export interface FilledNumber {
  text: string;
  mark: string;
  /** The number begins its cell, or follows the number before it; otherwise it ends its cell, or precedes the next one. */
  left: boolean;
}

interface Cell extends FilledNumber {
  size: number;
  x: number;
  y: string;
  /** Start of the number, on the same axis as `x`. */
  start: number;
}

/**
 * Writes page numbers over their placeholders: all text in `font` names a place by its digits, and the page of that place is set into the same cell.
 * Joined numbers in one row are set as close to each other as text. A placeholder that cannot be read is left out, and so is a number without text. A
 * dotted leader that runs on below the numbers of its row ends before the first of them.
 */
export function fillNumbers(
  content: string,
  font: PdfFont,
  numberOf: (place: number) => FilledNumber,
  { digits, stands }: Pick<PageNumbers, "digits" | "stands">,
): string {
  const block = new RegExp(`BT\\n/F${font.number} ([\\d.]+) Tf\\n([^\\n]+ Tm)\\n([\\s\\S]*?)ET\\n`, "g");
  const blocks = [...content.matchAll(block)].map((match) => {
    const [, size = "", matrix = "", body = ""] = match;
    const place = placeOf(body, font);
    const filled = place === undefined ? undefined : numberOf(place);
    const [x = 0, y = ""] = /(-?[\d.]+) (-?[\d.]+) Tm$/.exec(matrix)?.slice(1) ?? [];
    const cell = filled?.text
      ? { ...filled, size: Number(size), x: Number(x), y: String(y), start: Number(x) }
      : undefined;
    return { index: match.index, y: String(y), cell, place };
  });
  const cells = blocks.map(({ cell }) => cell);
  arrange(cells, font, digits);
  for (const { cell, place = 0 } of blocks) {
    if (!cell) continue;
    const width = (digits * font.width(font.codes.get("0") ?? 0) * cell.size) / 1000;
    const shown = glyphsOf({ ...cell, mark: "" }, font).reduce((sum, code) => sum + font.width(code), 0);
    const from = (cell.start - cell.x) / width;
    stands?.(place, from, from + (shown * cell.size) / 1000 / width);
  }
  let next = 0;
  let after = 0;
  return content.replace(new RegExp(`${dot}|${block.source}`, "g"), (...groups) => {
    const [all, dotX, dotY, size, place] = groups as string[];
    if (dotX !== undefined) {
      const index = groups.at(-2) as number;
      while (blocks[after] && (blocks[after]?.index ?? 0) < index) after += 1;
      const row = blocks[after];
      if (!row || Math.abs(Number(row.y) - Number(dotY)) > rowHeight) return all ?? "";
      const first = blocks.slice(after, after + mostInRow).find(({ cell, y }) => y === row.y && cell)?.cell;
      return first && Number(dotX) > first.start - beforeNumber * first.size ? "" : (all ?? "");
    }
    const cell = cells[next++];
    if (!cell) return "";
    const before = Math.round(((cell.x - cell.start) / cell.size) * 1000);
    const codes = glyphsOf(cell, font).map((code) => code.toString(16).padStart(hexPerGlyph, "0"));
    const further = cell.mark === "…" ? ` ${-space} <${codes.pop()}>` : "";
    return `BT\n/F${font.number} ${size} Tf\n${place}\n[${before} <${codes.join("")}>${further}] TJ\nET\n`;
  });
}

function placeOf(body: string, font: PdfFont): number | undefined {
  const codes = [...body.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex]) => hex).join("");
  let digits = "";
  for (let index = 0; index < codes.length; index += hexPerGlyph)
    digits += font.characters.get(Number.parseInt(codes.slice(index, index + hexPerGlyph), 16)) ?? "?";
  return digits.length === digitsOfPlaceholder && /^\d+$/.test(digits) ? Number(digits) : undefined;
}

const glyphsOf = ({ text, mark }: FilledNumber, font: PdfFont) =>
  [...`${text}${mark}`].map((sign) => font.codes.get(sign) ?? 0);

/** Finds the start of each number. */
function arrange(all: readonly (Cell | undefined)[], font: PdfFont, digits: number): void {
  const cells = all.filter((cell) => cell !== undefined);
  const width = digits * font.width(font.codes.get("0") ?? 0);
  const widthOf = (cell: FilledNumber) =>
    glyphsOf(cell, font).reduce((sum, code) => sum + font.width(code), cell.mark === "…" ? space : 0);
  const inRow = (cell: Cell, next: Cell | undefined) => !!next && isJoining(cell) && next.y === cell.y;
  const isJoining = ({ mark }: Cell) => mark === "," || mark === "–";
  const gapOf = ({ mark }: Cell) => (mark === "," ? space : 0);
  for (const [index, cell] of cells.entries()) {
    const before = cells[index - 1];
    if (cell.left && before && inRow(before, cell))
      cell.start = before.start + ((widthOf(before) + gapOf(before)) * cell.size) / 1000;
  }
  for (const [index, cell] of [...cells.entries()].reverse()) {
    if (cell.left) continue;
    const next = cells[index + 1];
    // The character that joins a number to one in the next row hangs behind the cell.
    const end = inRow(cell, next)
      ? (next?.start ?? 0) - ((widthOf(cell) + gapOf(cell)) * cell.size) / 1000
      : cell.x + ((width - widthOf(isJoining(cell) ? { ...cell, mark: "" } : cell)) * cell.size) / 1000;
    cell.start = end;
  }
}
