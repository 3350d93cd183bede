import {
  bleed,
  type Format,
  pageModels,
  usualFormat,
} from "../../../shared/printpublisher/templates/page-model.ts";
import type { PartFrame } from "./book.ts";
import type { RunningHead, Sheet } from "./lay-out-sheets.ts";
import type { Stamp, Stamper } from "./pdf/stamp.ts";
import { printNumber } from "./pdf/syntax.ts";
import { headLines } from "./running-head.ts";
import { points, trimmed } from "./sheet.ts";

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the boxes, in points, of a page that Chromium printed at `size`. They are exact, whereas Chromium rounds to pixels. The wrapper is
 * cropped from a larger sheet to its bleed, the page of a picture to its trimmed size; inner pages are moved towards their outer edge.
 */
export function boxes(sheet: Sheet, size: Size, format: Format = usualFormat): string {
  const { trim, towardsEdge, scale } = pageModels[format];
  if (sheet.wrapper) {
    const width = points(trim.width + 2 * bleed);
    const height = points(trim.height + 2 * bleed);
    const x = (size.width - width) / 2;
    const y = (size.height - height) / 2;
    const edge = points(bleed);
    const all = box(x, y, width, height);
    return `/MediaBox ${all}/BleedBox ${all}/TrimBox ${box(x + edge, y + edge, width - 2 * edge, height - 2 * edge)}`;
  }
  if (sheet.plate) {
    const [width, height] = [points(trim.width), points(trim.height)];
    return sameBoxes(box((size.width - width) / 2, (size.height - height) / 2, width, height));
  }
  const turned = size.width > size.height;
  const page = trimmed(turned ? "landscape" : "portrait", format);
  const [width, height] = [points(page.width * scale), points(page.height * scale)];
  const x = turned ? 0 : points(isRight(sheet) ? -towardsEdge : towardsEdge);
  return sameBoxes(box(x, size.height - height, width, height));
}

export function blankPage(parent: number, format: Format = usualFormat): string {
  const { trim, scale } = pageModels[format];
  const all = box(0, 0, points(trim.width * scale), points(trim.height * scale));
  return `<</Type /Page/Parent ${parent} 0 R/Resources <<>>${sameBoxes(all)}>>`;
}

const sameBoxes = (all: string) => `/MediaBox ${all}/BleedBox ${all}/TrimBox ${all}`;
const box = (x: number, y: number, width: number, height: number) =>
  `[${[x, y, x + width, y + height].map(printNumber).join(" ")}]`;
const isRight = ({ number }: Sheet) => number % 2 === 1;

/** Texts at the foot of each page: the names of the laboratory and the book, and the date of the data, which may be empty. */
export interface Foot {
  imprint: string;
  asOf: string;
}
/** Room of a folio, mm. */
const folioRoom = 9;

type TextStyle = Pick<Stamp, "bold" | "size" | "grey">;
const folioLook: TextStyle = { bold: true, size: 8.5, grey: 0.15 };
const imprintLook: TextStyle = { bold: false, size: 6.2, grey: 0.45 };
const headSize = 7;
const chapterLook: TextStyle = { bold: false, size: headSize, grey: 0.4 };
const guideLook: TextStyle = { bold: true, size: headSize, grey: 0.15 };
/** Height of a line of a running head, points; the last one stands where a single one does. */
const headLine = 8.4;

/**
 * Returns the stamps of a page. At the foot, the folio is outside and the book's name inside; at the head stand the chapter or category and,
 * outside, the first and last entry.
 * @param stamper measures the words of the head
 */
export function stampsOf(
  sheet: Sheet,
  size: Size,
  frame: PartFrame,
  head: RunningHead,
  foot: Foot,
  stamper: Pick<Stamper, "widthOf">,
  format: Format = usualFormat,
): Stamp[] {
  if (sheet.wrapper || sheet.plate || frame.kind === "title" || frame.kind === "imprint") return [];
  const { scale } = pageModels[format];
  const laidOut = { width: size.width / scale, height: size.height / scale };
  return stampsAt(sheet, laidOut, frame, head, foot, stamper, format).map((stamp) => ({
    ...stamp,
    size: stamp.size * scale,
    x: stamp.x * scale,
    y: stamp.y * scale,
    room: stamp.room * scale,
  }));
}

function stampsAt(
  sheet: Sheet,
  size: Size,
  frame: PartFrame,
  head: RunningHead,
  { imprint, asOf }: Foot,
  stamper: Pick<Stamper, "widthOf">,
  format: Format,
): Stamp[] {
  const { trim, margin } = pageModels[format];
  const x = { left: points(margin.side), right: size.width - points(margin.side) };
  const width = x.right - x.left;
  const [outside, inside] = isRight(sheet) ? (["right", "left"] as const) : (["left", "right"] as const);
  const aligned = (align: "left" | "right", text: string, room: number) => ({
    text,
    align,
    x: x[align],
    room,
  });
  const height = size.width > size.height ? points(trim.width) : points(trim.height);
  const foot = { kind: "Footer", y: size.height - height + points(8.5) } as const;
  // The date stands beside the folio, where no long name of a book can push it out.
  const beside = points(outside === "right" ? -folioRoom : folioRoom);
  const below: Stamp[] = [
    { ...foot, ...folioLook, ...aligned(outside, String(sheet.number), width / 3) },
    ...(asOf
      ? [{ ...foot, ...imprintLook, ...aligned(outside, asOf, width * 0.4), x: x[outside] + beside }]
      : []),
    { ...foot, ...imprintLook, ...aligned(inside, imprint, width * (asOf ? 0.54 : 0.6)) },
  ];
  if (sheet.opening) return below;
  const above = size.height - points(12);
  const hasGuide = frame.kind === "directory" || frame.kind === "index";
  const isChapter = frame.kind === "directory" || frame.kind === "text";
  const title = (isChapter && head.category) || frame.title;
  const words = hasGuide ? head : { first: "", last: "" };
  const { chapter, guide } = headLines(title, words, width / headSize, (line, bold) =>
    stamper.widthOf(line, bold),
  );
  const stacked = (lines: readonly string[], align: "left" | "right", style: TextStyle): Stamp[] =>
    lines.map((line, index) => ({
      kind: "Header",
      y: above + (lines.length - 1 - index) * headLine,
      ...style,
      ...aligned(align, line, width),
    }));
  return [
    ...below,
    ...stacked(chapter, guide.length > 0 ? inside : outside, chapterLook),
    ...stacked(guide, outside, guideLook),
  ];
}
