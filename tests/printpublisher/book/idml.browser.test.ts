import puppeteer from "puppeteer-core";
import { beforeAll, expect, test } from "vitest";
import type { BookPart } from "../../../functions/printpublisher/book/book.ts";
import { writeIdml } from "../../../functions/printpublisher/book/idml/write-idml.ts";
import { openBook } from "../../../functions/printpublisher/book/open-book.ts";
import { planXml } from "../../../functions/printpublisher/book/plan-xml.ts";
import { points } from "../../../functions/printpublisher/book/sheet.ts";
import { columnGaps, columnWidth, pageModels } from "../../../shared/printpublisher/templates/page-model.ts";
import { chromiumArguments, chromiumPath } from "../../support/chromium.ts";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";
import { filesOf } from "./read-idml.ts";
import { chapters } from "./told-book.ts";

const many = Array.from({ length: 40 }, (_, index) => entry(`M${index}`, `Messgröße ${index}`));
const input = bookWith([
  ...chapters,
  directory("m", "Viele", many, { columns: 3, orientation: "landscape" }),
]);

const cache = memoryCache();
let pdf: Uint8Array;
let files: Map<string, string>;
let plan: string;
beforeAll(async () => {
  const book = await makeBook(input, cache, withChromium);
  pdf = book.pdf;
  const opened = await openBook(book.parts, cache.get);
  const byHash = new Map(book.parts.map((part) => [part.hash, part]));
  files = filesOf(await writeIdml(opened, input, async (hash) => byHash.get(hash) as BookPart));
  plan = planXml(opened, input);
}, 120_000);

test("a strict parser takes every file of the package, and the plan", { timeout: 60_000 }, async () => {
  const browser = await puppeteer.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
    headless: "shell",
    pipe: true,
  });
  const page = await browser.newPage();
  const faults = await page.evaluate(
    (documents) =>
      documents.flatMap(([name, content]) => {
        const fault = new DOMParser()
          .parseFromString(content, "application/xml")
          .querySelector("parsererror");
        return fault ? [`${name}: ${fault.textContent}`] : [];
      }),
    [...files, ["plan", plan] as const, ["broken", "<a>"] as const].filter(([name]) => name !== "mimetype"),
  );
  await browser.close();
  expect(faults).toEqual([expect.stringMatching(/^broken: /)]);
});

test("there is a page for each of the book, as wide and high, with as many columns", async () => {
  const { sheets } = await readBook(pdf);
  const inside = sheets.slice(1, -1);
  const spreads = [...files].filter(([name]) => name.startsWith("Spreads/")).map(([, content]) => content);
  const bounds = [...spreads.join("").matchAll(/GeometricBounds="0 0 ([\d.]+) ([\d.]+)"/g)];
  expect(bounds.map(([, height, width]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual(
    inside.map(({ width, height }) => [Math.round(width), Math.round(height)]),
  );
  expect(spreads.join("")).toContain('TextColumnCount="3"');
});

test("the plan names the page and the column in which an analysis begins", async () => {
  const { sheets } = await readBook(pdf);
  const entries = [
    ...plan.matchAll(/<entry code="(M\d+)" title="([^"]+)" page="(\d+)" side="(\d+)" column="(\d)"\/>/g),
  ];
  expect(entries).toHaveLength(many.length);
  const columns = new Set<string>();
  const pitch = points(columnWidth("A5", "landscape", 3) + columnGaps[3]);
  const margin = points(pageModels.A5.margin.side);
  for (const [, , title, page, side, column = ""] of entries) {
    const sheet = sheets[Number(side) - 1];
    expect(sheet?.number).toBe(page);
    // Names begin columns; the running head repeats some at the top of the page.
    const x =
      sheet?.drawn.filter(({ text, size }) => text === title && size > 8.5).map((name) => name.x) ?? [];
    expect(x.map((left) => String(1 + Math.round((left - margin) / pitch)))).toContain(column);
    columns.add(column);
  }
  expect([...columns].sort()).toEqual(["1", "2", "3"]);
});
