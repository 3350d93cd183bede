import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { hostPages, startSite } from "./host-pages.ts";
import { catalogueThere } from "./people.ts";
import { port } from "./playwright.config.ts";

/** Behaviour of a laboratory's snippets in other people's pages, whatever else these contain. */
const visitors = `http://public.demo.localhost:${port}`;
const pages = hostPages(visitors);
let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async ({ browser, baseURL }) => {
  site = await startSite(pages);
  const page = await browser.newPage({ baseURL });
  await catalogueThere(page);
  await page.close();
});
test.afterAll(() => site.stop());

/** Errors that a browser reports. */
function complaints(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.includes("favicon"))
      messages.push(message.text());
  });
  page.on("pageerror", ({ message }) => messages.push(message));
  return messages;
}

/** A server-rendered page has a plain field until somebody searches in it. */
const field = (within: Page | FrameLocator | Locator) =>
  within
    .getByRole("combobox", { name: "Analyse suchen" })
    .or(within.getByRole("searchbox", { name: "Analyse suchen" }));
const name = (within: Page | FrameLocator | Locator) => within.locator(".lbm-hit-name").first();

/** Appearance of parts of the directory, which is the same in every page of the same width. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-laborium="directory"]')?.shadowRoot;
    return ["input", "hit-name", "code", "letters", "categories"].map((part) => {
      const element = root?.querySelector(`[part="${part}"]`);
      if (!element) return [part];
      const { color, fontSize, lineHeight, letterSpacing, textTransform, direction, display } =
        getComputedStyle(element);
      const { height } = element.getBoundingClientRect();
      return [
        part,
        color,
        fontSize,
        lineHeight,
        letterSpacing,
        textTransform,
        direction,
        display,
        Math.round(height),
      ];
    });
  });

/** The link back, in the laboratory's own words or, if they take more than two seconds to load, in the default ones. */
const back = /Zurück zum (?:Leistungsv|V)erzeichnis/;

test.describe("the directory in a page of another origin", () => {
  for (const path of ["/plain", "/bootstrap", "/unset", "/reset", "/nonce", "/rtl"])
    test(`is searched, opened, left and linked to at ${path}, on a phone too`, async ({ page, context }) => {
      const messages = complaints(page);
      await page.goto(site.home + path);
      await field(page).pressSequentially("schilddruese");
      await expect(page.locator("mark").first()).toBeVisible();
      await expect(name(page)).toHaveText("TSH");
      await name(page).click();
      const heading = page.getByRole("heading", { name: "TSH", exact: true });
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(`${site.home}${path}#laborium?code=TSH`);

      const other = await context.newPage();
      await other.goto(page.url());
      await expect(other.getByRole("heading", { name: "TSH", exact: true })).toBeVisible();
      // The address known to search engines.
      await other.goto(`${site.home}${path}?laborium-code=K`);
      await expect(other.getByRole("heading", { name: "Kalium", exact: true })).toBeVisible();
      await other.close();

      await page.goBack();
      await expect(field(page)).toHaveValue("schilddruese");
      await page.goForward();
      await expect(heading).toBeVisible();
      await page.getByRole("link", { name: back }).click();
      await expect(page.getByRole("heading", { name: "Alle Analysen" })).toBeVisible();

      await page.setViewportSize({ width: 375, height: 700 });
      await field(page).fill("kalium");
      await expect(name(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      await name(page).click();
      await expect(page.getByRole("button", { name: "Link kopieren" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      // Both limits and the unit are visible without scrolling a table.
      for (const table of await page.locator(".lbm-table").all())
        expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      expect(messages).toEqual([]);
    });

  test("looks the same in all of them, and stands on the page's own background", async ({ page }) => {
    const styles: Record<string, unknown> = {};
    for (const path of ["/plain", "/unset", "/reset", "/nonce", "/rtl"]) {
      await page.goto(site.home + path);
      await expect(name(page)).toBeVisible();
      // Give the widget the same width on all these pages.
      await page.evaluate(() =>
        document.querySelector("[data-laborium]")?.setAttribute("style", "width: 900px !important"),
      );
      await expect(page.getByRole("link", { name: "Alle", exact: true })).toHaveCSS(
        "background-color",
        "rgb(11, 110, 110)",
      );
      styles[path] = await lookOf(page);
    }
    for (const style of Object.values(styles)) expect(style).toEqual(styles["/plain"]);
    await page.goto(`${site.home}/several`);
    await expect(name(page)).toBeVisible();
    for (const root of await page.locator(".lbm").all())
      await expect(root).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("works within a frame, as does the laboratory's own page", async ({ page }) => {
    const messages = complaints(page);
    for (const [path, opened] of [
      ["/frame", "#laborium?code=TSH"],
      ["/frame-of-page", "/embed/analyses/TSH/"],
    ] as const) {
      await page.goto(site.home + path);
      const frame = page.frameLocator("iframe");
      await field(frame).pressSequentially("schilddruese");
      await expect(name(frame)).toHaveText("TSH");
      await name(frame).click();
      await expect(frame.getByRole("heading", { name: "TSH", exact: true })).toBeVisible();
      expect(page.frames().some((frame) => frame.url().includes(opened))).toBe(true);
      await page.evaluate(() => history.back());
      await expect(field(frame)).toHaveValue("schilddruese");
      await page.setViewportSize({ width: 375, height: 700 });
      await expect(name(frame)).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(messages).toEqual([]);
  });

  test("shares a page with all the others, each in its own language and with what its attributes say", async ({
    page,
  }) => {
    const messages = complaints(page);
    await page.goto(`${site.home}/several`);
    const part = (kind: string) => page.locator(`[data-laborium="${kind}"]`);
    await expect(part("results").getByRole("heading", { name: "Results for “vitamin”" })).toBeVisible();
    await expect(part("results").locator(".lbm-hit")).toHaveCount(2);
    await expect(
      part("categories")
        .getByRole("link", { name: /Endocrinology/ })
        .first(),
    ).toBeVisible();
    await expect(part("analysis").getByRole("heading", { name: "Kalium" })).toBeVisible();
    await field(part("search")).pressSequentially("tsh");
    await part("search").getByRole("option").first().click();
    await expect(part("directory").getByRole("heading", { name: "TSH", exact: true })).toBeVisible();
    await expect(part("analysis").getByRole("heading", { name: "Kalium" })).toBeVisible();
    await part("directory").getByRole("link", { name: back }).click();
    await part("categories")
      .getByRole("link", { name: /Endocrinology/ })
      .first()
      .click();
    await expect(part("directory").getByRole("heading", { name: "Endokrinologie" })).toBeVisible();
    expect(messages).toEqual([]);
  });
});
