import { BookError } from "../book.ts";
import { type PdfFont, readFonts } from "./fonts.ts";
import { dictOf, type PdfFile, streamText } from "./read-pdf.ts";
import { Ref } from "./syntax.ts";

/** The page numbers that a part shows. */
export interface PageNumbers {
  font: string;
  count: number;
  /** Set at the left of their cells. */
  left: boolean;
  of: (place: number) => string;
  missing: (place: number) => void;
}

/** The contents of a part's pages with their page numbers, by object number; none for a part that shows none. */
export function fillContents(file: PdfFile, numbers: PageNumbers): Map<number, string> {
  const filled = new Map<number, string>();
  if (numbers.count === 0) return filled;
  const font = readFonts(file).find(({ name }) => name === numbers.font);
  if (!font) throw new BookError("The font of page numbers is missing in a part that shows them");
  const found = new Set<number>();
  for (const page of file.pages) {
    const contents = dictOf(file, new Ref(page)).get("Contents");
    if (!(contents instanceof Ref)) continue;
    const text = fillNumbers(
      streamText(file, contents.number),
      font,
      (place) => {
        found.add(place);
        return numbers.of(place);
      },
      numbers.left,
    );
    filled.set(contents.number, text);
  }
  for (let place = 0; place < numbers.count; place += 1) if (!found.has(place)) numbers.missing(place);
  return filled;
}

const digitsOfPlaceholder = 4;
const hexPerGlyph = 4;

/**
 * Writes page numbers over their placeholders: all text in `font` names a place by its digits; its page is set into the same cell, aligned
 * to the right. A number that repeats the one before it in the same line is left out by returning "".
 * A placeholder that cannot be read is left out. `left`: numbers within text begin their cell.
 */
export function fillNumbers(
  content: string,
  font: PdfFont,
  numberOf: (place: number) => string,
  left = false,
): string {
  const block = new RegExp(`BT\\n/F${font.number} ([\\d.]+) Tf\\n([^\\n]+ Tm)\\n([\\s\\S]*?)ET\\n`, "g");
  return content.replace(block, (_, size: string, place: string, body: string) => {
    const codes = [...body.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex]) => hex).join("");
    let digits = "";
    for (let at = 0; at < codes.length; at += hexPerGlyph)
      digits += font.characters.get(Number.parseInt(codes.slice(at, at + hexPerGlyph), 16)) ?? "?";
    if (digits.length !== digitsOfPlaceholder) return "";
    if (!/^\d+$/.test(digits)) return "";
    const number = numberOf(Number(digits));
    const glyphs = [...number].map((digit) => font.codes.get(digit) ?? 0);
    const cell = digitsOfPlaceholder * font.width(font.codes.get("0") ?? 0);
    // A comma hangs behind the cell.
    const width = glyphs.reduce((sum, code, at) => sum + (number[at] === "," ? 0 : font.width(code)), 0);
    const before = left ? 0 : width - cell;
    const shown = glyphs.map((code) => code.toString(16).padStart(hexPerGlyph, "0")).join("");
    return `BT\n/F${font.number} ${size} Tf\n${place}\n[${before} <${shown}>] TJ\nET\n`;
  });
}
