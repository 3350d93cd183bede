import {
  bleed,
  type Format,
  pageModels,
  usualFormat,
} from "../../../shared/printpublisher/templates/page-model.ts";
import type { Orientation } from "./book.ts";

const pointsPerMm = 72 / 25.4;
/** Millimetres as PDF points. */
export const points = (mm: number) => mm * pointsPerMm;

/** Width that Chromium prints beyond the bleed, so that its rounded page sizes leave no white edge, mm. */
export const spill = 3;

/** Chromium prints nothing beyond the margins of a page, so the page margins end where the bars beside the first column begin, mm. */
export const barRoom = 3;
/** Width that the printed wrapper has beyond the trimmed edge, mm. */
export const edge = bleed + spill;

/** Width and height of a trimmed page as it is laid out, mm. */
export function trimmed(
  orientation: Orientation,
  format: Format = usualFormat,
): { width: number; height: number } {
  const { trim } = pageModels[format];
  return orientation === "portrait" ? trim : { width: trim.height, height: trim.width };
}
