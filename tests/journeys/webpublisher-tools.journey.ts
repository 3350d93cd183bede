import { expect, test } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";

const words = {
  de: {
    css: "Eigenes CSS",
    problem:
      "Zeile 2, Spalte 5: „url(http://x)“ ist nicht erlaubt. Adressen beginnen mit https:// oder, bei Bildern, mit data:image/.",
    address: "Adresse der Seite",
    check: "Prüfen",
    fine: "Alles in Ordnung",
    widgets: "(Suche, Fachgebiete)",
    required: "Bitte füllen Sie dieses Feld aus.",
    missing: "Das Skript fehlt",
    hidden: "Die Adresse oder eine Weiterleitung führt nicht zu einer öffentlichen Website.",
    send: "Abrufen",
    one: "Eine Analyse mit allen Angaben",
    key: "Schlüssel",
  },
  en: {
    css: "CSS of your own",
    problem:
      "Line 2, column 5: “url(http://x)” is not allowed. Addresses start with https:// or, for pictures, with data:image/.",
    address: "Address of the page",
    check: "Check",
    fine: "All is well",
    widgets: "(Search, Disciplines)",
    required: "Please fill in this field.",
    missing: "The script is missing",
    hidden: "The address or a redirect does not lead to a public website.",
    send: "Send",
    one: "One analysis with all its details",
    key: "Key",
  },
};

for (const language of ["de", "en"] as const) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ locale: language });

    test("the editor of CSS names what is wrong, completes our names, and lets go of the keyboard", async ({
      page,
    }) => {
      await signIn(page, "/webpublisher/einrichtung/app");
      const editor = page.locator(".cm-content");
      await expect(editor).toHaveAccessibleName(text.css);
      await editor.click();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(".lbm{\nb:url(http://x)");
      const problem = page.getByRole("button", { name: text.problem });
      await expect(problem).toBeVisible();
      await page.keyboard.press("ControlOrMeta+S");
      await expect(editor).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(text.problem)).toHaveCount(1);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(".lbm-hit-s");
      // Enter would insert a line break if it came at the moment when the suggestions appear.
      await page.getByRole("option", { name: ".lbm-hit-synonyms" }).click();
      await expect(editor).toHaveText(".lbm-hit-synonyms");
      await page.keyboard.press("Tab");
      await expect(editor).not.toBeFocused();
    });

    test("a laboratory checks its website, and nothing that is not public", async ({ page, baseURL }) => {
      await signIn(page, "/webpublisher/einrichtung/app");
      const website = `http://localhost:${new URL(baseURL ?? "").port}`;
      const field = page.getByLabel(text.address);
      const check = page.getByRole("button", { name: text.check, exact: true });
      await check.click();
      await expect(page.getByText(text.required)).toBeVisible();
      await field.fill(`${website}/beispiel/`);
      await check.click();
      await expect(page.getByText(text.fine, { exact: true })).toBeVisible();
      await expect(page.getByText(text.widgets)).toBeVisible();
      await field.fill(`${website}/`);
      await check.click();
      await expect(page.getByText(text.missing)).toBeVisible();
      await field.fill("https://169.254.169.254/latest/meta-data/");
      await check.click();
      await expect(page.getByText(text.hidden)).toBeVisible();
    });

    test("the developer API answers on its page, and the fields are told by what is published", async ({
      page,
    }) => {
      await catalogueThere(page);
      await signIn(page, "/webpublisher/einrichtung/api");
      const form = page.getByRole("form", { name: text.one });
      await form.getByLabel("code").fill("TSH");
      await form.getByRole("button", { name: text.send }).click();
      await expect(page.getByText(/"code": "TSH"/).first()).toBeVisible();
      await expect(page.getByText(/^curl "http.*\/public\/analyses\/TSH\/"$/)).toBeVisible();
      await page.goto("/webpublisher/einrichtung/fields");
      await expect(page.getByText(text.key, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/"key": "synonyms"/).first()).toBeVisible();
    });
  });
}

test("a laboratory's own website shows all its widgets, and a search there leads into its directory", async ({
  page,
  baseURL,
}) => {
  await catalogueThere(page);
  const website = `http://localhost:${new URL(baseURL ?? "").port}`;
  await page.goto(`${website}/beispiel/schilddruese/`);
  await expect(page.getByRole("heading", { name: "TSH", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Start" }).click();
  await expect(page.getByRole("link", { name: /Klinische Chemie/ })).toBeVisible();
  await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill("TSH");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/beispiel\/leistungsverzeichnis\//);
  await expect(page.getByText(/TSH/).first()).toBeVisible();
  await page.goto(`${website}/beispiel/neues/`);
  await expect(page.getByText("Myoglobin (MYO)")).toBeVisible();
  await page.getByRole("link", { name: "25-OH-Vitamin D (VITD)" }).click();
  await expect(page).toHaveURL(/\/beispiel\/leistungsverzeichnis\//);
  await expect(page.getByText("LC-MS/MS").first()).toBeVisible();
});
