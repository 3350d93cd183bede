import { bleed, type Format, pageModels } from "../templates/page-model.ts";

const mmPerInch = 25.4;
/** Fewest dots per inch with which a picture may fill a page; below 300 it is printed with a warning. */
export const leastPageDpi = 150;

interface Size {
  width: number;
  height: number;
}

/** Returns the size in millimetres of a page with its bleed. */
export function bledPage(format: Format): Size {
  const { width, height } = pageModels[format].trim;
  return { width: width + 2 * bleed, height: height + 2 * bleed };
}

/** Returns the pixels that a picture needs to fill a page and its bleed at a resolution. */
export function pageDots(format: Format, dpi: number): Size {
  const { width, height } = bledPage(format);
  const dots = (mm: number) => Math.ceil((mm / mmPerInch) * dpi);
  return { width: dots(width), height: dots(height) };
}

/** Returns the dots per inch of a picture over a whole page: one that fills it is cut to its shape, another is shown whole within the trimmed page. */
export function pageDpi(format: Format, size: Size, fit: "fill" | "whole"): number {
  const page = fit === "fill" ? bledPage(format) : pageModels[format].trim;
  const [across, down] = [size.width / page.width, size.height / page.height];
  return Math.floor((fit === "fill" ? Math.min(across, down) : Math.max(across, down)) * mmPerInch);
}

/** Returns the width and height in millimetres at which a picture has enough dots for print. */
export const sharpSize = ({ width, height }: Size, dpi: number): Size => ({
  width: Math.floor((width / dpi) * mmPerInch),
  height: Math.floor((height / dpi) * mmPerInch),
});
