/** Formats of the book that a laboratory can choose. */
export const bookFormats = ["A4", "A5", "A6"] as const;
export type BookFormat = (typeof bookFormats)[number];
/** All formats: besides those of the book, the sheet of one analysis (A4) and the poster of one category (A3). */
export type Format = BookFormat | "sheet" | "poster";

/** Geometry of a page, mm. Left and right margins are the same for Chromium; the assembler moves pages towards the outer edge. */
export interface PageModel {
  /** The trimmed page. */
  trim: { width: number; height: number };
  margin: { top: number; bottom: number; side: number };
  /** How far inner pages are moved away from the spine. */
  towardsEdge: number;
  /** Greatest height of a picture in a text; a taller picture becomes narrower. */
  pictureHeight: { portrait: number; landscape: number };
  /** How much larger than its geometry and type the page is printed. */
  scale: number;
}

/** Type of a sheet and a poster is larger than a book's, because people read them from further away. */
const enlarged = Math.SQRT2;

export const pageModels: Record<Format, PageModel> = {
  A4: {
    trim: { width: 210, height: 297 },
    margin: { top: 22, bottom: 19.5, side: 18 },
    towardsEdge: 2,
    pictureHeight: { portrait: 220, landscape: 145 },
    scale: 1,
  },
  A5: {
    trim: { width: 148, height: 210 },
    margin: { top: 19, bottom: 15.8, side: 14 },
    towardsEdge: 1.5,
    pictureHeight: { portrait: 150, landscape: 95 },
    scale: 1,
  },
  A6: {
    trim: { width: 105, height: 148 },
    margin: { top: 16, bottom: 14, side: 10 },
    towardsEdge: 1,
    pictureHeight: { portrait: 95, landscape: 60 },
    scale: 1,
  },
  sheet: {
    trim: { width: 210 / enlarged, height: 297 / enlarged },
    margin: { top: 15, bottom: 16.5, side: 14 },
    towardsEdge: 0,
    pictureHeight: { portrait: 150, landscape: 95 },
    scale: enlarged,
  },
  poster: {
    trim: { width: 297 / enlarged, height: 420 / enlarged },
    margin: { top: 17, bottom: 17.5, side: 14 },
    towardsEdge: 0,
    pictureHeight: { portrait: 220, landscape: 145 },
    scale: enlarged,
  },
};
export const usualFormat = "A5" satisfies BookFormat;

/** Geometry of the usual format. */
export const { trim, margin, towardsEdge } = pageModels[usualFormat];
/** Bleed of the wrapper beyond the trimmed edge on each side, mm. */
export const bleed = 3;
/** Space between two columns by how many there are, mm. */
export const columnGaps = { 2: 6, 3: 5 } as const;

/** Returns the nearest number of columns that can be set in a format. */
export const fittedColumns = (format: Format, page: PageColumns, layout?: string): 1 | 2 | 3 =>
  ([1, 2, 3] as const)
    .filter((columns) => !unfitColumns(format, { ...page, columns }, layout))
    .reduce((best, next) => (Math.abs(next - page.columns) < Math.abs(best - page.columns) ? next : best));

/** Narrowest and widest column in which an analysis can be set, mm. */
export const columnLimits = { least: 36, most: 190 };

export interface PageColumns {
  orientation: "portrait" | "landscape";
  columns: number;
}

/** Returns the width of a column, mm. */
export function columnWidth(
  format: Format,
  orientation: PageColumns["orientation"],
  columns: number,
): number {
  const { trim, margin } = pageModels[format];
  const width = (orientation === "portrait" ? trim.width : trim.height) - 2 * margin.side;
  const gap = columns === 2 || columns === 3 ? columnGaps[columns] : 0;
  return (width - (columns - 1) * gap) / columns;
}

/** Returns whether columns are too narrow or too wide to be set in a format; undefined if they can be. A table may be as wide as the page. */
export function unfitColumns(
  format: Format,
  { orientation, columns }: PageColumns,
  layout?: string,
): "narrow" | "wide" | undefined {
  const width = columnWidth(format, orientation, columns);
  if (width < columnLimits.least) return "narrow";
  return width > columnLimits.most && layout !== "table" ? "wide" : undefined;
}
