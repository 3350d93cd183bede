import type { Orientation } from "./book.ts";

const pointsPerMm = 72 / 25.4;
/** Millimetres as PDF points. */
export const points = (mm: number) => mm * pointsPerMm;

/** The trimmed page, mm. */
export const trim = { width: 148, height: 210 };
/** Bleed of the wrapper beyond the trimmed edge on each side, mm. */
export const bleed = 3;
/** What Chromium prints beyond the bleed, so that its rounded page sizes leave no white edge, mm. */
export const spill = 3;
/** Margins of inner pages, mm. Left and right are the same for Chromium; the assembler moves pages towards the outer edge. */
export const margin = { top: 19, bottom: 17, side: 14 };
/** How far inner pages are moved away from the spine, mm. */
export const towardsEdge = 1.5;

/** Width and height of a trimmed page, mm. */
export function trimmed(orientation: Orientation): { width: number; height: number } {
  return orientation === "portrait" ? trim : { width: trim.height, height: trim.width };
}
