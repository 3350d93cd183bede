import { type Browser, chromium, type Page } from "playwright";
import { h } from "preact";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Catalogue } from "../../../../functions/core/door.ts";
import { renderPage } from "../../../../functions/platform/public-page/render-page.ts";
import type { Layout } from "../../../../functions/printpublisher/book/book.ts";
import { partHtml } from "../../../../functions/printpublisher/book/html/part-html.ts";
import { withoutSoftHyphens } from "../../../../functions/printpublisher/book/hyphenate.ts";
import { planBook } from "../../../../functions/printpublisher/book/plan-book.ts";
import { bookOf } from "../../../../functions/printpublisher/books/book-content.ts";
import { contextOf } from "../../../../functions/webpublisher/directory/page-context.ts";
import { publicAnalysis } from "../../../../functions/webpublisher/directory/public-analysis.ts";
import { publicReader } from "../../../../functions/webpublisher/directory/public-directory.ts";
import { webConfigDefaults } from "../../../../shared/webpublisher/config/defaults.ts";
import { AnalysisPage } from "../../../../web/embed/pages/analysis-pages.tsx";
import { chromiumArguments, chromiumPath } from "../../../support/chromium.ts";
import { pastes } from "../../../support/pastes/pastes.ts";
import { analysisOf, documentOf, field, frame, stored } from "../../../webpublisher/directory/documents.ts";
import { pageCall } from "../../../webpublisher/directory/page-call.ts";
import { type Look, look } from "./look.ts";

/** One field for each paste, with its saved content. */
const keyOf = (at: number) => `paste_${at}`;
const labelOf = (at: number) => `Feld ${at}.`;
const analysis = analysisOf("PASTED", {
  fields: Object.fromEntries(pastes.map(({ saved }, at) => [keyOf(at), stored(saved)])),
});
const catalogue = new Catalogue(1, [
  ...frame.filter(({ kind }) => kind !== "layout"),
  documentOf("layout", {
    identifier: "default",
    fields: pastes.map((_, at) => field(keyOf(at), "multilinetext", { label: { de: labelOf(at) } })),
  }),
  documentOf("analysis", analysis),
]);

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  page = await browser.newPage();
  // Block fonts and scripts, which do not matter here.
  await page.route("**/*", (route) => route.abort());
});
afterAll(() => browser.close());

/** Checks each paste at the place given by `select`. */
async function looks(html: string, select: string): Promise<Record<string, Look>> {
  await page.setContent(html);
  // A part of the book stays hidden until its fonts are loaded; there are none here.
  await page.evaluate(() => document.querySelector("main[hidden]")?.removeAttribute("hidden"));
  await page.addScriptTag({ content: `window.look = ${look.toString()}` });
  return page.evaluate(
    ([selector, given]) =>
      Object.fromEntries(
        given.map(({ name, key, label, saved }) => {
          // In a book's table, the first fields have their own columns.
          const heads = [...document.querySelectorAll<HTMLTableCellElement>(".grid > thead th")];
          const column = heads.find(({ textContent }) => textContent === label)?.cellIndex;
          const found =
            column === undefined
              ? [...document.querySelectorAll(selector.replace("KEY", key))].find(
                  (one) => selector.includes("KEY") || one.textContent?.includes(label),
                )
              : document.querySelector<HTMLTableRowElement>(".grid > tbody > tr")?.cells[column];
          return [name, (window as unknown as { look: typeof look }).look(found ?? undefined, label, saved)];
        }),
      ),
    [
      select,
      pastes.map(({ name, saved }, at) => ({ name, saved, key: keyOf(at), label: labelOf(at) })),
    ] as const,
  );
}
const right = Object.fromEntries(pastes.map(({ name }) => [name, []]));
const faultsOf = (found: Record<string, Look>) =>
  Object.fromEntries(Object.entries(found).map(([name, { faults }]) => [name, faults]));

/** Paper adds the addresses of links. */
const withoutAddresses = (html: string) =>
  html.replaceAll(/ \((<span class="address">(?:(?!<\/a>).)*)\)(?=<\/a>)/g, "");

describe("what was pasted", () => {
  const html = async () => {
    process.env.ORIGIN = "https://labor.example";
    const call = pageCall(["de"]);
    const context = contextOf(call, { config: webConfigDefaults, imported: null });
    const shown = publicAnalysis(catalogue, "PASTED", publicReader("de", "de"));
    if (!shown) throw new Error("It is not public.");
    const facts = { title: "", description: "", view: { code: "PASTED" } };
    return (await renderPage(call, context, facts, h(AnalysisPage, { ...context, analysis: shown }))).output;
  };
  test.each([1200, 360])("is right on the public page, %i pixels wide", async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: "screen" });
    expect(faultsOf(await looks(await html(), '[data-key="KEY"] .lbm-rich'))).toEqual(right);
  });

  const layouts: [Layout, string][] = [
    ["list", ".row"],
    ["cards", ".row"],
    ["table", ".row"],
    ["compact", ".entry"],
  ];
  test.each(layouts)("is right in the book, in the layout %s", async (layout, selector) => {
    const book = bookOf(catalogue, [analysis], { name: "", logo: null, colour: "" }, "de", "de");
    const chapters = book.chapters.map((chapter) => ({ ...chapter, layout, columns: 1 as const }));
    const [part] = planBook({ ...book, chapters }).filter(({ kind }) => kind === "directory");
    if (!part) throw new Error("The book has no chapter.");
    // The width of a printed column.
    await page.setViewportSize({ width: 480, height: 800 });
    await page.emulateMedia({ media: "print" });
    expect(faultsOf(await looks(withoutAddresses(withoutSoftHyphens(partHtml(part))), selector))).toEqual(
      right,
    );
  });
});
