import { expect, type Page } from "@playwright/test";
import { germanShop } from "../../shared/laborshop/texts/shop-texts.de.ts";
import { englishShop } from "../../shared/laborshop/texts/shop-texts.en.ts";
import { germanPages } from "../../shared/webpublisher/texts/page-texts.de.ts";
import { englishPages } from "../../shared/webpublisher/texts/page-texts.en.ts";
import { germanTexts } from "../../shared/webpublisher/texts/texts.de.ts";
import { englishTexts } from "../../shared/webpublisher/texts/texts.en.ts";
import { heightSnippet } from "../../web/embed/in-app/snippets.ts";
import { frameTextsFor } from "../../web/embed/texts/frame-texts.ts";
import { callerOf } from "./caller.ts";
import { test } from "./laboratory.ts";
import { port } from "./playwright.config.ts";
import { locales } from "./turns.ts";

/** A visitor finds their way through the laboratory's site, whatever they came for. */
const visitors = `http://public.demo.localhost:${port}`;
const phone = { width: 390, height: 844 };
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const locale of locales) {
  const language = locale === "de-DE" ? "de" : "en";
  const shop = language === "de" ? germanShop : englishShop;
  const texts = language === "de" ? { ...germanTexts, ...germanPages } : { ...englishTexts, ...englishPages };

  test.describe(`a visitor in ${locale}`, () => {
    test.use({ locale });
    test.beforeEach(async ({ laboratory: _, request }) => {
      const { call } = await callerOf(request);
      const open = { opt_in: false, website_url: "" };
      expect((await call("PATCH", "laborshop/config/1/", open)).ok()).toBe(true);
    });

    test("comes on a phone from the bare address to an analysis and orders its tube", async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(visitors);
      expect(new URL(page.url()).pathname).toBe("/embed/");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const field = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
      await field.pressSequentially("TSH", { delay: 30 });
      // The choice of a look has options as well, in a list that is not open.
      await page.locator("[role=option]").or(page.locator("a.lbm-hit")).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "TSH" })).toBeVisible();
      await page.locator('a[href*="/embed/shop/?product="]').first().click();
      await expect(page.getByText(shop.oneProduct)).toBeVisible();
      await page.getByRole("textbox").first().fill("2");
      await page.keyboard.press("Tab");
      await page.getByRole("button", { name: shop.toDelivery }).click();
      for (const name of ["practice", "contact", "street", "postcode", "town"])
        await page.locator(`[name=${name}]`).fill(`Angabe ${name}`);
      await page.locator("[name=email]").fill(`site-${language}@example.org`);
      await page.getByRole("button", { name: shop.toSummary }).click();
      await page.getByRole("button", { name: shop.submit }).click();
      await expect(page.getByRole("heading", { name: shop.thanks })).toBeFocused();
      // The basket is empty now, so the way back does not lead to an empty summary.
      await page.goBack();
      await expect(page.getByRole("heading", { name: shop.shop })).toBeVisible();
    });

    test("finds the first analysis of a category on the first screen of a phone", async ({ page }) => {
      await page.setViewportSize(phone);
      for (const category of ["clinical-chemistry", "endocrinology", "thyroid"]) {
        await page.goto(`${visitors}/embed/categories/${category}/?lang=${language}`);
        const box = await page.locator("a.lbm-hit").first().boundingBox();
        expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThan(phone.height);
      }
    });

    test("is offered what was searched before, in the style of the page", async ({ page }) => {
      await page.goto(`${visitors}/embed/search/?lang=${language}`);
      const field = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
      await field.fill("Ferritin");
      await page.locator("[role=option]").or(page.locator("a.lbm-hit")).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Ferritin" })).toBeVisible();
      await page.goto(`${visitors}/embed/search/?lang=${language}`);
      await field.focus();
      const searches = page.getByRole("region", { name: texts.recent });
      await expect(searches).toContainText("Ferritin");
      await expect(searches).toHaveCSS("display", "flex");
    });

    test("goes back through the steps of the shop with what was typed, and from there to the page before", async ({
      page,
    }) => {
      await page.goto(`${visitors}/embed/?lang=${language}`);
      await page.getByRole("link", { name: frameTextsFor(language).places.shop, exact: true }).click();
      const heading = (name: string) => page.getByRole("heading", { level: 1, name });
      await page.getByRole("button", { name: shop.toCart }).press("Enter");
      await expect(page.getByRole("region", { name: shop.cart })).toBeFocused();
      const quantity = page.getByRole("textbox").first();
      await quantity.fill("1");
      await quantity.press("Tab");
      await page.getByRole("button", { name: shop.toDelivery }).click();
      await page.locator("[name=practice]").fill("Praxis am Markt");
      await page.goBack();
      await expect(heading(shop.shop)).toBeVisible();
      await expect(quantity).toHaveValue("1");
      await page.goForward();
      await expect(heading(shop.delivery)).toBeVisible();
      await expect(page.locator("[name=practice]")).toHaveValue("Praxis am Markt");
      for (const name of ["contact", "street", "postcode", "town"])
        await page.locator(`[name=${name}]`).fill(`Angabe ${name}`);
      await page.locator("[name=email]").fill("zurueck@example.org");
      await page.getByRole("button", { name: shop.toSummary }).click();
      await expect(heading(shop.summary)).toBeVisible();
      // The page's own button goes the same way, so that it leaves no entry behind.
      await page.getByRole("button", { name: shop.back }).click();
      await expect(heading(shop.delivery)).toBeVisible();
      await page.reload();
      await expect(heading(shop.delivery)).toBeVisible();
      await page.goBack();
      await expect(heading(shop.shop)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/embed\/\?lang=/);
    });

    test("is led from a withdrawn analysis to the one that replaces it", async ({ page, request }) => {
      const by = await callerOf(request);
      const stamp = `${language}${Date.now()}`;
      const [old, next] = [`ALT${stamp}`, `NEU${stamp}`];
      const layouts = [
        {
          identifier: `ersetzt-${stamp}`,
          fields: [
            {
              key: "nachfolger",
              type: "relatedanalyses",
              role: "replaced_by",
              label: { de: "Ersetzt durch", en: "Replaced by" },
              field_visible: true,
            },
          ],
        },
      ];
      const send = async (state: "PUBLISHED" | "HIDDEN") => {
        const shared = { layout: `ersetzt-${stamp}`, categories: ["thyroid"] };
        const fields = { nachfolger: [next] };
        const analyses = [
          { code: next, name: { de: `Nachfolger ${stamp}` }, state: "PUBLISHED", ...shared },
          { code: old, name: { de: `Vorgänger ${stamp}` }, state, fields, ...shared },
        ];
        const file = Buffer.from(JSON.stringify({ version: 1, layouts, analyses }));
        const sent = await by.sendFile(`${stamp}-${state}.json`, file, "mode=partial");
        expect(sent, JSON.stringify(sent)).toMatchObject({ status: "success" });
      };
      const address = `${visitors}/embed/analyses/${old}/?lang=${language}`;
      const headers = { host: `public.demo.localhost:${port}` };
      const read = () => request.get(`http://127.0.0.1:${port}/embed/analyses/${old}/`, { headers });
      const expectStatus = (status: number) =>
        expect.poll(async () => (await read()).status(), { timeout: 30_000 }).toBe(status);
      await send("PUBLISHED");
      await expectStatus(200);
      await send("HIDDEN");
      await expectStatus(410);
      await page.goto(address);
      await expect(
        page.getByText(texts.withdrawnNamed.replace("{{name}}", `Vorgänger ${stamp}`)),
      ).toBeVisible();
      await expect(page.getByRole("searchbox")).toHaveValue(`Vorgänger ${stamp}`);
      await page.getByRole("link", { name: `Nachfolger ${stamp}` }).click();
      await expect(page.getByRole("heading", { level: 1, name: `Nachfolger ${stamp}` })).toBeVisible();

      // The widget on a page in a language that no laboratory has.
      await page.setContent(
        `<html lang="pl"><div data-laborium="analysis" data-code="${old}"></div><script src="${visitors}/embed/laborium.js"></script></html>`,
      );
      await expect(page.getByRole("heading", { level: 2, name: `Vorgänger ${stamp}` })).toBeVisible();
      await expect(page.getByRole("link", { name: `Nachfolger ${stamp}` })).toHaveCSS(
        "color",
        "rgb(11, 110, 110)",
      );
    });

    test("keeps the chosen look on the device, from the first moment of every page", async ({ page }) => {
      const { theme, themes } = frameTextsFor(language);
      await page.goto(`${visitors}/embed/?lang=${language}`);
      expect(await background(page)).toBe("rgb(255, 255, 255)");
      await page.getByLabel(theme).selectOption({ label: themes.dark });
      expect(await background(page)).toBe("rgb(16, 24, 31)");
      const painted: string[] = [];
      await page.exposeFunction("paint", (colour: string) => painted.push(colour));
      await page.addInitScript(() => {
        const watch = () => {
          const { paint } = window as unknown as { paint: (colour: string) => void };
          if (document.body) paint(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      });
      await page.goto(`${visitors}/embed/proficiency/?lang=${language}`);
      await expect(page.getByLabel(theme)).toHaveValue("dark");
      expect([...new Set(painted)]).toEqual(["rgb(16, 24, 31)"]);
    });

    test("sees a page in a frame at its whole height, which follows its content", async ({ page }) => {
      const frame = `<iframe src="${visitors}/embed/analyses/?lang=${language}" style="width:360px;height:300px;border:0" title="x"></iframe>`;
      await page.goto(`http://localhost:${port}/beispiel/`);
      await page.setContent(`${heightSnippet}${frame}`);
      const height = async () => (await page.locator("iframe").boundingBox())?.height ?? 0;
      await expect.poll(height).toBeGreaterThan(3_000);
      const inside = page.frameLocator("iframe");
      await inside.getByRole("searchbox").or(inside.getByRole("combobox")).first().fill("ferritin");
      await expect.poll(height, { timeout: 10_000 }).toBeLessThan(1_500);
      expect(await inside.locator("html").getAttribute("data-theme")).toBe("light");
    });
  });
}
