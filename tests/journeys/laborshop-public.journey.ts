import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { germanShop } from "../../shared/laborshop/texts/shop-texts.de.ts";
import { englishShop } from "../../shared/laborshop/texts/shop-texts.en.ts";
import { callerOf } from "./caller.ts";
import { test } from "./laboratory.ts";
import { linkFromMail } from "./people.ts";
import { port } from "./playwright.config.ts";

/** A visitor follows an analysis to its collection material, orders that and confirms the order. */
const visitors = `http://public.demo.localhost:${port}`;
const website = `http://localhost:${port}/beispiel/bestellen/`;
const words = { "de-DE": germanShop, "en-GB": englishShop };

/** Creates, by calls, a product with two variants, one of them hidden, and an analysis that links to it. */
async function stock(request: APIRequestContext, name: string): Promise<string> {
  const { call } = await callerOf(request);
  const make = async (path: string, body: object) => {
    const answer = await call("POST", path, body);
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id as string;
  };
  const category = await make("laborshop/categories/", { name: `Entnahme ${name}` });
  const product = await make("laborshop/products/", { category, name, analyses: ["TSH"] });
  const shown = { article_number: "007", additional_information: `2,7 ml ${name}`, quantity_per_pack: 50 };
  await make("laborshop/variants/", { product, ...shown, maximum_order_quantity: 4 });
  await make("laborshop/variants/", { product, article_number: `GEHEIM ${name}`, hidden: true });
  return product;
}

/** Saved changes become public within seconds. */
const appears = (page: Page, address: string, text: string) =>
  expect(async () => {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });

for (const locale of ["de-DE", "en-GB"] as const) {
  const language = locale.slice(0, 2);
  const texts = words[locale];

  test.describe(`in ${locale}`, () => {
    test.use({ locale, storageState: async ({ laboratory }, use) => use(laboratory.session) });

    test("a visitor comes from an analysis to its tube, orders it and confirms the order by the mail's link", async ({
      page,
      request,
    }) => {
      const name = `Röhrchen ${language}`;
      await stock(request, name);
      const { call } = await callerOf(request);
      expect((await call("PATCH", "laborshop/config/1/", { opt_in: true, website_url: website })).ok()).toBe(
        true,
      );
      await appears(page, `${visitors}/embed/analyses/TSH/?lang=${language}`, name);
      await expect(page.getByText(texts.orderSupplies)).toBeVisible();
      const toShop = page.getByRole("link", { name, exact: true });
      // The laboratory's website is in German; its page shows the shop in the visitor's language.
      const product = new URL((await toShop.getAttribute("href")) ?? "").searchParams.get("laborium-product");
      await page.goto(`${visitors}/embed/shop/?product=${product}&lang=${language}`);
      await expect(page.getByRole("heading", { level: 1, name: texts.shop })).toBeVisible();
      await expect(page.getByText(texts.oneProduct)).toBeVisible();
      await expect(page.getByText("GEHEIM")).toHaveCount(0);
      const quantity = page.getByRole("textbox", {
        name: texts.quantity.replace("{{name}}", `${name}, 2,7 ml ${name}`),
      });
      await quantity.fill("9");
      await quantity.press("Tab");
      await expect(quantity).toHaveValue("4");
      await page.getByRole("button", { name: texts.toDelivery }).click();
      await page.getByRole("button", { name: texts.toSummary }).click();
      await expect(page.getByText(texts.missing).first()).toBeVisible();
      for (const field of ["practice", "contact", "street", "postcode", "town"])
        await page.locator(`[name=${field}]`).fill(`Angabe ${field}`);
      const email = `praxis-${language}@example.org`;
      await page.locator("[name=email]").fill(email);
      await page.getByRole("button", { name: texts.toSummary }).click();
      await expect(page.getByRole("heading", { name: texts.summary })).toBeFocused();
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole("button", { name: texts.changeArticles }).click();
      const back = page.getByRole("link", { name: "TSH" }).first();
      expect(await back.getAttribute("href")).toContain("/embed/analyses/TSH/");
      await page.getByRole("button", { name: texts.toDelivery }).click();
      await page.getByRole("button", { name: texts.toSummary }).click();
      await page.getByRole("button", { name: texts.submit }).click();
      await expect(page.getByRole("heading", { name: texts.thanks })).toBeFocused();
      await expect(page.getByText(texts.thanksConfirm)).toBeVisible();

      const link = await linkFromMail(page, email, /https?:\/\/\S+\/embed\/shop\/confirm\/\S+/);
      await page.goto(link);
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: texts.confirmButton }).click();
      await expect(page.getByRole("heading", { level: 1, name: texts.confirmed })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1, name: texts.alreadyConfirmed })).toBeVisible();
    });

    test("the shop stands in the laboratory's website, in a frame of another one, and is read without JavaScript", async ({
      page,
      browser,
      request,
    }) => {
      const name = `Tupfer ${language}`;
      await stock(request, name);
      await appears(page, website, name);
      const address = `${visitors}/embed/shop/?lang=${language}`;
      await page.goto(website);
      await page.evaluate((source) => {
        document.body.innerHTML = `<iframe src="${source}" title="Shop" width="320" height="700"></iframe>`;
      }, address);
      await expect(page.frameLocator("iframe").getByLabel(texts.searchLabel)).toBeVisible();
      await expect(page.frameLocator("iframe").getByText(name).first()).toBeVisible();
      const context = await browser.newContext({ javaScriptEnabled: false, locale });
      const silent = await context.newPage();
      await silent.goto(address);
      await expect(silent.getByText(name, { exact: true })).toBeVisible();
      // `getByText` skips such elements.
      await expect(silent.locator("noscript p")).toBeVisible();
      await expect(silent.locator("html")).toHaveAttribute("lang", language);
      await context.close();
    });
  });
}
