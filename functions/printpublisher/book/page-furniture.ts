import { bleed, margin, towardsEdge, trim } from "../../../shared/printpublisher/templates/page-model.ts";
import type { PartFrame } from "./book.ts";
import type { RunningHead, Sheet } from "./lay-out-sheets.ts";
import type { Stamp } from "./pdf/stamp.ts";
import { printNumber } from "./pdf/syntax.ts";
import { points, trimmed } from "./sheet.ts";

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the boxes, in points, of a page that Chromium printed at `size`. They are exact, whereas Chromium rounds to pixels. The wrapper is
 * cropped from a larger sheet to its bleed; inner pages are moved towards their outer edge.
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

export function blankPage(parent: number): string {
  const all = box(0, 0, points(trim.width), points(trim.height));
  return `<</Type /Page/Parent ${parent} 0 R/Resources <<>>${sameBoxes(all)}>>`;
}

const sameBoxes = (all: string) => `/MediaBox ${all}/BleedBox ${all}/TrimBox ${all}`;
const box = (x: number, y: number, width: number, height: number) =>
  `[${[x, y, x + width, y + height].map(printNumber).join(" ")}]`;
const isRight = ({ number }: Sheet) => number % 2 === 1;

type Look = Pick<Stamp, "bold" | "size" | "grey">;
const folioLook: Look = { bold: true, size: 8.5, grey: 0.15 };
const imprintLook: Look = { bold: false, size: 6.2, grey: 0.45 };
const chapterLook: Look = { bold: false, size: 7, grey: 0.4 };
const guideLook: Look = { bold: true, size: 7, grey: 0.15 };

/**
 * Returns the stamps of a page. At the foot, the folio is outside and the book's name inside; at the head stand the chapter or category and,
 * outside, the first and last entry.
 */
export function stampsOf(
  sheet: Sheet,
  size: Size,
  frame: PartFrame,
  head: RunningHead,
  imprint: string,
): Stamp[] {
  if (sheet.wrapper || frame.kind === "title") return [];
  const x = { left: points(margin.side), right: size.width - points(margin.side) };
  const width = x.right - x.left;
  const [outside, inside] = isRight(sheet) ? (["right", "left"] as const) : (["left", "right"] as const);
  const at = (align: "left" | "right", text: string, room: number) => ({ text, align, x: x[align], room });
  const height = size.width > size.height ? points(trim.width) : points(trim.height);
  const foot = { kind: "Footer", y: size.height - height + points(8.5) } as const;
  const below: Stamp[] = [
    { ...foot, ...folioLook, ...at(outside, String(sheet.number), width / 3) },
    { ...foot, ...imprintLook, ...at(inside, imprint, width * 0.6) },
  ];
  if (sheet.opening) return below;
  const above = { kind: "Header", y: size.height - points(12) } as const;
  const guide = frame.kind === "directory" || frame.kind === "index" ? guideWords(head) : "";
  const chapter = frame.kind === "directory" && head.category ? head.category : frame.title;
  return [
    ...below,
    { ...above, ...chapterLook, ...at(guide ? inside : outside, chapter, width * 0.38) },
    ...(guide ? [{ ...above, ...guideLook, ...at(outside, guide, width * 0.58) }] : []),
  ];
}

const longestGuide = 30;
function guideWords({ first, last }: RunningHead): string {
  if (first === last) return first;
  return [first, last]
    .map((word) => (word.length > longestGuide ? `${word.slice(0, longestGuide - 1).trim()}…` : word))
    .join(" – ");
}
