import { type Format, pageModels, usualFormat } from "../../../shared/printpublisher/templates/page-model.ts";
import type { Mark, PartFrame } from "./book.ts";
import { cutLabels, type SetLabels, setLabels } from "./label-lines.ts";
import type { Sheet } from "./lay-out-sheets.ts";
import type { PartPages } from "./learn-pages.ts";
import type { Stamper } from "./pdf/stamp.ts";
import { type PdfDict, printNumber } from "./pdf/syntax.ts";
import { points } from "./sheet.ts";
import { shadesOf } from "./unit-colours.ts";

/** A category of the first level, or a directory chapter without several of them. */
interface Unit {
  colour: string;
  place: number;
}

/** Width of a tab inside the trimmed edge, beyond it, its least and usual height, and that of a tab with a long label, mm. */
const tab = { width: 5, beyond: 3, least: 8, most: 22, longest: 60 };
/** Space before the first letter of a label and behind its last one, points. */
const indent = 1.3;
const leading = 1.1;
/** Length of a line of a label, points. */
const lengthOf = (height: number) => points(height) - points(0.4) - 2 * indent;

/** Tabs at the outer edge of directory pages, one below the other by category, so that a closed book shows where each begins. */
export class ThumbIndex {
  readonly #units: (Unit | undefined)[][];
  readonly #titles: string[];
  readonly #room: number;
  readonly #format: Format;
  #look: (SetLabels & { height: number; slots: number }) | undefined;

  /**
   * @param colour that of the book, `#rrggbb`, from which those of the categories are derived
   * @param divided puts soft hyphens into a title
   */
  constructor(
    frames: readonly PartFrame[],
    learned: readonly PartPages[],
    colour: string,
    divided: (title: string) => string,
    format: Format = usualFormat,
  ) {
    const units = unitsOf(frames);
    const count = units.flat().length;
    const shades = shadesOf(colour, count);
    let place = 0;
    let current: Unit | undefined;
    this.#units = frames.map(({ kind }, part) => {
      if (kind !== "directory" || count < 2) current = undefined;
      const { pages = 0, destinations } = learned[part] ?? {};
      return Array.from({ length: pages }, (_, page) => {
        for (const { target } of units[part] ?? []) {
          if (destinations?.get(target)?.page !== page || count < 2) continue;
          current = { place, colour: shades[place] ?? colour };
          place += 1;
        }
        return current;
      });
    });
    const { trim, margin } = pageModels[format];
    this.#titles = units.flat().map(({ title }) => divided(title));
    this.#room = trim.height - margin.top - margin.bottom;
    this.#format = format;
  }

  /** Returns labels and tabs of one size. Tabs grow until each label is whole; if they have no room below each other, they begin again at the top. */
  #lookFor(stamper: Stamper) {
    const titles = this.#titles;
    const each = this.#room / titles.length;
    const longest = Math.min(tab.longest, this.#room);
    const usual = Math.max(tab.least, Math.min(each, tab.most));
    const heights = Array.from({ length: 30 }, (_, step) => usual + 2 * step);
    const widthOf = (words: string) => stamper.widthOf(words);
    const tabsOf = (height: number, labels: SetLabels) => {
      return { ...labels, height, slots: Math.floor(this.#room / height + 0.001) };
    };
    for (const height of [...heights, each].sort((a, b) => a - b)) {
      if (height < usual || height > longest) continue;
      const labels = setLabels(titles, lengthOf(height), widthOf);
      if (labels) return tabsOf(height, labels);
    }
    return tabsOf(longest, cutLabels(titles, lengthOf(longest), widthOf));
  }

  /**
   * Returns the operators of a page's tab; empty for pages without one and for landscape pages, whose outer edge is another.
   * @param size of the page that Chromium printed, points
   */
  operators(
    { part = -1, page, number }: Sheet,
    size: { width: number; height: number },
    stamper: Stamper,
    resources: PdfDict,
  ): string {
    const unit = this.#units[part]?.[page];
    if (!unit || size.width > size.height) return "";
    this.#look ??= this.#lookFor(stamper);
    const tabs = this.#look;
    const { towardsEdge, margin } = pageModels[this.#format];
    const isRight = number % 2 === 1;
    const width = points(tab.width + tab.beyond);
    const height = points(tabs.height);
    const x = isRight ? size.width - points(towardsEdge + tab.width) : points(towardsEdge - tab.beyond);
    const y = size.height - points(margin.top) - height * ((unit.place % tabs.slots) + 1);
    const area = [x, y, width, height - points(0.4)].map(printNumber).join(" ");
    const lines = tabs.lines[unit.place] ?? [];
    const style = { bold: true, size: tabs.size, grey: 1, kind: "Header", align: "left" } as const;
    const room = lengthOf(tabs.height);
    const middle = points(tab.width) / 2 - tabs.size * 0.35;
    const stamps = lines.map((text, line) => {
      const y = ((lines.length - 1) / 2 - line) * tabs.size * leading;
      const x = indent + Math.max(0, room - stamper.widthOf(text) * tabs.size) / 2;
      return { ...style, text, x, y, room };
    });
    const label = stamper.operators(stamps, resources);
    // The words run upwards on the left and downwards on the right, their feet towards the text.
    const inner = isRight ? x : x + width;
    const turned = isRight
      ? `0 -1 1 0 ${printNumber(inner + middle)} ${printNumber(y + height - points(0.4))} cm`
      : `0 1 -1 0 ${printNumber(inner - middle)} ${printNumber(y)} cm`;
    return `/Artifact <</Type /Pagination>> BDC\n${rgbOf(unit.colour)} rg ${area} re f\nEMC\nq ${turned}\n${label}Q\n`;
  }
}

/** Returns the marks at which the units of each part begin. A directory part without the mark of a chapter continues the one before it. */
function unitsOf(frames: readonly PartFrame[]): Mark[][] {
  const chapters: PartFrame[][] = [];
  for (const frame of frames)
    if (frame.kind === "directory" && !frame.marks.some(({ kind }) => kind === "chapter"))
      chapters.at(-1)?.push(frame);
    else chapters.push([frame]);
  return chapters.flatMap((parts) => {
    const isFirst = ({ kind, depth }: Mark) => kind === "category" && depth === 1;
    const hasSeveral = parts.flatMap(({ marks }) => marks.filter(isFirst)).length > 1;
    const begins = (mark: Mark) => (hasSeveral ? isFirst(mark) : mark.kind === "chapter");
    return parts.map(({ kind, marks }) => (kind === "directory" ? marks.filter(begins) : []));
  });
}

const rgbOf = (colour: string) =>
  [1, 3, 5].map((start) => printNumber(Number.parseInt(colour.slice(start, start + 2), 16) / 255)).join(" ");
