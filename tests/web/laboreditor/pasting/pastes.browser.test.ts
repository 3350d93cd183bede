import { build } from "esbuild";
import fc from "fast-check";
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
  page.evaluate(([key, samples]) => samples.map((text) => (window as unknown as InBrowser)[key](text)), [
    name,
    texts,
  ] as const);
const pasted = (clipboard: Clipboard) =>
  page.evaluate((content) => (window as unknown as InBrowser).pasted(content), clipboard);

describe("a paste into rich text", () => {
  test("is tried as 30 programs and pages do it, at least", () => {
    expect(pastes.length).toBeGreaterThanOrEqual(30);
  });

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

describe("any rich text", () => {
  const words = fc.constantFrom("Serum", " ", "<LOQ", "5 < 7", "a & b", "\u00a0", "10", '"x"', "");
  const block = "p div h1 h3 ul ol li table tbody thead tr td th blockquote colgroup col".split(" ");
  const inline = "strong b em i u s sub sup span font code mark br a o:p".split(" ");
  const attribute = fc.constantFrom(
    "",
    ...[
      " class=x",
      ' href="https://labor.example/?a=1&b=2"',
      ' href="javascript:x()"',
      " colspan=2",
      " rowspan=3",
    ],
    ...[' style="color:red"', " start=4", " type=a", ' title="<"'],
  );
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small" },
      words.map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")),
      fc
        .tuple(fc.constantFrom(...block, ...inline), attribute, fc.array(tie("tree"), { maxLength: 4 }))
        .map(([name, attributes, inner]) => `<${name}${attributes}>${inner.join("")}</${name}>`),
    ),
  }));
  const texts = fc
    .sample(fc.array(tree, { maxLength: 4 }), { numRuns: 600, seed: 7 })
    .map((each) => each.join(""));

  test("is clean after one cleaning, keeps its words in the editor, and is then the same for editor and server", async () => {
    const clean = texts.map(cleanHtml);
    expect(clean.map(cleanHtml)).toEqual(clean);
    const saved = await each("saved", clean);
    expect(saved.map(cleanHtml)).toEqual(saved);
    expect(await each("saved", saved)).toEqual(saved);
    const bare = (all: string[]) => all.map((text) => text.replaceAll(/\s/g, ""));
    expect(bare(await each("words", saved))).toEqual(bare(await each("words", clean)));
  });

  test("is clean when it was pasted, too", async () => {
    for (const html of texts.slice(0, 150)) {
      const once = await pasted({ html, text: "" });
      expect(cleanHtml(once)).toBe(once);
      expect(await each("saved", [once])).toEqual([once]);
    }
  });
});

describe("a paste into a table field or a list field", () => {
  test.each(pastes.filter(({ cells }) => cells))(
    "$name: is taken in cell by cell",
    async ({ html, text, cells }) => {
      const cellTexts = await page.evaluate((content) => (window as unknown as InBrowser).cells(content), {
        html,
        text,
      });
      expect(cellTexts).toEqual(cells);
    },
  );
  test.each(pastes.filter(({ lines }) => lines))(
    "$name: is taken in line by line",
    async ({ html, text, lines }) => {
      const lineTexts = await page.evaluate((content) => (window as unknown as InBrowser).lines(content), {
        html,
        text,
      });
      expect(lineTexts).toEqual(lines);
    },
  );
});
