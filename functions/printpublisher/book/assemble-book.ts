import { createHash } from "node:crypto";
import { BookError, type BookInput, type BookWarning, type Mark, type PartFrame } from "./book.ts";
import { outside } from "./flow/check-ink.ts";
import { numberFont } from "./fonts.ts";
import { BookPlaces, layOutSheets, type RunningHead, runningHeads, type Sheet } from "./lay-out-sheets.ts";
import { pagesOf } from "./learn-pages.ts";
import { blankPage, boxes, stampsOf } from "./page-furniture.ts";
import { PageTree, writeNames, writeOutline } from "./pdf/catalog.ts";
import { copyFonts, copyPart, placePart } from "./pdf/copy-part.ts";
import { readFonts } from "./pdf/fonts.ts";
import { writeMetadata } from "./pdf/metadata.ts";
import { dictOf, readPdf } from "./pdf/read-pdf.ts";
import { Stamper } from "./pdf/stamp.ts";
import { SubsetTags } from "./pdf/subset-tags.ts";
import { printNumber, Ref, textString } from "./pdf/syntax.ts";
import { TagTree } from "./pdf/tags.ts";
import { PdfWriter } from "./pdf/write-pdf.ts";
import { linkTarget, shownPlaces } from "./shown-places.ts";
import { bookTexts } from "./texts.ts";

export interface AssembledBook {
  pdf: Buffer;
  pages: number;
  /** What could not be set as it should. */
  warnings: BookWarning[];
}

/**
 * The whole book from the PDFs of its rendered parts: page numbers filled in, links and destinations joined, outline, tags, boxes, folios
 * and running heads, blank pages before right-hand starts. Needs no browser; the same parts give the same bytes.
 * @param pdfOf the PDF of a part by its hash
 * A page that cannot be named costs a warning, not the book.
 * @throws BookError if a part is missing
 */
export async function finishBook(
  frames: readonly PartFrame[],
  pdfOf: (hash: string) => Promise<Buffer | undefined>,
  { title, labName, language, made }: Pick<BookInput, "title" | "labName" | "language"> & { made?: string },
): Promise<AssembledBook> {
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
  const marks = new Map(frames.flatMap((frame) => frame.marks.map((mark) => [mark.target, mark] as const)));
  const warnings = places.lost.map((mark) => warningOf("place_unknown", mark));
  for (const [part, frame] of frames.entries())
    for (const mark of frame.marks)
      if (learned[part]?.destinations.has(outside + mark.target))
        warnings.push({ ...warningOf("ink_outside", mark), chapter: frame.title });
  const writer = new PdfWriter();
  const tree = new PageTree(writer);
  const tags = new TagTree(writer);
  const save = writer.addStream("/Length 2", Buffer.from("q\n"));
  const subsets = new SubsetTags();
  const copies = files.map((file) => placePart(writer, file, subsets.ofPart()));
  const stamper = glyphStamper();

  const pageNumbers = sheets.map(({ part, page }) => {
    if (part === undefined) return writer.reserve();
    const copy = copies[part];
    return copy?.to(copy.file.pages[page] ?? 0) ?? 0;
  });
  const parents = pageNumbers.map((number) => tree.append(number));
  const at = (sheet: number, x: number, y: number) =>
    `[${pageNumbers[sheet]} 0 R /XYZ ${printNumber(x)} ${printNumber(y)} null]`;
  const goTo = (name: string) => {
    const place = places.find(name);
    return place && at(place.sheet, place.x, place.y);
  };

  const imprint = labName ? `${labName} · ${title}` : title;
  let head: RunningHead = { category: "", first: "", last: "" };
  for (const [part, frame] of frames.entries()) {
    const copy = copies[part];
    const own = learned[part];
    if (frame.kind === "glyphs" || !copy || !own) continue;
    const start = sheets.findIndex((sheet) => sheet.part === part);
    if (frame.opener) head = { category: "", first: "", last: "" };
    const shown = shownPlaces(frame.places, (target) => numberOf(target) ?? 0);
    const heads = runningHeads(frame.marks, own, head);
    head = heads.at(-1) ?? head;
    copyPart(writer, copy, {
      tags,
      goTo: (name) => {
        const target = linkTarget(name, shown);
        return target === undefined ? undefined : goTo(target);
      },
      titleOf: (name) => places.titleOf(linkTarget(name, shown) ?? name) ?? frame.title,
      goToOwn: (name) => {
        const place = own.destinations.get(name);
        return place && at(start + place.page, place.x, place.y);
      },
      numbers: {
        font: numberFont,
        count: frame.places.length,
        of: (place) => {
          const { target, mark = "", runIn = false } = shown[place] ?? {};
          const number = target === undefined ? undefined : numberOf(target);
          return { text: `${number ?? ""}`, mark, left: runIn || frame.kind === "directory" };
        },
        missing: (place) => {
          const target = shown[place]?.target;
          const mark = target === undefined ? undefined : marks.get(target);
          if (mark) warnings.push(warningOf("number_missing", mark));
        },
      },
      page: (index, contents, resources) => {
        const sheet = sheets[start + index] as Sheet;
        const media = dictOf(copy.file, new Ref(copy.file.pages[index] ?? 0)).get("MediaBox");
        const [, , width, height] = Array.isArray(media) ? media.map(Number) : [];
        const size = { width: width ?? 0, height: height ?? 0 };
        const stamps = stampsOf(sheet, size, frame, heads[index] ?? head, imprint);
        const text = stamper.operators(stamps, resources);
        const streams = text ? `${save} 0 R ${contents} ${writer.addText(`\nQ\n${text}`)} 0 R` : contents;
        return `/Parent ${parents[start + index]} 0 R/Contents [${streams}]${boxes(sheet, size)}`;
      },
    });
  }
  for (const [index, sheet] of sheets.entries())
    if (sheet.part === undefined) writer.add(blankPage(parents[index] ?? 0), pageNumbers[index]);
  tree.finish();
  tags.finish(language);
  return { pdf: finish(), pages: sheets.length, warnings };

  function numberOf(target: string): number | undefined {
    return places.all.get(target)?.number;
  }

  function glyphStamper() {
    const copy = copies[frames.findIndex(({ kind }) => kind === "glyphs")];
    if (!copy) throw new BookError("The part with the glyphs of folios is missing");
    const fonts = readFonts(copy.file);
    copyFonts(writer, copy, fonts);
    return new Stamper(fonts, copy.to);
  }

  function finish(): Buffer {
    const items = frames
      .flatMap(({ marks }) => marks)
      .filter(({ kind }) => kind !== "entry")
      .map((mark) => ({ ...mark, place: goTo(mark.target) ?? "null" }));
    const outline = writeOutline(writer, items);
    const names = writeNames(writer, new Map([...places.all].map(([name]) => [name, goTo(name) ?? "null"])));
    const labels = pageLabels(sheets, bookTexts(language).cover);
    const { entries, info } = writeMetadata(writer, {
      title,
      author: labName,
      language,
      ...(made && { made }),
    });
    // Pages with odd printed numbers lie on the right; a wrapper takes the first place in the file.
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
