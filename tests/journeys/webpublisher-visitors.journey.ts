import { expect, type Page } from "@playwright/test";
import { germanChanges } from "../../shared/webpublisher/texts/changes-texts.de.ts";
import { englishChanges } from "../../shared/webpublisher/texts/changes-texts.en.ts";
import { germanPages } from "../../shared/webpublisher/texts/page-texts.de.ts";
import { englishPages } from "../../shared/webpublisher/texts/page-texts.en.ts";
import { germanTexts } from "../../shared/webpublisher/texts/texts.de.ts";
import { englishTexts } from "../../shared/webpublisher/texts/texts.en.ts";
import { callerOf } from "./caller.ts";
import { filled, words } from "./editor.ts";
import { test } from "./laboratory.ts";
import { linkFromMail } from "./people.ts";
import { port } from "./playwright.config.ts";
import { locales } from "./turns.ts";

const visitors = `http://public.demo.localhost:${port}`;

/** Reloads a page until it shows a text: staff see visitors' actions a little later. */
const shownOn = (page: Page, path: string, text: string) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

for (const locale of locales) {
  const language = locale === "de-DE" ? "de" : "en";
  const { searches, notices } = words[locale];
  const texts =
    language === "de"
      ? { ...germanTexts, ...germanPages, ...germanChanges }
      : { ...englishTexts, ...englishPages, ...englishChanges };

  test.describe(`visitors and staff in ${locale}`, () => {
    test.use({ locale });

    test("what a visitor does not find becomes a synonym, and is found", async ({ browser, laboratory }) => {
      const term = language === "de" ? "Schmetterlingsdrüse" : "butterfly";
      const visiting = await browser.newContext({ locale });
      const visitor = await visiting.newPage();
      await visitor.goto(`${visitors}/embed/analyses/?lang=${language}`);
      const field = visitor.getByRole("searchbox").or(visitor.getByRole("combobox")).first();
      await field.pressSequentially(term, { delay: 20 });
      await expect(visitor.getByText(texts.nothing).first()).toBeVisible();
      // Wait until typing counts as finished before the visitor leaves.
      await visitor.waitForTimeout(1_500);
      await visitor.goto("about:blank");

      const context = await browser.newContext({ locale, storageState: laboratory.session });
      const page = await context.newPage();
      await shownOn(page, "/webpublisher/suchbegriffe", term);
      await page.getByRole("button", { name: filled(searches.addOf, { term }) }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(searches.synonym.analysis).fill("TSH");
      await page.getByRole("option", { name: "TSH (TSH)" }).click();
      await dialog.getByRole("button", { name: searches.synonym.add }).click();
      await expect(page.getByText(filled(searches.synonym.added, { term, code: "TSH" }))).toBeVisible();

      await expect(async () => {
        await visitor.goto(`${visitors}/embed/results/?search=${encodeURIComponent(term)}&lang=${language}`);
        await expect(visitor.getByRole("link", { name: /TSH/ }).first()).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await context.close();
      await visiting.close();
    });

    test("a change is remarked on, published and read, and whoever subscribes confirms it", async ({
      browser,
      laboratory,
    }) => {
      const context = await browser.newContext({ locale, storageState: laboratory.session });
      const page = await context.newPage();
      const by = await callerOf(page.request);
      const code = `NEU${Date.now()}`;
      const name = { de: `Neue Analyse ${code}`, en: `New analysis ${code}` };
      const fields = { material: ["serum"], method: { de: "ECLIA", en: "ECLIA" } };
      const analyses = [{ code, name, categories: ["thyroid"], state: "PUBLISHED", fields }];
      const file = Buffer.from(JSON.stringify({ version: 1, analyses }));
      expect(await by.sendFile(`${code}.json`, file, "mode=partial")).toMatchObject({ status: "success" });

      const title = `${name[language]} (${code})`;
      await shownOn(page, "/webpublisher/aenderungen", title);
      const panel = page.getByRole("region", { name: title });
      await panel.getByRole("button", { name: notices.remarkAdd }).click();
      const remark = language === "de" ? "Bitte nüchtern abnehmen." : "Please collect fasting.";
      await panel
        .getByRole("textbox")
        .nth(language === "de" ? 0 : 1)
        .fill(remark);
      await panel.getByRole("button", { name: notices.remarkSave }).click();
      await expect(panel.getByText(remark)).toBeVisible();
      await panel.getByRole("button", { name: notices.suppress }).click();
      await expect(panel.getByText(notices.state.suppressed, { exact: true })).toBeVisible();
      await panel.getByRole("button", { name: notices.restore }).click();
      await panel.getByRole("button", { name: notices.sendNow }).click();
      await expect(panel.getByText(notices.state.out, { exact: true })).toBeVisible();

      const visitor = await context.newPage();
      await visitor.goto(`${visitors}/embed/changes/?lang=${language}`);
      await expect(visitor.getByRole("link", { name: title })).toBeVisible();
      await expect(visitor.getByText(remark)).toBeVisible();
      const email = `${code.toLowerCase()}@praxis.example`;
      await visitor.getByLabel(texts.subscribeEmail).fill(email);
      // Wait out the bot threshold: forms sent back within two seconds count as filled in by a program.
      await visitor.waitForTimeout(2_500);
      await visitor.getByRole("button", { name: texts.subscribeButton }).click();
      await expect(visitor.getByText(texts.subscribeSent)).toBeVisible();
      await visitor.goto(await linkFromMail(visitor, email, /http:\/\/\S+\/embed\/changes\/confirm\/\S+/));
      await visitor.getByRole("button", { name: texts.confirmButton }).click();
      await expect(visitor.getByText(texts.confirmDone)).toBeVisible();
      await shownOn(page, "/webpublisher/aenderungen", email);
      await context.close();
    });
  });
}
