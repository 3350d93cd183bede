import type { PdfFont } from "./fonts.ts";

const digitsOfPlaceholder = 4;
const hexPerGlyph = 4;

/**
 * Writes page numbers over their placeholders: all text in `font` names a place by its digits; its page is set into the same cell, aligned
 * to the right. A number that repeats the one before it in the same line is left out by returning "".
 * @throws Error if a placeholder cannot be read.
 */
export function fillNumbers(content: string, font: PdfFont, numberOf: (place: number) => string): string {
  const block = new RegExp(`BT\\n/F${font.number} ([\\d.]+) Tf\\n([^\\n]+ Tm)\\n([\\s\\S]*?)ET\\n`, "g");
  return content.replace(block, (_, size: string, place: string, body: string) => {
    const codes = [...body.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex]) => hex).join("");
    let digits = "";
    for (let at = 0; at < codes.length; at += hexPerGlyph)
      digits += font.characters.get(Number.parseInt(codes.slice(at, at + hexPerGlyph), 16)) ?? "?";
    if (digits.length !== digitsOfPlaceholder) return "";
    if (!/^\d+$/.test(digits)) throw new Error(`A page number's placeholder reads ${digits}`);
    const number = numberOf(Number(digits));
    const glyphs = [...number].map((digit) => font.codes.get(digit) ?? 0);
    const cell = digitsOfPlaceholder * font.width(font.codes.get("0") ?? 0);
    const width = glyphs.reduce((sum, code) => sum + font.width(code), 0);
    const shown = glyphs.map((code) => code.toString(16).padStart(hexPerGlyph, "0")).join("");
    return `BT\n/F${font.number} ${size} Tf\n${place}\n[${width - cell} <${shown}>] TJ\nET\n`;
  });
}
