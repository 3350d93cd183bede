import { fromLeft, joined } from "../right-to-left.ts";
import type { PdfFont } from "./fonts.ts";
import { type PdfDict, printNumber, Ref } from "./syntax.ts";

/** A line of text stamped on a page. */
export interface Stamp {
  text: string;
  bold: boolean;
  /** Size and position, points. */
  size: number;
  x: number;
  y: number;
  align: "left" | "right";
  /** Width for the text; longer text is cut and ends in an ellipsis. */
  room: number;
  kind: "Header" | "Footer";
  /** From 0 for black to 1 for white. */
  grey: number;
}

interface Glyph {
  font: PdfFont;
  code: number;
  width: number;
}

/** Sets stamps in the fonts of the glyphs part. */
export class Stamper {
  readonly #faces: { regular: PdfFont[]; bold: PdfFont[] };
  readonly #to: (number: number) => number;

  /** @param to maps an object number of the part to that in the book */
  constructor(fonts: readonly PdfFont[], to: (number: number) => number) {
    const bold = fonts.filter((font) => /SemiBold|Bold/.test(font.name));
    const regular = fonts.filter((font) => !bold.includes(font));
    this.#faces = { regular: [...regular, ...bold], bold: [...bold, ...regular] };
    this.#to = to;
  }

  /** Returns the operators of the stamps and adds their fonts to the page's resources. The text is marked as an artifact. */
  operators(stamps: readonly Stamp[], resources: PdfDict): string {
    if (stamps.length === 0) return "";
    const fonts = resources.get("Font");
    const all: PdfDict = fonts instanceof Map ? fonts : new Map();
    resources.set("Font", all);
    return stamps.map((stamp) => this.#operators(stamp, all)).join("");
  }

  /** Returns the width of words in sizes. */
  widthOf(words: string, bold = true): number {
    return sum(this.#glyphs([...joined(words)], bold)) / 1000;
  }

  #operators({ text, bold, size, x, y, align, room, kind, grey }: Stamp, fonts: PdfDict): string {
    const signs = this.#fit([...joined(text)], (room * 1000) / size, bold);
    const glyphs = this.#glyphs(fromLeft(signs), bold);
    const width = (sum(glyphs) * size) / 1000;
    let result = `/Artifact <</Type /Pagination/Subtype /${kind}>> BDC\nBT ${grey} g 1 0 0 1 ${printNumber(align === "left" ? x : x - width)} ${printNumber(y)} Tm\n`;
    let font: PdfFont | undefined;
    let run = "";
    const close = () => {
      if (run) result += `<${run}> Tj\n`;
      run = "";
    };
    for (const glyph of glyphs) {
      if (glyph.font !== font) {
        close();
        font = glyph.font;
        const name = `S${font.number}`;
        fonts.set(name, new Ref(this.#to(font.number)));
        result += `/${name} ${size} Tf\n`;
      }
      run += glyph.code.toString(16).padStart(4, "0");
    }
    close();
    return `${result}ET\nEMC\n`;
  }

  #glyphs(signs: readonly string[], bold: boolean): Glyph[] {
    const faces = bold ? this.#faces.bold : this.#faces.regular;
    return signs.flatMap((sign) => {
      const character = /\s/.test(sign) ? " " : sign;
      const font = faces.find(({ codes }) => codes.has(character));
      const code = font?.codes.get(character);
      if (font && code !== undefined) return { font, code, width: font.width(code) };
      // A letter that stands alone may share its glyph with its joined form.
      const letter = character.normalize("NFKC");
      return letter === character ? [] : this.#glyphs([letter], bold);
    });
  }

  #fit(signs: readonly string[], room: number, bold: boolean): readonly string[] {
    const width = (letters: readonly string[]) => sum(this.#glyphs(letters, bold));
    if (width(signs) <= room) return signs;
    const dots = width(["…"]);
    const fitting = [...signs];
    while (fitting.length > 0 && width(fitting) + dots > room) fitting.pop();
    return [...fitting, "…"];
  }
}

const sum = (glyphs: readonly Glyph[]) => glyphs.reduce((width, glyph) => width + glyph.width, 0);
