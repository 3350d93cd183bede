import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walk } from "../../journeys/keyboard.ts";
import { chromiumArguments, chromiumPath } from "../../support/chromium.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  page = await browser.newPage();
});
afterAll(() => browser.close());

test("a walk by keyboard misses the focus only at elements that do not show it", async () => {
  await page.setContent(`
    <button>Erster</button> <button id="passing">Reicht weiter</button> <button id="next">Nächster</button>
    <a href="#" style="outline: none">Ohne Ring</a> <button tabindex="-1">Unerreichbar</button>
    <script>passing.addEventListener("focusin", () => next.focus())</script>`);
  expect(await walk(page, "Seite")).toEqual([
    "Seite: not reached by keyboard: <button> Unerreichbar",
    "Seite: no visible focus: <a> Ohne Ring",
  ]);
});
