import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { germanShop } from "../../shared/laborshop/texts/shop-texts.de.ts";
import { englishShop } from "../../shared/laborshop/texts/shop-texts.en.ts";
import categoriesDe from "../../web/laborshop/articles/categories.de.ts";
import categoriesEn from "../../web/laborshop/articles/categories.en.ts";
import productsDe from "../../web/laborshop/articles/products.de.ts";
import productsEn from "../../web/laborshop/articles/products.en.ts";
import variantsDe from "../../web/laborshop/articles/variants.de.ts";
import variantsEn from "../../web/laborshop/articles/variants.en.ts";
import mailsDe from "../../web/laborshop/mails/texts.de.ts";
import mailsEn from "../../web/laborshop/mails/texts.en.ts";
import ordersDe from "../../web/laborshop/orders/texts.de.ts";
import ordersEn from "../../web/laborshop/orders/texts.en.ts";
import setupDe from "../../web/laborshop/setup/texts.de.ts";
import setupEn from "../../web/laborshop/setup/texts.en.ts";
import uiDe from "../../web/ui/texts.de.ts";
import uiEn from "../../web/ui/texts.en.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { filled } from "./editor.ts";
import { test } from "./laboratory.ts";
import { shutOut } from "./looks.ts";
import { linkFromMail } from "./people.ts";
import { port } from "./playwright.config.ts";

/** A laboratory sets its shop up, sells something, and packs and ships the order, all without calls. */
const visitors = `http://public.demo.localhost:${port}`;
const words = {
  de: { shop: germanShop, categories: categoriesDe, products: productsDe, variants: variantsDe },
  en: { shop: englishShop, categories: categoriesEn, products: productsEn, variants: variantsEn },
};
const forms = {
  de: { mails: mailsDe, orders: ordersDe, setup: setupDe, ui: uiDe },
  en: { mails: mailsEn, orders: ordersEn, setup: setupEn, ui: uiEn },
};

