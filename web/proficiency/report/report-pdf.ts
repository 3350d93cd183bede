import regularFace from "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url";
import boldFace from "@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, type PDFFont, type PDFPage, rgb } from "pdf-lib";
import { usualTimeout } from "../../../shared/kernel/endpoint.ts";

/** A4 landscape in points. */
const page = { width: 841.89, height: 595.28, margin: 36 };
const [text, lead, cellPad] = [8, 10.5, 4];
const [ink, grey] = [rgb(0.1, 0.1, 0.12), rgb(0.45, 0.45, 0.5)];

export interface PrintedReport {
  title: string;
  /** Sentences below the title. */
  notes: readonly string[];
  /** Name of the laboratory, at the foot of each page. */
  lab: string;
  language: string;
  columns: readonly { heading: string /** Share of the width. */; width: number }[];
  rows: readonly (readonly string[])[];
  pageOf: (page: number, pages: number) => string;
  /** Font files, for tests without a server. */
  faces?: readonly [Uint8Array, Uint8Array];
}

const bytesAt = async (address: string) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(usualTimeout * 1_000) });
  return new Uint8Array(await answer.arrayBuffer());
};

/** Splits a text into lines of a given width; words that are too long are broken. */
export function linesOf(words: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (widthOf(line) > width && line.length > 1) {
      let fits = line.length - 1;
      while (fits > 1 && widthOf(line.slice(0, fits)) > width) fits -= 1;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return [...lines, line];
}

/** Writes pages from the top; a row that does not fit starts a new page, below repeated headings. */
class Sheets {
  readonly #book: PDFDocument;
  readonly #fonts: { regular: PDFFont; bold: PDFFont };
  readonly #columns: { heading: string; left: number; width: number }[];
  readonly pages: PDFPage[] = [];
  #top = 0;

  constructor(book: PDFDocument, fonts: Sheets["fonts"], columns: PrintedReport["columns"]) {
    this.#book = book;
    this.#fonts = fonts;
    const total = columns.reduce((sum, { width }) => sum + width, 0);
    let left = page.margin;
    this.#columns = columns.map(({ heading, width: share }) => {
      const width = (share / total) * (page.width - 2 * page.margin);
      left += width;
      return { heading, left: left - width, width };
    });
    this.#turn();
  }
  get fonts() {
    return this.#fonts;
  }

  #turn(): void {
    this.pages.push(this.#book.addPage([page.width, page.height]));
    this.#top = page.height - page.margin;
  }

  line(words: string, size: number, font: PDFFont): void {
    this.#top -= size * 1.35;
    this.pages.at(-1)?.drawText(words, { x: page.margin, y: this.#top, size, font, color: ink });
  }

  space(height: number): void {
    this.#top -= height;
  }

  row(cells: readonly string[], font = this.#fonts.regular): void {
    const set = cells.map((cell, index) =>
      linesOf(cell, (this.#columns[index]?.width ?? 0) - cellPad, (part) =>
        font.widthOfTextAtSize(part, text),
      ),
    );
    const height = Math.max(...set.map((lines) => lines.length)) * lead + cellPad;
    if (this.#top - height < page.margin + 2 * lead) {
      this.#turn();
      this.head();
    }
    const last = this.pages.at(-1);
    set.forEach((lines, index) => {
      lines.forEach((words, down) => {
        const x = this.#columns[index]?.left ?? 0;
        last?.drawText(words, { x, y: this.#top - lead * (down + 1) + 2, size: text, font, color: ink });
      });
    });
    this.#top -= height;
    const [start, end] = [page.margin, page.width - page.margin];
    last?.drawLine({
      start: { x: start, y: this.#top + 1 },
      end: { x: end, y: this.#top + 1 },
      thickness: 0.4,
      color: grey,
    });
  }

  head(): void {
    this.row(
      this.#columns.map(({ heading }) => heading),
      this.#fonts.bold,
    );
  }
}

/** Replaces characters that the font lacks. */
const printable = (text: string) => text.replaceAll("≥", ">=").replaceAll("≤", "<=");

/** Writes a report as a PDF with embedded fonts: a table whose headings are repeated on each page. */
export async function writeReport(report: PrintedReport): Promise<Uint8Array> {
  const { title, notes, lab, language, columns, rows, pageOf } = report;
  const book = await PDFDocument.create();
  book.registerFontkit(fontkit);
  book.setTitle(title, { showInWindowTitleBar: true });
  book.setAuthor(lab);
  book.setLanguage(language);
  const faces = report.faces ?? (await Promise.all([bytesAt(regularFace), bytesAt(boldFace)]));
  const [regular, bold] = await Promise.all(faces.map((face) => book.embedFont(face, { subset: true })));
  if (!regular || !bold) throw new Error("The faces of the report are missing.");
  const sheets = new Sheets(book, { regular, bold }, columns);
  sheets.line(title, 16, bold);
  for (const note of notes) sheets.line(note, 9, regular);
  sheets.space(8);
  sheets.head();
  for (const row of rows) sheets.row(row.map(printable));
  sheets.pages.forEach((sheet, index) => {
    const foot = { y: page.margin - 12, size: 7.5, font: regular, color: grey };
    const number = pageOf(index + 1, sheets.pages.length);
    sheet.drawText(lab, { x: page.margin, ...foot });
    const width = regular.widthOfTextAtSize(number, foot.size);
    sheet.drawText(number, { x: page.width - page.margin - width, ...foot });
  });
  return book.save();
}
