import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { filled, type Locale, words } from "./editor.ts";
import { test } from "./laboratory.ts";
import { port } from "./playwright.config.ts";

/** A laboratory sets up its directory on its own: it embeds it, gives it its look and words, and checks the visitors' view. */
const visitors = `http://public.demo.localhost:${port}`;
const script = `<script src="${visitors}/embed/laborium.js" async></script>`;

/** The laboratory's own website, on another origin, with the snippets copied from the app. */
let site: Server;
let address: string;
let body = "";
test.beforeAll(async () => {
  site = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="de"><title>Klinik</title><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  address = `http://localhost:${(site.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

/** Opens a page of the app in a language, signed in. */
const opening = (locale: Locale, path: string) => async (page: Page) => {
  await page.addInitScript(
    (language) => localStorage.setItem("laborium.language", language),
    locale.slice(0, 2),
  );
  await page.goto(`http://demo.localhost:${port}${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};
const saved = (page: Page, locale: Locale) =>
  expect(page.getByText(words[locale].ui.form.saved, { exact: true }).first()).toBeVisible();

for (const locale of ["de-DE", "en-GB"] as const) {
  const { widgets, owntexts, webpreview, ui } = words[locale];

  test.describe(`in ${locale}`, () => {
    test.use({ locale, storageState: async ({ laboratory }, use) => use(laboratory.session) });

    test("the copied lines show the directory, and CSS is seen while it is typed and by visitors once it is saved", async ({
      page,
      context,
    }) => {
      await opening(locale, "/webpublisher/einrichtung/app")(page);
      const element = `<div data-laborium="directory" data-lang="${locale.slice(0, 2)}"></div>`;
      await expect(page.getByText(script, { exact: true })).toBeVisible();
      await expect(page.getByText(element, { exact: true })).toBeVisible();
      body = `${script}${element}`;

      const editor = page.getByRole("textbox", { name: widgets.cssLabel });
      // A plain field is shown until the editor's code has loaded.
      await expect(page.locator(".cm-content")).toBeVisible();
      const before = await editor.textContent();
      const colour = locale === "de-DE" ? "rgb(1, 102, 3)" : "rgb(102, 1, 3)";
      await editor.click();
      await page.keyboard.press("Control+End");
      await page.keyboard.insertText(`\n.lbm-hit-name { color: ${colour} }`);
      const preview = page.frameLocator("iframe").last().locator(".lbm-hit-name").first();
      await expect(preview).toHaveCSS("color", colour);

      await page.keyboard.press("Control+s");
      await saved(page, locale);
      const visit = await context.newPage();
      await expect(async () => {
        await visit.goto(address);
        await expect(visit.locator(".lbm-hit-name").first()).toHaveCSS("color", colour, { timeout: 3_000 });
      }).toPass({ timeout: 10_000 });
      await visit.close();

      // The former version has the former content.
      await page
        .getByRole("button", {
          name: new RegExp(filled(ui.history.restoreVersion, { version: "\\d+" })),
        })
        .first()
        .click();
      await expect(page.getByText(ui.history.done).first()).toBeVisible();
      await expect.poll(() => editor.textContent()).toBe(before);
    });

    test("a text is changed by the keyboard, seen in its place and in an embedded page, and reset", async ({
      page,
      context,
    }) => {
      const language = locale === "de-DE" ? "de" : "en";
      await opening(locale, `/webpublisher/texte${language === "en" ? "?tab=en" : ""}`)(page);
      const field = page
        .getByRole("tabpanel")
        .getByRole("textbox", { name: language === "de" ? "Alle Analysen" : "All analyses", exact: true });
      await field.focus();
      await page.keyboard.type(language === "de" ? "<b>Alles</b>" : "{{count}} of them");
      await page.keyboard.press("Control+s");
      const refusal =
        language === "de"
          ? ui.field.plain_text_only
          : filled(ui.field.unknown_placeholder, { placeholder: "{{count}}" });
      await expect(page.getByText(refusal)).toBeVisible();
      await expect(field).toBeFocused();

      const title = language === "de" ? "Unser ganzes Angebot" : "All that we offer";
      await page.keyboard.press("Control+a");
      await page.keyboard.type(title);
      const place = page.getByRole("tabpanel").frameLocator("iframe");
      await expect(place.getByRole("heading", { name: title })).toBeVisible();
      await page.keyboard.press("Control+s");
      await saved(page, locale);

      body = `${script}<div data-laborium="directory" data-lang="${language}"></div>`;
      const visit = await context.newPage();
      await expect(async () => {
        await visit.goto(address);
        await expect(visit.getByRole("heading", { name: title })).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 10_000 });
      await visit.close();

      await page.getByLabel(owntexts.onlyChanged).check();
      await expect(field).toBeVisible();
      await page
        .getByRole("button", {
          name: filled(owntexts.reset, { text: language === "de" ? "Alle Analysen" : "All analyses" }),
          exact: true,
        })
        .click();
      await page.getByLabel(owntexts.onlyChanged).uncheck();
      await expect(field).toHaveValue("");
      await page.keyboard.press("Control+s");
      await saved(page, locale);
    });

    test("the preview shows each widget as wide as a device, and leads to it in a new tab", async ({
      page,
    }) => {
      await opening(locale, "/webpublisher/vorschau")(page);
      const frame = page.frameLocator("iframe");
      await expect(frame.locator(".lbm-categories")).toBeVisible();
      const width = () => page.locator("iframe").evaluate((element) => (element as HTMLElement).offsetWidth);
      expect(await width()).toBe(1280);
      await page.getByText(widgets.devices.phone, { exact: true }).click();
      await expect.poll(width).toBe(375);
      await page.getByLabel(webpreview.widget, { exact: true }).selectOption("analysis");
      await expect(frame.locator(".lbm-title")).toBeVisible();
      const [tab] = await Promise.all([
        page.context().waitForEvent("page"),
        page.getByRole("link", { name: widgets.newTab }).click(),
      ]);
      await expect(tab.locator(".lbm-title")).toBeVisible();
      expect(new URL(tab.url()).origin).toBe(visitors);
      await tab.close();
    });

    test("internal analyses are seen in the internal preview and nowhere else", async ({ page }) => {
      await opening(locale, "/webpublisher/vorschau/intern?search=DIFF")(page);
      const row = page.getByRole("link", { name: /Differenzialblutbild|Differential/ }).first();
      await expect(row).toBeVisible();
      await expect(page.getByText(webpreview.internal.badge, { exact: true }).first()).toBeVisible();
      await row.click();
      await expect(page.locator(".lbm-title")).toBeVisible();
      const outside = await page.request.get(`http://127.0.0.1:${port}/api/public/analyses/DIFF/`, {
        headers: { host: `public.demo.localhost:${port}` },
      });
      expect(outside.status()).toBe(404);
    });
  });
}
