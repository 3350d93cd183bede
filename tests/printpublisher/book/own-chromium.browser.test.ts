import { afterEach, expect, test, vi } from "vitest";
import { ownChromium, RecyclingBrowser } from "../../../functions/printpublisher/book/browser.ts";
import { chromiumPath, printingArguments } from "../../support/chromium.ts";
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

test("parts that are asked for at once are printed one after the other", async () => {
  const browser = new RecyclingBrowser({ path: await chromiumPath(), args: printingArguments });
  const analytes = ["Ferritin", "Kalium", "Natrium"];
  const print = (name: string) =>
    browser.withPage(async (page) => {
      await page.setContent(`<p>${name}</p>`);
      return { pdf: await page.pdf(), pages: 1 };
    });
  try {
    const [broken, ...printed] = await Promise.allSettled([
      browser.withPage(() => Promise.reject(new Error("broken"))),
      ...analytes.map(print),
    ]);
    expect(broken).toMatchObject({ status: "rejected" });
    const texts = printed.map(async (part) => {
      if (part.status === "rejected") throw part.reason;
      return (await readBook(Buffer.from(part.value.pdf))).sheets.map(({ text }) => text.trim());
    });
    expect(await Promise.all(texts)).toEqual(analytes.map((name) => [name]));
  } finally {
    await browser.close();
  }
});
