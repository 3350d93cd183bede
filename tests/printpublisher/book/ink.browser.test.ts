import { beforeAll, describe, expect, test } from "vitest";
import type { Entry, Layout, Orientation } from "../../../functions/printpublisher/book/book.ts";
import { pictureHtml } from "../../../shared/kernel/rich-blocks.ts";
import {
  bookFormats,
  columnGaps,
  columnWidth,
  pageModels,
  unfitColumns,
} from "../../../shared/printpublisher/templates/page-model.ts";
import { pngOf } from "../../platform/picture/pictures.ts";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";
import { type Ink, readInk } from "./read-ink.ts";

const layouts: Layout[] = ["list", "cards", "compact", "table"];
const orientations: Orientation[] = ["portrait", "landscape"];
/** Every way to set a directory that a laboratory can choose. */
const kinds = bookFormats.flatMap((format) =>
  orientations.flatMap((orientation) =>
    layouts.flatMap((layout) =>
      ([1, 2, 3] as const)
        .filter((columns) => !unfitColumns(format, { orientation, columns }, layout))
        .map((columns) => ({
          format,
          orientation,
          layout,
          columns,
          id: `${layout}${columns}${orientation}`,
        })),
    ),
  ),
);

/** Entries from a few lines to several columns, with tables, lists, QR codes, and words and codes that are wider than a column. */
const entries = (prefix: string): Entry[] =>
  Array.from({ length: 14 }, (_, index) =>
    entry(
      `${prefix}${index}${index === 5 ? "-123456789".repeat(6) : ""}`,
      `Analyse ${index} ${"lang".repeat(index * 2)}`,
      {
        synonyms: index % 3 ? ["Synonym", "Zuckerbelastung"] : [],
        ...(index % 4 === 1 && { page: `https://labor.example/${prefix}${index}/` }),
        ...(index % 5 === 2 && { changed: true }),
        rows: [
          { label: "Material", text: "Serum, Serumröhrchen mit Gel" },
          {
            label: "Hinweis",
            html: `<p>${"Bitte nüchtern abnehmen. ".repeat(index === 9 ? 300 : 4 + ((index * 7) % 20))}</p>`,
          },
          {
            label: "Grenzen",
            table: {
              head: ["Alter", "Wert", "Bemerkung zum Wert"],
              rows: Array.from({ length: 4 }, (_, row) => [`${row} J.`, `${row},5`, "nüchtern"]),
            },
          },
          { label: "Liste", html: `<ul>${"<li>kühl und dunkel</li>".repeat(index % 4)}</ul>` },
          {
            label: "Frei",
            html:
              index % 2
                ? "<table><tr><th>Art</th><td>eins</td></tr></table><blockquote>Zitat</blockquote>"
                : "",
          },
        ],
      },
    ),
  );

const src = `/api/public/logo/${"ab".repeat(32)}/`;
const introduction = `<p>Bitte beachten.</p>${pictureHtml({ src, alt: "Röhrchen", width: 50, caption: "Abbildung" })}`;
const options = { ...withChromium, readImage: async () => ({ type: "image/png", bytes: pngOf(600, 300) }) };

const points = (mm: number) => (mm * 72) / 25.4;
/** Glyphs reach a little beyond the widths that the font tells. */
const tolerance = 1;
/** Bars beside changed entries stand in the margin or in the gap, this far from their column. */
const barRoom = points(2.2) + tolerance;

describe.each(bookFormats)("in %s, nothing stands outside the columns", (format) => {
  const kindsOfFormat = kinds.filter((kind) => kind.format === format);
  const { trim, margin } = pageModels[format];
  let sheets: Awaited<ReturnType<typeof readBook>>["sheets"];
  let inks: Ink[][];
  let starts: (number | undefined)[];
  beforeAll(async () => {
    const chapters = kindsOfFormat.map(({ id, layout, columns, orientation }) =>
      directory(id, id, entries(`${id}-`), {
        layout,
        columns,
        orientation,
        html: introduction,
      }),
    );
    const printed = await makeBook(bookWith(chapters, { format }), memoryCache(), options);
    expect(printed.warnings).toEqual([]);
    const book = await readBook(printed.pdf);
    sheets = book.sheets;
    inks = await readInk(printed.pdf);
    starts = [...kindsOfFormat.map(({ id }) => id), "Stichwortverzeichnis"].map(
      (title) => book.outline.find((item) => item.title === title)?.sheet,
    );
  }, 240_000);

  test.each(kindsOfFormat)("$orientation: $layout in $columns", ({ id, layout, columns, orientation }) => {
    const index = kindsOfFormat.findIndex((kind) => kind.id === id);
    const first = starts[index] ?? 0;
    const pages = sheets
      .slice(first, starts[index + 1])
      .map((sheet, page) => ({ ...sheet, ink: inks[first + page] ?? [] }))
      .filter(({ text }) => text !== "");
    expect(pages.length).toBeGreaterThan(1);
    const gap = points(columns === 1 ? 0 : columnGaps[columns]);
    const page = points(columnWidth(format, orientation, 1));
    // Columns beside each other are whole pixels wide.
    const width =
      columns === 1 ? page : Math.floor(points(columnWidth(format, orientation, columns)) / 0.75) * 0.75;
    // Pages move towards their outer edge by their box, not by their content.
    const left = points(margin.side);
    const foot = points(margin.bottom);
    const top = points((orientation === "portrait" ? trim.height : trim.width) - margin.top);
    const lefts = Array.from({ length: columns }, (_, column) => left + column * (width + gap));
    const standsIn = (from: number, to: number, beside = 0) => {
      const fits = (start: number, end: number) =>
        from >= start - tolerance - beside && to <= end + tolerance;
      // The title of the chapter, and what is too wide for a column, stand across the page.
      const isAcross = fits(left, left + page) && from < left + tolerance;
      return isAcross || lefts.some((start) => fits(start, start + width));
    };
    for (const { drawn, ink, number } of pages) {
      // Running heads and folios stand above and below the type area.
      const inside = drawn.filter(({ y }) => y >= foot - 9 && y <= top + 1);
      expect(inside.length).toBeGreaterThan(0);
      for (const { text, x, y, size, width: textWidth } of inside) {
        const isFolio = y < foot && y + size < foot;
        expect(isFolio || standsIn(x, x + textWidth), `${number}: ${text} at ${x}, ${y}`).toBe(true);
        expect(isFolio || y >= foot - tolerance, `${number}: ${text} at ${y}`).toBe(true);
      }
      for (const { kind, left, right, bottom, top: upper } of ink) {
        const place = `${number}: ${kind} from ${left}, ${bottom} to ${right}, ${upper}`;
        expect(standsIn(left, right, barRoom), place).toBe(true);
        expect(bottom, place).toBeGreaterThanOrEqual(foot - tolerance);
        expect(upper, place).toBeLessThanOrEqual(top + tolerance);
      }
    }
    const all = pages.flatMap(({ ink }) => ink);
    expect(all.filter(({ kind }) => kind === "picture").length).toBeGreaterThan(0);
    // The rules of headings and entries, and the codes, which are drawn.
    expect(all.filter(({ kind }) => kind === "rule").length).toBeGreaterThan(layout === "compact" ? 1 : 14);
  });
});
