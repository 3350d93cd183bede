import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { germanTexts } from "../../shared/webpublisher/texts/texts.de.ts";
import { englishTexts } from "../../shared/webpublisher/texts/texts.en.ts";
import { catalogueThere, signIn } from "./people.ts";
import { port } from "./playwright.config.ts";

const visitors = `http://public.demo.localhost:${port}`;
/** With the table of specimens and with the former fields, with long names, several alternatives and without a volume. */
const codes = ["TSH", "K", "GLU", "TNTHS", "BB", "QUICK", "NH3", "CHLAM", "BLKULT", "FVL"];
const appearances = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "dark", forcedColors: "active" },
} as const;
const pictures = join(import.meta.dirname, "../../.build/first-screens");

/** The lowest edge of all parts of the glance, and what they say. */
const glanceOf = (page: Page) =>
  page.locator(".lbm-glance").evaluate((glance) => {
    const parts = [...glance.querySelectorAll(".lbm-preferred svg, .lbm-glance-fact, .lbm-order")];
    const words = glance.querySelector(".lbm-preferred")?.textContent ?? "";
    const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom + scrollY));
    return { words, bottom, isDrawn: glance.querySelector(".lbm-preferred svg") !== null };
  });

test.use({ viewport: { width: 390, height: 844 } });

test("an entry answers on the first screen of a phone", async ({ page }) => {
  mkdirSync(pictures, { recursive: true });
  await signIn(page, `http://demo.localhost:${port}/dashboard`);
  await catalogueThere(page);
  for (const language of ["de", "en"] as const) {
    const texts = language === "de" ? germanTexts : englishTexts;
    for (const [appearance, media] of Object.entries(appearances)) {
      await page.emulateMedia(media);
      for (const code of codes) {
        await page.goto(`${visitors}/embed/analyses/${code}/?lang=${language}`);
        const title = page.getByRole("heading", { level: 1 });
        await expect(title).toBeVisible();
        await expect(page.locator(".lbm-entry-search .lbm-input")).toBeVisible();
        const { words, bottom, isDrawn } = await glanceOf(page);
        const place = `${code} ${language} ${appearance}`;
        expect(bottom, place).toBeLessThanOrEqual(844);
        expect(isDrawn, place).toBe(true);
        expect(words, place).toContain(texts.material);
        expect(words, place).toMatch(language === "de" ? /Befundzeit/ : /Turnaround time/);
        if (code !== "BLKULT") expect(words, place).toMatch(/°C/);
        await expect(page.locator(".lbm-glance .lbm-order").first(), place).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(
          390,
        );
        await page.screenshot({ path: join(pictures, `${code}-${language}-${appearance}.png`) });
      }
    }
  }
});

test("a code is copied by a press, and a search begins on an entry", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: visitors });
  await signIn(page, `http://demo.localhost:${port}/dashboard`);
  await catalogueThere(page);
  await page.goto(`${visitors}/embed/analyses/GLU/?lang=de`);
  await page.getByRole("button", { name: `${germanTexts.copyCode} 2345-7` }).click();
  await expect(page.getByRole("button", { name: germanTexts.codeCopied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("2345-7");
  const field = page.locator(".lbm-entry-search .lbm-input");
  await field.fill("Ferritin");
  await field.press("Enter");
  await expect(page.getByRole("option", { name: /Ferritin/ }).first()).toBeVisible();
});
