/** The trimmed page, mm. */
export const trim = { width: 148, height: 210 };
/** Bleed of the wrapper beyond the trimmed edge on each side, mm. */
export const bleed = 3;
/** Margins of inner pages, mm. Left and right are the same for Chromium; the assembler moves pages towards the outer edge. */
export const margin = { top: 19, bottom: 16.5, side: 14 };
/** How far inner pages are moved away from the spine, mm. */
export const towardsEdge = 1.5;
/** Space between two columns by how many there are, mm. */
export const columnGaps = { 2: 6, 3: 5 } as const;
/** Greatest height of a picture in a text, mm; a taller picture becomes narrower. */
export const pictureHeight = { portrait: 150, landscape: 95 } as const;
