import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanHtml } from "../../../../functions/platform/clean-html.ts";
import { chromiumArguments, chromiumPath } from "../../../support/chromium.ts";
import { pastes } from "../../../support/pastes/pastes.ts";
import type { Clipboard, InBrowser } from "./editing.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL("./editing.ts", import.meta.url).pathname],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  page = await browser.newPage();
  await page.setContent("<!doctype html><body></body>");
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
});
afterAll(() => browser.close());

type Name = {
  [Key in keyof InBrowser]: InBrowser[Key] extends (text: string) => string ? Key : never;
}[keyof InBrowser];
const each = (name: Name, texts: readonly string[]) =>
  page.evaluate(([key, given]) => given.map((text) => (window as unknown as InBrowser)[key](text)), [
    name,
    texts,
  ] as const);
const pasted = (clipboard: Clipboard) =>
  page.evaluate((given) => (window as unknown as InBrowser).pasted(given), clipboard);

describe("a paste into rich text", () => {
  test.each(pastes)(
    "$name: is saved clean, kept by the server and equal after a second save",
    async ({ html, text, saved }) => {
      const once = await pasted({ html, text });
      expect(once).toBe(saved);
      expect(cleanHtml(once)).toBe(once);
      expect(await each("saved", [once])).toEqual([once]);
    },
  );
});

describe("a paste into a table field or a list field", () => {
  test.each(pastes.filter(({ cells }) => cells))(
    "$name: is taken in cell by cell",
    async ({ html, text, cells }) => {
      const found = await page.evaluate((given) => (window as unknown as InBrowser).cells(given), {
        html,
        text,
      });
      expect(found).toEqual(cells);
    },
  );
  test.each(pastes.filter(({ lines }) => lines))(
    "$name: is taken in line by line",
    async ({ html, text, lines }) => {
      const found = await page.evaluate((given) => (window as unknown as InBrowser).lines(given), {
        html,
        text,
      });
      expect(found).toEqual(lines);
    },
  );
});
