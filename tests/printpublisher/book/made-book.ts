import { getDocumentProxy } from "unpdf";
import type { BookInput, Chapter, Entry } from "../../../functions/printpublisher/book/book.ts";
import type { RenderOptions } from "../../../functions/printpublisher/book/render-part.ts";
import { chromiumPath, printingArguments } from "../../support/chromium.ts";
import type { PartCache } from "../../support/make-book.ts";

export const withChromium: RenderOptions = {
  chromium: async () => ({ path: await chromiumPath(), args: printingArguments }),
};

/** Rendered parts in memory. */
export function memoryCache(): PartCache & { size: () => number } {
  const parts = new Map<string, Buffer>();
  return {
    get: async (hash) => parts.get(hash),
    put: async (hash, pdf) => {
      parts.set(hash, pdf);
    },
    size: () => parts.size,
  };
}

export const entry = (code: string, name: string, fields: Partial<Entry> = {}): Entry => ({
  code,
  name,
  synonyms: [],
  rows: [
    { label: "Material", text: "Serum" },
    { label: "Methode", html: "<p>Photometrie</p>" },
  ],
  ...fields,
});

export const directory = (
  id: string,
  title: string,
  entries: Entry[],
  fields: Partial<Chapter> = {},
): Chapter => ({
  kind: "directory",
  id,
  title,
  orientation: "portrait",
  columns: 2,
  layout: "list",
  groups: [{ path: [], entries }],
  ...fields,
});

export const text = (id: string, title: string, html: string, fields: Partial<Chapter> = {}): Chapter => ({
  kind: "text",
  id,
  title,
  html,
  orientation: "portrait",
  columns: 1,
  layout: "list",
  ...fields,
});

export const bookWith = (chapters: Chapter[], fields: Partial<BookInput> = {}): BookInput => ({
  title: "Analysenverzeichnis",
  subtitle: "Ausgabe 7",
  language: "de",
  labName: "Labor Musterstadt",
  chapters,
  ...fields,
});

export interface ReadLink {
  /** Text under the link. */
  text: string;
  /** Sheet that it leads to, from 0; undefined if it leads nowhere in the book. */
  sheet: number | undefined;
  url: string | undefined;
}

/** Returns the visible content of a PDF: per sheet its printed number, text, size (points) and links, and the outline with its sheets. */
export async function readBook(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const labels = (await document.getPageLabels()) ?? [];
  const sheets = [];
  for (let index = 0; index < document.numPages; index += 1) {
    const page = await document.getPage(index + 1);
    const content = await page.getTextContent();
    const items = content.items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
    const links: ReadLink[] = [];
    for (const link of await page.getAnnotations()) {
      if (link.subtype !== "Link") continue;
      const [left, bottom, right, top] = link.rect as number[];
      const inside = items.filter(({ transform: [, , , , x, y], width }) => {
        const middle = x + width / 2;
        return middle >= (left ?? 0) && middle <= (right ?? 0) && y >= (bottom ?? 0) - 1 && y <= (top ?? 0);
      });
      links.push({
        text: inside
          .map(({ str }) => str)
          .join(" ")
          .replace(/\s+/g, " ")
          .trim(),
        sheet: await sheetOf(link.dest),
        url: link.url,
      });
    }
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const drawn = items.map(({ str, transform, width }) => ({
      text: str,
      // Turned text takes no width.
      width: transform[1] === 0 ? width : 0,
      turned: transform[1] !== 0,
      size: Math.abs(transform[3] as number),
      x: transform[4] as number,
      y: transform[5] as number,
    }));
    sheets.push({
      number: labels[index] ?? "",
      text: content.items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
      width: right - left,
      height: top - bottom,
      drawn,
      links,
    });
  }
  const outline: { title: string; depth: number; sheet: number | undefined }[] = [];
  type Items = Awaited<ReturnType<typeof document.getOutline>>;
  const walk = async (items: Items | undefined, depth: number): Promise<void> => {
    for (const item of items ?? []) {
      outline.push({ title: item.title, depth, sheet: await sheetOf(item.dest) });
      await walk(item.items, depth + 1);
    }
  };
  await walk(await document.getOutline(), 0);
  return { sheets, outline };

  async function sheetOf(dest: unknown): Promise<number | undefined> {
    const place = typeof dest === "string" ? await document.getDestination(dest) : dest;
    return Array.isArray(place) ? document.getPageIndex(place[0]) : undefined;
  }
}
