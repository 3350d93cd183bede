import type { PdfFont } from "./fonts.ts";

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
