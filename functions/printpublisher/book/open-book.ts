import { instantOf, localeOf } from "../../../shared/kernel/locale.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { BookError, type BookInput, type BookLanguage, type Mark, type PartFrame } from "./book.ts";
import { numberFont } from "./fonts.ts";
import {
  BookPlaces,
  layOutSheets,
  noHead,
  type RunningHead,
  runningHeads,
  type Sheet,
} from "./lay-out-sheets.ts";
import { type PartPages, pagesOf } from "./learn-pages.ts";
import type { Foot } from "./page-furniture.ts";
import { copyFonts, type PartCopy } from "./pdf/copy-part.ts";
import type { PageNumbers } from "./pdf/fill-numbers.ts";
import { readFonts } from "./pdf/fonts.ts";
import { type PdfFile, readPdf } from "./pdf/read-pdf.ts";
import { Stamper } from "./pdf/stamp.ts";
import type { PdfWriter } from "./pdf/write-pdf.ts";
import { type ShownPlace, shownPlaces } from "./shown-places.ts";
import { bookTexts } from "./texts.ts";

/** The rendered parts of a book and the place of everything in them; each file of the book is made from these. Lists are by part. */
export interface OpenedBook {
  frames: readonly PartFrame[];
  files: PdfFile[];
  learned: PartPages[];
  /** The sides of paper in their order. */
  sheets: Sheet[];
  places: BookPlaces;
  /** Running heads of the pages. */
  heads: RunningHead[][];
  /** Content of the placeholders of page numbers. */
  shown: (ShownPlace | undefined)[][];
  /** Puts soft hyphens into words. */
  hyphenate: (words: string, language: BookLanguage) => string;
}

/**
 * Reads the rendered parts of a book and finds the place of everything in them.
 * @param pdfOf returns the PDF of a part by its hash
 * @throws BookError if a part is missing
 */
export async function openBook(
  frames: readonly PartFrame[],
  pdfOf: (hash: string) => Promise<Buffer | undefined>,
): Promise<OpenedBook> {
  const files = await Promise.all(
    frames.map(async ({ hash, id }) => {
      const pdf = await pdfOf(hash);
      if (!pdf) throw new BookError(`Part ${id} has not been rendered`);
      return readPdf(pdf);
    }),
  );
  const learned = files.map(pagesOf);
  const sheets = layOutSheets(frames, learned);
  const places = new BookPlaces(frames, learned, sheets);
  let head = noHead;
  const heads = frames.map(({ kind, opener, marks }, part) => {
    if (kind === "glyphs") return [];
    if (opener) head = noHead;
    const partHeads = runningHeads(marks, learned[part] as PartPages, head);
    head = partHeads.at(-1) ?? head;
    return partHeads;
  });
  const shown = frames.map((frame) => shownPlaces(frame.places, (target) => pageNumber(places, target) ?? 0));
  // Import late: the patterns weigh more than all the rest of the job that finishes a book.
  const { hyphenate } = await import("./hyphenate.ts");
  return { frames, files, learned, sheets, places, heads, shown, hyphenate };
}

/**
 * Returns the page numbers that a part shows.
 * @param missing is called for each mark whose number has no place on the rendered pages
 */
export function numbersOf(
  { frames, places, shown }: OpenedBook,
  part: number,
  missing: (mark: Mark) => void = () => undefined,
): PageNumbers {
  const frame = frames[part] as PartFrame;
  const ofPart = shown[part] ?? [];
  return {
    font: numberFont,
    count: frame.places.length,
    digits: frame.digits ?? 4,
    of: (place) => {
      const { target, mark = "", after = "" } = ofPart[place] ?? {};
      const number = target === undefined ? undefined : pageNumber(places, target);
      return {
        text: number === undefined ? "" : `${number}${after}`,
        mark,
        left: isRunningText.has(frame.kind),
      };
    },
    missing: (place) => {
      const shownTarget = ofPart[place]?.target;
      const mark = frames.flatMap(({ marks }) => marks).find(({ target }) => target === shownTarget);
      if (mark) missing(mark);
    },
  };
}

/** Parts whose page numbers stand at the beginning of their cells, behind words. */
const isRunningText = new Set<PartFrame["kind"]>(["directory", "text"]);
const pageNumber = (places: BookPlaces, target: string) => places.all.get(target)?.number;

/** Returns the stamper of folios and running heads, with the fonts of the part that was rendered for them. */
export function glyphStamper({ frames, files }: OpenedBook, writer: PdfWriter, copies: readonly PartCopy[]) {
  const part = frames.findIndex(({ kind }) => kind === "glyphs");
  const [file, copy] = [files[part], copies[part]];
  if (!file || !copy) throw new BookError("The part with the glyphs of folios is missing");
  const fonts = readFonts(file);
  copyFonts(writer, copy, fonts);
  return new Stamper(fonts, copy.to);
}

/** Returns the texts at the foot of each page. */
export const footOf = ({
  title,
  labName,
  language,
  asOf,
}: Pick<BookInput, "title" | "labName" | "language" | "asOf">): Foot => ({
  imprint: labName ? `${labName} · ${title}` : title,
  asOf: asOf ? bookTexts(language).asOf(shortDate(uiLanguageOf(language), asOf)) : "",
});
const shortDate = (language: string, date: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(
    instantOf(date),
  );
