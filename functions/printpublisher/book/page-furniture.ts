import type { PartFrame } from "./book.ts";
import type { RunningHead, Sheet } from "./lay-out-sheets.ts";
import type { Stamp } from "./pdf/stamp.ts";
import { printNumber } from "./pdf/syntax.ts";
import { bleed, margin, points, towardsEdge, trim, trimmed } from "./sheet.ts";

interface Size {
  width: number;
  height: number;
}

/**
 * The boxes of a page that Chromium printed at `size`, in points. Chromium rounds to pixels; ours are exact. The wrapper is cropped from a larger
 * sheet to its bleed; inner pages are moved towards their outer edge.
 */
export function boxes(sheet: Sheet, size: Size): string {
  if (sheet.wrapper) {
    const width = points(trim.width + 2 * bleed);
    const height = points(trim.height + 2 * bleed);
    const x = (size.width - width) / 2;
    const y = (size.height - height) / 2;
    const edge = points(bleed);
    const all = box(x, y, width, height);
    return `/MediaBox ${all}/BleedBox ${all}/TrimBox ${box(x + edge, y + edge, width - 2 * edge, height - 2 * edge)}`;
  }
  const turned = size.width > size.height;
  const page = trimmed(turned ? "landscape" : "portrait");
  const [width, height] = [points(page.width), points(page.height)];
  const x = turned ? 0 : points(isRight(sheet) ? -towardsEdge : towardsEdge);
  return sameBoxes(box(x, size.height - height, width, height));
}

/** A page with nothing on it. */
export function blankPage(parent: number): string {
  const all = box(0, 0, points(trim.width), points(trim.height));
  return `<</Type /Page/Parent ${parent} 0 R/Resources <<>>${sameBoxes(all)}>>`;
}

const sameBoxes = (all: string) => `/MediaBox ${all}/BleedBox ${all}/TrimBox ${all}`;
const box = (x: number, y: number, width: number, height: number) =>
  `[${[x, y, x + width, y + height].map(printNumber).join(" ")}]`;
const isRight = ({ number }: Sheet) => number % 2 === 1;

const headSize = 7;
const folioSize = 8.5;
const footSize = 6.2;

/** Folio on the outside, the book's name inside; above the page its chapter or category, and outside its first and last entry. */
export function stampsOf(
  sheet: Sheet,
  size: Size,
  frame: PartFrame,
  head: RunningHead,
  imprint: string,
): Stamp[] {
  if (sheet.wrapper || frame.kind === "title") return [];
  const height = size.width > size.height ? points(trim.width) : points(trim.height);
  const left = points(margin.side);
  const right = size.width - left;
  const width = right - left;
  const outside = isRight(sheet) ? ("right" as const) : ("left" as const);
  const inside = isRight(sheet) ? ("left" as const) : ("right" as const);
  const x = (side: "left" | "right") => (side === "left" ? left : right);
  const foot = { kind: "Footer" as const, y: size.height - height + points(8.5) };
  const stamps: Stamp[] = [
    {
      ...foot,
      text: String(sheet.number),
      bold: true,
      size: folioSize,
      x: x(outside),
      align: outside,
      room: width / 3,
      grey: 0.15,
    },
    {
      ...foot,
      text: imprint,
      bold: false,
      size: footSize,
      x: x(inside),
      align: inside,
      room: width * 0.6,
      grey: 0.45,
    },
  ];
  if (sheet.opening) return stamps;
  const above = { kind: "Header" as const, y: size.height - points(12), size: headSize };
  const guide = frame.kind === "directory" || frame.kind === "index" ? guideWords(head) : "";
  const chapter = frame.kind === "directory" && head.category ? head.category : frame.title;
  stamps.push({
    ...above,
    text: chapter,
    bold: false,
    x: x(guide ? inside : outside),
    align: guide ? inside : outside,
    room: width * 0.38,
    grey: 0.4,
  });
  if (guide)
    stamps.push({
      ...above,
      text: guide,
      bold: true,
      x: x(outside),
      align: outside,
      room: width * 0.58,
      grey: 0.15,
    });
  return stamps;
}

const longestGuide = 30;
function guideWords({ first, last }: RunningHead): string {
  if (first === last) return first;
  return [first, last]
    .map((word) => (word.length > longestGuide ? `${word.slice(0, longestGuide - 1).trim()}…` : word))
    .join(" – ");
}
