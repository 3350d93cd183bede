import { createHash } from "node:crypto";
import type { BookInput, BookWarning, Mark, PartFrame } from "./book.ts";
import { outside } from "./flow/check-ink.ts";
import { hidden } from "./flow/check-shown.ts";
import { noHead, type Sheet } from "./lay-out-sheets.ts";
import { footOf, glyphStamper, numbersOf, type OpenedBook, openBook } from "./open-book.ts";
import { blankPage, boxes, stampsOf } from "./page-furniture.ts";
import { PageTree, writeNames, writeOutline } from "./pdf/catalog.ts";
import { copyPart, placePart } from "./pdf/copy-part.ts";
import { writeMetadata } from "./pdf/metadata.ts";
import { dictOf } from "./pdf/read-pdf.ts";
import { SubsetTags } from "./pdf/subset-tags.ts";
import { printNumber, Ref, textString } from "./pdf/syntax.ts";
import { TagTree } from "./pdf/tags.ts";
import { PdfWriter } from "./pdf/write-pdf.ts";
import { linkTarget } from "./shown-places.ts";
import { bookTexts } from "./texts.ts";
import { ThumbIndex } from "./thumb-index.ts";

export interface AssembledBook {
  pdf: Buffer;
  pages: number;
  /** Content that could not be set properly. */
  warnings: BookWarning[];
}

/** Faults that rendered parts name by destinations. */
const faults = [
  { prefix: outside, code: "ink_outside" },
  { prefix: hidden, code: "text_hidden" },
] as const;

/**
 * Assembles the whole book from the PDFs of its rendered parts: fills in page numbers, joins links and destinations, adds outline, tags,
 * boxes, folios, running heads and the blank pages before right-hand starts. Needs no browser; the same parts give the same bytes. A page
 * that cannot be named costs a warning, not the book.
 * @param pdfOf returns the PDF of a part by its hash
 * @throws BookError if a part is missing
 */
export async function finishBook(
  frames: readonly PartFrame[],
  pdfOf: (hash: string) => Promise<Buffer | undefined>,
  facts: BookFacts,
): Promise<AssembledBook> {
  return assembleBook(await openBook(frames, pdfOf), facts);
}

export type BookFacts = Pick<
  BookInput,
  "title" | "labName" | "language" | "format" | "asOf" | "thumbs" | "colour"
> & {
  made?: string;
};

/** Returns the tabs of a book that wants them. */
export const thumbsOf = (
  { frames, learned, hyphenate }: OpenedBook,
  { thumbs, format, colour, language }: BookFacts,
): ThumbIndex | undefined =>
  thumbs && colour
    ? new ThumbIndex(frames, learned, colour, (title) => hyphenate(title, language), format)
    : undefined;