for (const language of ["de", "en"] as const) {
  const { shop, categories, products, variants } = words[language];
  const { mails, orders, setup, ui } = forms[language];
  const locale = { de: "de-DE", en: "en-GB" }[language];

  test.describe(`in ${locale}`, () => {
    test.use({ locale, storageState: async ({ laboratory }, use) => use(laboratory.session) });

    test("staff set the shop up, and ship what a customer has ordered", async ({ page }) => {
      const name = `Versandbeutel ${language}`;
      const email = `klinik-${language}@example.org`;
      const press = (label: string | RegExp) => page.getByRole("button", { name: label }).click();
      const save = async () => {
        await press(ui.save);
        await expect(page.getByText(ui.form.saved, { exact: true }).last()).toBeVisible();
      };

      await test.step("setup", async () => {
        await page.goto("/laborshop/einrichtung");
        await expect(page.getByText(setup.verified)).toBeVisible();
        await page.getByLabel(setup.field.website_url).fill(`${visitors}/embed/shop/`);
        await page.getByLabel(setup.field.recipient_address).fill("versand@labor.example");
        await page.getByLabel(setup.field.sender_name).fill(`Materialversand ${language}`);
        await save();
      });

      await test.step("what the mails say", async () => {
        await page.goto("/laborshop/e-mails");
        await page.getByRole("radio", { name: mails.mail.confirmation }).press("ArrowRight");
        await page.getByLabel(mails.subject).fill(`${name}: {{number}}`);
        await expect(page.getByText(new RegExp(`${name}: \\d{4}-000123`)).first()).toBeVisible();
        await save();
      });

      const product = await test.step("something to order", async () => {
        await page.goto("/laborshop/artikel");
        await page.getByRole("link", { name: categories.new }).click();
        await expect(page.getByRole("heading", { level: 1, name: categories.new })).toBeVisible();
        await page.getByLabel(categories.name).first().fill(`Versand ${language}`);
        await press(ui.make);
        await page.getByRole("link", { name: products.new }).click();
        await expect(page.getByRole("heading", { level: 1, name: products.new })).toBeVisible();
        await page.getByLabel(products.name).first().fill(name);
        const description = page.getByRole("textbox", { name: products.description }).first();
        await description.click();
        await description.pressSequentially("Schutz vor dem Bruch");
        await expect(description).toHaveText("Schutz vor dem Bruch");
        await press(ui.make);
        await press(variants.new);
        const panel = page.getByRole("dialog");
        await panel.getByLabel(variants.article_number).fill(`0815-${language}`);
        await panel.getByLabel(variants.additional_information).first().fill("DIN A5");
        await panel.getByRole("button", { name: ui.make }).click();
        await expect(panel).toBeHidden();
        const variant = filled(variants.one, { number: `0815-${language}` });
        const cell = (column: string) => page.getByLabel(`${column}, ${variant}`);
        await expect(cell(variants.article_number)).toHaveValue(`0815-${language}`);
        await cell(variants.article_number).fill("");
        await press(ui.save);
        await expect(cell(variants.article_number)).toBeFocused();
        await expect(cell(variants.article_number)).toHaveAttribute("aria-invalid", "true");
        await cell(variants.article_number).fill(`0815-${language}`);
        await cell(variants.maximum_order_quantity).fill("12");
        await cell(variants.additional_information).fill("DIN A4");
        const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
        await cell(variants.additional_information).press("Enter");
        expect((await saved).status()).toBe(200);
        await page.reload();
        await expect(cell(variants.maximum_order_quantity)).toHaveValue("12");
        await expect(cell(variants.additional_information)).toHaveValue("DIN A4");
        const picture = { name: "Foto.png", mimeType: "image/png", buffer: pngOf(900, 600) };
        await page.locator("input[type=file]").setInputFiles(picture);
        await expect(page.getByRole("img", { name })).toBeVisible();
        await expect(page.getByText(filled(products.smallPicture, { edge: 900 }).slice(0, 25))).toBeVisible();
        const address = page.url();
        await press(products.copy);
        const copied = page.getByRole("heading", { level: 1, name: filled(products.copyOf, { name }) });
        await expect(copied).toBeVisible();
        await expect(page.getByRole("checkbox", { name: new RegExp(variants.hidden) })).toBeChecked();
        await press(ui.delete.label);
        await page.getByRole("dialog").getByRole("button", { name: ui.delete.confirm }).click();
        await expect(page.getByRole("link", { name })).toHaveCount(1);
        return address;
      });

      const number = await test.step("a customer orders and confirms", () =>
        orderAndConfirm(page, { name, email, language, shop }));

      await test.step("the order is found, begun and shipped", async () => {
        await page.goto("/dashboard");
        const waiting = page.getByRole("navigation").getByRole("status");
        await expect(waiting).toContainText(/[1-9]/);
        await page.getByRole("link", { name: number }).click();
        await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
        // The page reads the order again until its mails have arrived.
        await expect(page.getByText(orders.mailState.delivered)).toHaveCount(3, { timeout: 60_000 });
        for (const state of ["in_progress", "shipped"] as const) {
          await page.getByRole("combobox", { name: orders.status }).click();
          await page.getByRole("option", { name: orders.state[state] }).click();
          await page.getByLabel(orders.remark).fill(`Paket ${state}`);
          await save();
          await expect(page.locator("main [data-tone]").getByText(orders.state[state])).toBeVisible();
        }
        await page.getByRole("button", { name: orders.sendAgain.summary }).click();
        await expect(page.getByText(orders.mail.summary)).toHaveCount(3);
        const order = page.url();
        await page.goto(product);
        await press(ui.delete.label);
        await expect(page.getByRole("dialog").getByText(/14/)).toBeVisible();
        await page.goto(order);
        await page.getByRole("link", { name: orders.pickList }).click();
        await expect(page.getByText("Paket shipped")).toBeVisible();
        await expect(page.getByText(`0815-${language}`)).toBeVisible();
        await page.goto(`/laborshop/bestellungen?search=${number}`);
        await expect(page.getByText(orders.state.shipped)).toBeVisible();
      });

      await test.step("the customer has the summary, in the laboratory's words, and orders the same again", async () => {
        const link = await linkFromMail(page, email, /https?:\/\/\S+\/embed\/shop\/\?again=\S+/);
        await page.goto(link);
        await expect(page.getByText(name).first()).toBeVisible();
      });

      await test.step("what is kept of the customer is handed out and erased", async () => {
        await page.goto("/laborshop/bestellungen");
        await page.getByRole("link", { name: orders.customerData }).click();
        await page.getByLabel(orders.customerEmail).fill(email);
        await page.getByRole("main").getByRole("button", { name: orders.find, exact: true }).click();
        await expect(page.getByRole("link", { name: number })).toBeVisible();
        const saved = page.waitForEvent("download");
        await press(orders.saveCustomer);
        const file = JSON.parse(await readFile(await (await saved).path(), "utf8"));
        expect(file).toMatchObject({ email, orders: [{ number, customer_email: email }] });
        await press(orders.eraseCustomer);
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await shutOut(page, "erase a customer")).toEqual([]);
        await page.getByRole("dialog").getByRole("button", { name: orders.eraseCustomer }).click();
        await expect(page.getByText(orders.customerErased)).toBeVisible();
        await page.getByRole("main").getByRole("button", { name: orders.find, exact: true }).click();
        await expect(page.getByText(filled(orders.noCustomer, { email }))).toBeVisible();
      });
    });
  });
}

/** A customer's steps on the shop's page and with the mail that asks for confirmation. @returns the order's number */
async function orderAndConfirm(
  page: Page,
  {
    name,
    email,
    language,
    shop,
  }: { name: string; email: string; language: "de" | "en"; shop: typeof germanShop },
): Promise<string> {
  await expect(async () => {
    await page.goto(`${visitors}/embed/shop/?lang=${language}`);
    await expect(page.getByText(name).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  const quantity = page.getByRole("textbox", { name: new RegExp(name) });
  await quantity.fill("2");
  await quantity.press("Tab");
  await page.getByRole("button", { name: shop.toDelivery }).click();
  for (const field of ["practice", "contact", "street", "postcode", "town"])
    await page.locator(`[name=${field}]`).fill(`Angabe ${field}`);
  await page.locator("[name=email]").fill(email);
  await page.getByRole("button", { name: shop.toSummary }).click();
  await page.getByRole("button", { name: shop.submit }).click();
  await expect(page.getByRole("heading", { name: shop.thanks })).toBeFocused();
  await page.goto(await linkFromMail(page, email, /https?:\/\/\S+\/embed\/shop\/confirm\/\S+/));
  await page.getByRole("button", { name: shop.confirmButton }).click();
  await expect(page.getByRole("heading", { level: 1, name: shop.confirmed })).toBeVisible();
  const number = /\d{4}-\d{6}/.exec((await page.locator("body").textContent()) ?? "")?.[0] ?? "";
  return number;
}
