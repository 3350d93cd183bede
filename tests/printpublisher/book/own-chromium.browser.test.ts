import { afterEach, expect, test, vi } from "vitest";
import { ownChromium, RecyclingBrowser } from "../../../functions/printpublisher/book/browser.ts";
import { chromiumPath } from "../../support/chromium.ts";
import { wrappedChromium } from "../../support/wrapped-chromium.ts";
import { readBook } from "./made-book.ts";

afterEach(() => vi.unstubAllEnvs());

test("a machine's own Chromium prints in place of the bundled one, without its libraries", async () => {
  const chromium = await wrappedChromium();
  vi.stubEnv("LABORIUM_CHROMIUM", chromium.program);
  expect(await chromiumPath()).toBe(chromium.program);
  const browser = new RecyclingBrowser(await ownChromium());
  try {
    const { pdf } = await browser.withPage(async (page) => {
      await page.setContent("<p>Ferritin</p>");
      return { pdf: await page.pdf(), pages: 1 };
    });
    const { sheets } = await readBook(Buffer.from(pdf));
    expect(sheets.map(({ text }) => text.trim())).toEqual(["Ferritin"]);
    expect(chromium.starts()).toBe("libraries: \n");
  } finally {
    await browser.close();
    chromium.remove();
  }
});
