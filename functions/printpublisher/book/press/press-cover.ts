import { pageModels, usualFormat } from "../../../../shared/printpublisher/templates/page-model.ts";
import type { BookFacts } from "../assemble-book.ts";
import type { OpenedBook } from "../open-book.ts";
import type { Stamp } from "../pdf/stamp.ts";
import { type PdfDict, printNumber, printValue } from "../pdf/syntax.ts";
import { points } from "../sheet.ts";
import type { LabColour } from "./press-colours.ts";
import type { PressCondition } from "./press-condition.ts";
import { PressFile, sizeOf } from "./press-file.ts";
import { boxOf, matrixOf, PressSheet, placedOutside } from "./press-sheet.ts";

/** A narrower spine than this, mm, stays without words, because folding is not more exact. */
const leastSpine = 5;
/** Distance from the ends of the spine to its words, mm. */
const spineMargin = 12;
/** Largest type size on a spine, points, and the share of its width that letters may take. */
const largest = 13;
const letterShare = 0.55;

/**
 * The wrapper as one spread: back, spine and front. The spine has the book's colour; title and laboratory stand on it, in German from the foot
 * upwards, in English from the head downwards, as books of either language stand on a shelf.
 */
export function pressCover(
  book: OpenedBook,
  facts: BookFacts,
  {
    lab,
    spine,
    marks,
    condition,
  }: { lab: LabColour; spine: number; marks: boolean; condition: PressCondition },
): Buffer {
  const file = new PressFile(book, facts, lab, condition);
  const { format = usualFormat } = facts;
  const { trim } = pageModels[format];
  const sheet = new PressSheet({ width: 2 * trim.width + spine, height: trim.height }, marks);
  const { edge } = sheet;
  const atSpine = edge + points(trim.width);
  const [left, low, right, top] = sheet.bled;
  // Colour the ground between the two sides and below them, so that no edge shines white.
  const ground = `${file.colours.fill} ${[left, low, right - left, top - low].map(printNumber).join(" ")} re f`;
  const forms: Record<string, number> = {};
  const placed = (["back", "front"] as const).map((side) => {
    const part = book.frames.findIndex(({ kind }) => kind === `wrapper-${side}`);
    const drawn = file.parts[part];
    if (!drawn) return "";
    const x = side === "back" ? edge : atSpine + points(spine);
    const { box, matrix } = placedOutside(side, sizeOf(drawn, 0), x, edge, format);
    forms[side] = drawn.form(0, new Map(), boxOf(box), () => "");
    return `q ${matrix} /${side} Do Q`;
  });
  const resources: PdfDict = new Map();
  const words = spine < leastSpine ? "" : spineWords(file, facts, spine, { x: atSpine, y: edge }, resources);
  const content = `q ${ground} Q\n${placed.join("\n")}\n${words}${sheet.marks([trim.width, trim.width + spine])}`;
  const fonts = resources.get("Font");
  file.addPage(sheet, content, forms, fonts ? `/Font ${printValue(fonts)}` : "");
  return file.finish("cover", "SinglePage");
}

function spineWords(
  { stamper }: PressFile,
  { title, labName, language, format = usualFormat }: BookFacts,
  spine: number,
  { x, y }: { x: number; y: number },
  resources: PdfDict,
): string {
  const size = Math.min(largest, points(spine) * letterShare);
  const length = points(pageModels[format].trim.height);
  const margin = points(spineMargin);
  // Capitals are about seven tenths of the type size.
  const base = (points(spine) - 0.7 * size) / 2;
  const style = { size, grey: 1, kind: "Header", y: base } as const;
  const stamps: Stamp[] = [
    { ...style, text: title, bold: true, align: "left", x: margin, room: length * 0.55 },
    { ...style, text: labName, bold: false, align: "right", x: length - margin, room: length * 0.3 },
  ];
  const turned =
    language === "de" ? matrixOf(0, 1, -1, 0, x + points(spine), y) : matrixOf(0, -1, 1, 0, x, y + length);
  return `q ${turned}\n${stamper.operators(stamps, resources)}Q\n`;
}
