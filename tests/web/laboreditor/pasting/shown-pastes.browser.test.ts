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
import { type Inspection, inspectText } from "./look.ts";

/** One field for each paste, with its saved content. */
const keyOf = (index: number) => `paste_${index}`;
const labelOf = (index: number) => `Feld ${index}.`;
const analysis = analysisOf("PASTED", {
  fields: Object.fromEntries(pastes.map(({ saved }, index) => [keyOf(index), stored(saved)])),
});
const catalogue = new Catalogue(1, [
  ...frame.filter(({ kind }) => kind !== "layout"),
  documentOf("layout", {
    identifier: "default",
    fields: pastes.map((_, index) => field(keyOf(index), "multilinetext", { label: { de: labelOf(index) } })),
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
async function inspectAll(html: string, select: string): Promise<Record<string, Inspection>> {
  await page.setContent(html);
  // A part of the book stays hidden until its fonts are loaded; there are none here.
  await page.evaluate(() => document.querySelector("main[hidden]")?.removeAttribute("hidden"));
  await page.addScriptTag({ content: `window.look = ${inspectText.toString()}` });
  return page.evaluate(
    ([selector, list]) =>
      Object.fromEntries(
        list.map(({ name, key, label, saved }) => {
          // In a book's table, the first fields have their own columns.
          const heads = [...document.querySelectorAll<HTMLTableCellElement>(".grid > thead th")];
          const column = heads.find(({ textContent }) => textContent === label)?.cellIndex;
          const target =
            column === undefined
              ? [...document.querySelectorAll(selector.replace("KEY", key))].find(
                  (candidate) => selector.includes("KEY") || candidate.textContent?.includes(label),
                )
              : document.querySelector<HTMLTableRowElement>(".grid > tbody > tr")?.cells[column];
          return [
            name,
            (window as unknown as { look: typeof inspectText }).look(target ?? undefined, label, saved),
          ];
        }),
      ),
    [
      select,
      pastes.map(({ name, saved }, index) => ({ name, saved, key: keyOf(index), label: labelOf(index) })),
    ] as const,
  );
}
const right = Object.fromEntries(pastes.map(({ name }) => [name, []]));
const faultsOf = (inspections: Record<string, Inspection>) =>
  Object.fromEntries(Object.entries(inspections).map(([name, { faults }]) => [name, faults]));

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
    expect(faultsOf(await inspectAll(await html(), '[data-key="KEY"] .lbm-rich'))).toEqual(right);
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
    expect(
      faultsOf(await inspectAll(withoutAddresses(withoutSoftHyphens(partHtml(part))), selector)),
    ).toEqual(right);
  });
});
