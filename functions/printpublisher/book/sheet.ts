import { trim } from "../../../shared/printpublisher/templates/page-model.ts";
import type { Orientation } from "./book.ts";

const pointsPerMm = 72 / 25.4;
/** Millimetres as PDF points. */
export const points = (mm: number) => mm * pointsPerMm;

/** Width that Chromium prints beyond the bleed, so that its rounded page sizes leave no white edge, mm. */
export const spill = 3;

/** Width and height of a trimmed page, mm. */
export function trimmed(orientation: Orientation): { width: number; height: number } {
  return orientation === "portrait" ? trim : { width: trim.height, height: trim.width };
}