/** Assembles the book from its opened parts. */
export function assembleBook(book: OpenedBook, facts: BookFacts): AssembledBook {
  const { frames, files, learned, sheets, places, heads, shown } = book;
  const { title, labName, language, format, made: created } = facts;
  const warnings = places.lost.map((mark) => warningOf("place_unknown", mark));
  for (const [part, frame] of frames.entries())
    for (const mark of frame.marks)
      for (const { prefix, code } of faults)
        if (learned[part]?.destinations.has(prefix + mark.target))
          warnings.push({ ...warningOf(code, mark), chapter: frame.title });
  const writer = new PdfWriter();
  const tree = new PageTree(writer);
  const tags = new TagTree(writer);
  const save = writer.addStream("/Length 2", Buffer.from("q\n"));
  const subsets = new SubsetTags();
  const copies = files.map((file) => placePart(writer, file, subsets.ofPart()));
  const stamper = glyphStamper(book, writer, copies);

  const pageNumbers = sheets.map(({ part, page }) => {
    if (part === undefined) return writer.reserve();
    const copy = copies[part];
    return copy?.to(copy.file.pages[page] ?? 0) ?? 0;
  });
  const parents = pageNumbers.map((number) => tree.append(number));
  const destination = (sheet: number, x: number, y: number) =>
    `[${pageNumbers[sheet]} 0 R /XYZ ${printNumber(x)} ${printNumber(y)} null]`;
  const goTo = (name: string) => {
    const place = places.find(name);
    return place && destination(place.sheet, place.x, place.y);
  };

  const foot = footOf(facts);
  const thumbs = thumbsOf(book, facts);
  for (const [part, frame] of frames.entries()) {
    const copy = copies[part];
    const partPages = learned[part];
    if (frame.kind === "glyphs" || !copy || !partPages) continue;
    const start = sheets.findIndex((sheet) => sheet.part === part);
    const targets = shown[part] ?? [];
    copyPart(writer, copy, {
      tags,
      goTo: (name) => {
        const target = linkTarget(name, targets);
        return target === undefined ? undefined : goTo(target);
      },
      titleOf: (name) => places.titleOf(linkTarget(name, targets) ?? name) ?? frame.title,
      goToOwn: (name) => {
        const place = partPages.destinations.get(name);
        return place && destination(start + place.page, place.x, place.y);
      },
      numbers: numbersOf(book, part, (mark) => warnings.push(warningOf("number_missing", mark))),
      page: (index, contents, resources) => {
        const sheet = sheets[start + index] as Sheet;
        const media = dictOf(copy.file, new Ref(copy.file.pages[index] ?? 0)).get("MediaBox");
        const [, , width, height] = Array.isArray(media) ? media.map(Number) : [];
        const size = { width: width ?? 0, height: height ?? 0 };
        const head = heads[part]?.[index] ?? noHead;
        const stamps = stampsOf(sheet, size, frame, head, foot, stamper, format);
        const tab = thumbs?.operators(sheet, size, stamper, resources) ?? "";
        const text = stamper.operators(stamps, resources) + tab;
        const streams = text ? `${save} 0 R ${contents} ${writer.addText(`\nQ\n${text}`)} 0 R` : contents;
        return `/Parent ${parents[start + index]} 0 R/Contents [${streams}]${boxes(sheet, size, format)}`;
      },
    });
  }
  for (const [index, sheet] of sheets.entries())
    if (sheet.part === undefined) writer.add(blankPage(parents[index] ?? 0, format), pageNumbers[index]);
  tree.finish();
  tags.finish(language);
  return { pdf: finish(), pages: sheets.length, warnings };

  function finish(): Buffer {
    const items = frames
      .flatMap(({ marks }) => marks)
      .filter(({ kind }) => kind !== "entry" && kind !== "picture")
      .map((mark) => ({ ...mark, place: goTo(mark.target) ?? "null" }));
    const outline = writeOutline(writer, items);
    const names = writeNames(writer, new Map([...places.all].map(([name]) => [name, goTo(name) ?? "null"])));
    const labels = pageLabels(sheets, bookTexts(language).cover);
    const { entries, info } = writeMetadata(writer, {
      title,
      author: labName,
      language,
      ...(created && { made: created }),
    });
    // Pages with odd printed numbers lie on the right; a wrapper comes first in the file.
    const layout = sheets[0]?.wrapper ? "TwoPageLeft" : "TwoPageRight";
    const catalog = writer.add(
      `<</Type /Catalog/Pages ${tree.root} 0 R${entries}/StructTreeRoot ${tags.root} 0 R/PageMode /UseOutlines/PageLayout /${layout}${outline ? `/Outlines ${outline} 0 R` : ""}/Names <</Dests ${names} 0 R>>/PageLabels <</Nums [${labels}]>>>>`,
    );
    const id = createHash("md5")
      .update(frames.map(({ hash }) => hash).join())
      .digest("hex");
    return writer.finish(`/Root ${catalog} 0 R/Info ${info} 0 R/ID [<${id}> <${id}>]`);
  }
}

const warningOf = (code: BookWarning["code"], { title, code: analysis }: Mark): BookWarning => ({
  code,
  name: title,
  ...(analysis !== undefined && { analysis }),
});

/** Lets PDF readers show the printed page numbers; the wrapper has a name instead. */
function pageLabels(sheets: readonly Sheet[], cover: string): string {
  return sheets
    .flatMap(({ wrapper, number }, index) => {
      const before = sheets[index - 1];
      if (wrapper && !before?.wrapper) return `${index} <</P ${textString(cover)}>>`;
      return !wrapper && (before === undefined || before.wrapper) ? `${index} <</S /D/St ${number}>>` : [];
    })
    .join(" ");
}
