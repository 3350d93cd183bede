import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { callerOf } from "./caller.ts";
import { type Locale, words } from "./editor.ts";
import { test } from "./laboratory.ts";
import { port } from "./playwright.config.ts";

/** A visitor of the laboratory's website finds a certificate; the laboratory chooses how the list starts. */
const pdf = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";
const website = `http://localhost:${port}/beispiel/ringversuche/`;
const visitors = `http://public.demo.localhost:${port}/embed/proficiency/`;

/** Creates, by calls, a parameter in a material with a certificate. */
async function certify(request: APIRequestContext, name: string, valid_until: string): Promise<void> {
  const { call } = await callerOf(request);
  const make = async (path: string, body: object) => {
    const answer = await call("POST", path, body);
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const { id: parameter } = await make("proficiency/parameters/", { name });
  const { id: material } = await make("proficiency/materials/", { name: `Serum ${name}` });
  const { id: testable } = await make("proficiency/testable/", { parameter, material, rilibaek: true });
  const upload = await make("proficiency/certificates/upload/", { name: "RV.pdf", size: pdf.length });
  const sent = await fetch(upload.url, { method: "PUT", headers: upload.headers, body: pdf });
  expect(sent.ok).toBe(true);
  const dates = { test_date: "2024-01-10", valid_until };
  const { id: certificate } = await make("proficiency/certificates/", {
    name: `RV ${name}`,
    file: upload.id,
    ...dates,
  });
  await make("proficiency/certified-testable/", { certificate, testable });
}

const texts = {
  "de-DE": {
    search: "Parameter, Material oder Ringversuch suchen",
    valid: "gültig bis 31. Dezember 2099",
    expired: "war gültig bis 31. Januar 2024",
    byTrial: "Nach Ringversuchen",
    download: "Zertifikat herunterladen",
    nothing: "Nichts gefunden",
  },
  "en-GB": {
    search: "Search for a parameter, specimen or test",
    valid: "valid until 31 December 2099",
    expired: "was valid until 31 January 2024",
    byTrial: "By proficiency test",
    download: "Download certificate",
    nothing: "Nothing found",
  },
} as const;

/** Opens the website with the widget in the visitor's language. */
async function openWebsite(page: Page, locale: Locale): Promise<void> {
  await page.goto(website);
  await page
    .locator("[data-laborium=proficiency]")
    .evaluate((host, lang) => host.setAttribute("data-lang", lang), locale.slice(0, 2));
}

for (const locale of ["de-DE", "en-GB"] as const) {
  const text = texts[locale];
  const language = locale.slice(0, 2);
  const { trialSetup, ui } = words[locale];

  test.describe(`in ${locale}`, () => {
    test.use({ locale, storageState: async ({ laboratory }, use) => use(laboratory.session) });

    test("a visitor searches as they type, sees what is valid and what is expired, and downloads a certificate", async ({
      page,
      request,
    }) => {
      await certify(request, `Wert ${language}`, "2099-12-31");
      await certify(request, `Vorbei ${language}`, "2024-01-31");
      await openWebsite(page, locale);
      const search = page.getByLabel(text.search);
      await search.fill(`wert ${language}`);
      const rows = page.locator(".lbm-trial");
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(text.valid);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        rows.getByRole("link", { name: text.download }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("RV.pdf");

      await search.fill(`vorbei ${language}`);
      await expect(rows).toContainText(text.expired);
      await expect(rows).not.toContainText(text.valid);
      await page.getByRole("link", { name: text.byTrial }).click();
      await expect(rows).toContainText(`RV Vorbei ${language}`);
      await search.fill("zzzzzz");
      await expect(page.getByText(text.nothing)).toBeVisible();
    });

    test("the page does the same without JavaScript", async ({ browser, request }) => {
      await certify(request, `Ohne ${language}`, "2099-12-31");
      const context = await browser.newContext({ javaScriptEnabled: false, locale });
      const page = await context.newPage();
      await page.goto(`${visitors}?lang=${language}`);
      await page.getByLabel(text.search).fill(`ohne ${language}`);
      await page.keyboard.press("Enter");
      await expect(page.locator(".lbm-trial")).toHaveCount(1);
      await page.getByRole("link", { name: text.byTrial }).click();
      await expect(page.locator(".lbm-trial")).toContainText(`RV Ohne ${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await context.close();
    });

    test("the laboratory says what the list begins with, and takes it back", async ({ page, context }) => {
      await page.addInitScript((chosen) => localStorage.setItem("laborium.language", chosen), language);
      await page.goto(`http://demo.localhost:${port}/ringversuche/einrichtung`);
      await page.getByRole("radio", { name: trialSetup.views.ringversuche }).check();
      await page.keyboard.press("Control+s");
      await expect(page.getByText(ui.form.saved, { exact: true }).first()).toBeVisible();
      const visit = await context.newPage();
      const chosen = visit.locator("[data-view=ringversuche]");
      await expect(async () => {
        await visit.goto(visitors);
        await expect(chosen).toHaveAttribute("aria-current", "true", { timeout: 2_000 });
      }).toPass({ timeout: 15_000 });
      await visit.close();
      await page.getByRole("radio", { name: trialSetup.views.parameter }).check();
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("radio", { name: trialSetup.views.parameter })).toBeChecked();
    });
  });
}
