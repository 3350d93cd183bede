import { dictOf, listOf, type PdfFile, readPdf } from "./pdf/read-pdf.ts";
import { type PdfDict, Ref } from "./pdf/syntax.ts";

export interface Destination {
  /** Page within the part, from 0. */
  page: number;
  /** Points from the left and the bottom of the page. */
  x: number;
  y: number;
}

export interface PartPages {
  pages: number;
  /** Heights of the pages in points. */
  heights: number[];
  destinations: Map<string, Destination>;
  /** Whether there is a font: without one, Chromium prints pages without text and raises no error. */
  hasText: boolean;
}

/** Reads what a part's PDF says about its pages. @throws Error if it is not a Chromium PDF. */
export const learnPages = (pdf: Buffer): PartPages => pagesOf(readPdf(pdf));

export function pagesOf(file: PdfFile): PartPages {
  const order = new Map(file.pages.map((number, page) => [number, page]));
  const destinations = new Map<string, Destination>();
  for (const [name, value] of dictOf(file, file.catalog.get("Dests"))) {
    const [page, , x, y] = listOf(file, value);
    const index = page instanceof Ref ? order.get(page.number) : undefined;
    if (index !== undefined) destinations.set(name, { page: index, x: Number(x), y: Number(y) });
  }
  // Content that is blended with its background, such as half-transparent text, is a form with resources of its own.
  const hasFont = (drawn: PdfDict): boolean => {
    const resources = dictOf(file, drawn.get("Resources"));
    const forms = dictOf(file, resources.get("XObject"));
    return (
      dictOf(file, resources.get("Font")).size > 0 ||
      [...forms.values()].some((form) => hasFont(dictOf(file, form)))
    );
  };
  const hasText = file.pages.some((number) => hasFont(dictOf(file, new Ref(number))));
  const heights = file.pages.map((number) =>
    Number(listOf(file, dictOf(file, new Ref(number)).get("MediaBox"))[3]),
  );
  return { pages: file.pages.length, heights, destinations, hasText };
}
