import {
  bleed,
  type Format,
  pageModels,
  usualFormat,
} from "../../../../shared/printpublisher/templates/page-model.ts";
import type { Sheet } from "../lay-out-sheets.ts";
import { printNumber } from "../pdf/syntax.ts";
import { points, trimmed } from "../sheet.ts";
import type { Box } from "./drawn-part.ts";

interface Size {
  width: number;
  height: number;
}

/** Distance of crop marks from the bleed, and their length, mm. */
const offBleed = 1;
const markLength = 5;
/** Room for marks beyond the bleed on each side, mm. */
const markRoom = offBleed + markLength + 1;
/** Thickness of a mark, points. */
const markWidth = 0.25;

/** A sheet that is cut to a size, mm: its boxes begin at its lower left corner. */
export class PressSheet {
  /** Distance from the corner to the trimmed edge, points. */
  readonly edge: number;
  readonly #trim: Box;
  readonly #media: Box;
  readonly #marks: boolean;

  constructor({ width, height }: Size, marks: boolean) {
    this.#marks = marks;
    this.edge = points(bleed + (marks ? markRoom : 0));
    this.#trim = [this.edge, this.edge, this.edge + points(width), this.edge + points(height)];
    this.#media = [0, 0, this.#trim[2] + this.edge, this.#trim[3] + this.edge];
  }

  /** Area that ink covers: the trimmed page with its bleed. */
  get bled(): Box {
    return grown(this.#trim, points(bleed));
  }

  get boxes(): string {
    return `/MediaBox ${boxOf(this.#media)}/BleedBox ${boxOf(this.bled)}/TrimBox ${boxOf(this.#trim)}`;
  }

  /** Returns the operators of crop marks, and of fold marks above and below; `folds` are distances from the trimmed edge, mm. */
  marks(folds: readonly number[] = []): string {
    if (!this.#marks) return "";
    const [left, bottom, right, top] = this.#trim;
    const near = points(bleed + offBleed);
    const far = near + points(markLength);
    const upright = [left, ...folds.map((fold) => left + points(fold)), right].flatMap((x) => [
      line(x, bottom - far, x, bottom - near),
      line(x, top + near, x, top + far),
    ]);
    const level = [bottom, top].flatMap((y) => [
      line(left - far, y, left - near, y),
      line(right + near, y, right + far, y),
    ]);
    return `q /${allInks} CS 1 SCN ${markWidth} w\n${[...upright, ...level].join("\n")}\nQ\n`;
  }
}

/** Name of the colour space of marks, which all inks print. */
export const allInks = "All";
export const allInksSpace =
  "[/Separation /All /DeviceCMYK <</FunctionType 2/Domain [0 1]/C0 [0 0 0 0]/C1 [1 1 1 1]/N 1>>]";

const line = (...[fromX, fromY, toX, toY]: [number, number, number, number]) =>
  `${[fromX, fromY].map(printNumber).join(" ")} m ${[toX, toY].map(printNumber).join(" ")} l S`;

const grown = ([left, bottom, right, top]: Box, by: number): Box => [
  left - by,
  bottom - by,
  right + by,
  top + by,
];
export const boxOf = (box: Box) => `[${box.map(printNumber).join(" ")}]`;

/** Placement on a sheet of a page that Chromium printed: its visible part, in the page's own points, and the matrix that places it. */
export interface Placed {
  box: Box;
  matrix: string;
}

/** Places a page inside, moved towards the outer edge; a landscape page is turned, its head to the left. A picture's page has its bleed already. */
export function placedInside(
  { number, plate }: Sheet,
  size: Size,
  edge: number,
  format: Format = usualFormat,
): Placed {
  const { trim, towardsEdge } = pageModels[format];
  if (plate) {
    const [width, height] = [points(trim.width), points(trim.height)];
    const [left, below] = [(size.width - width) / 2, (size.height - height) / 2];
    const trimBox: Box = [left, below, left + width, below + height];
    return { box: grown(trimBox, points(bleed)), matrix: matrixOf(1, 0, 0, 1, edge - left, edge - below) };
  }
  const outwards = points(number % 2 === 1 ? towardsEdge : -towardsEdge);
  if (size.width > size.height) {
    const page = trimmed("landscape", format);
    const top = size.height + outwards;
    const cut: Box = [0, top - points(page.height), points(page.width), top];
    return { box: grown(cut, points(bleed)), matrix: matrixOf(0, 1, -1, 0, edge + top, edge) };
  }
  const low = size.height - points(trim.height);
  const cut: Box = [-outwards, low, points(trim.width) - outwards, size.height];
  return { box: grown(cut, points(bleed)), matrix: matrixOf(1, 0, 0, 1, edge + outwards, edge - low) };
}

/** Places a side of the wrapper, `x` points from the left. It is shown up to the spine and, beyond the other edges, as far as the bleed. */
export function placedOutside(
  side: "front" | "back",
  size: Size,
  x: number,
  edge: number,
  format: Format = usualFormat,
): Placed {
  const { trim } = pageModels[format];
  const [width, height] = [points(trim.width), points(trim.height)];
  const [left, low] = [(size.width - width) / 2, (size.height - height) / 2];
  const [back, front] = side === "back" ? [points(bleed), 0] : [0, points(bleed)];
  const box: Box = [left - back, low - points(bleed), left + width + front, low + height + points(bleed)];
  return { box, matrix: matrixOf(1, 0, 0, 1, x - left, edge - low) };
}

export const matrixOf = (...values: [number, number, number, number, number, number]) =>
  `${values.map(printNumber).join(" ")} cm`;
