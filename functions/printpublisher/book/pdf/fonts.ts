import { dictOf, listOf, type PdfFile, streamText } from "./read-pdf.ts";
import { type PdfDict, Ref } from "./syntax.ts";

export interface PdfFont {
  /** Object number of the font. */
  number: number;
  /** The PostScript name without the subset tag. */
  name: string;
  /** Glyph code → text, and back. */
  characters: Map<number, string>;
  codes: Map<string, number>;
  /** Advance of a glyph in thousandths of the size. */
  width(code: number): number;
}

/** Reads all fonts of a part that are addressed by two-byte glyph codes; only fonts made of drawings are not. */
export function readFonts(file: PdfFile): PdfFont[] {
  const numbers = new Set<number>();
  for (const page of file.pages) {
    const resources = dictOf(file, dictOf(file, new Ref(page)).get("Resources"));
    for (const font of dictOf(file, resources.get("Font")).values())
      if (font instanceof Ref) numbers.add(font.number);
  }
  return [...numbers].flatMap((number) => {
    const dict = dictOf(file, new Ref(number));
    return dict.get("Subtype") === "/Type0" ? readFont(file, number, dict) : [];
  });
}

function readFont(file: PdfFile, number: number, dict: PdfDict): PdfFont {
  const unicode = dict.get("ToUnicode");
  const characters = unicode instanceof Ref ? readCharacters(streamText(file, unicode.number)) : new Map();
  const [descendant] = listOf(file, dict.get("DescendantFonts"));
  const details = dictOf(file, descendant);
  const widths = readWidths(file, details);
  const usual = Number(details.get("DW") ?? 1000);
  return {
    number,
    name: String(dict.get("BaseFont")).replace(/^\/[A-Z]{6}\+|^\//, ""),
    characters,
    codes: new Map([...characters].map(([code, text]) => [text, code])),
    width: (code) => widths.get(code) ?? usual,
  };
}

function readWidths(file: PdfFile, details: PdfDict): Map<number, number> {
  const widths = new Map<number, number>();
  const list = listOf(file, details.get("W"));
  for (let index = 0; index < list.length; ) {
    const first = Number(list[index]);
    const next = list[index + 1];
    if (Array.isArray(next)) {
      for (const [step, width] of next.entries()) widths.set(first + step, Number(width));
      index += 2;
    } else {
      for (let code = first; code <= Number(next); code += 1) widths.set(code, Number(list[index + 2]));
      index += 3;
    }
  }
  return widths;
}

function readCharacters(map: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, rows = ""] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, code = "", text = ""] of rows.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)>/gi))
      characters.set(Number.parseInt(code, 16), fromHex(text));
  for (const [, rows = ""] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from = "", to = "", text = ""] of rows.matchAll(
      /<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/gi,
    )) {
      const first = Number.parseInt(from, 16);
      const start = fromHex(text);
      const head = start.slice(0, -1);
      const tail = start.charCodeAt(start.length - 1);
      for (let code = first; code <= Number.parseInt(to, 16); code += 1)
        characters.set(code, head + String.fromCharCode(tail + code - first));
    }
  return characters;
}

const fromHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
