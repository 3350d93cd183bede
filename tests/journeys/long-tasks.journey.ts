import { expect, test } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";

const languages = {
  "de-DE": {
    category: "Kategorie",
    generate: "CSV-Datei erzeugen",
    ready: "Ihre Datei ist fertig",
    show: "Anzeigen",
    title: "CSV-Export",
  },
  "en-GB": {
    category: "Category",
    generate: "Generate CSV file",
    ready: "Your file is ready",
    show: "Show",
    title: "CSV export",
  },
};

for (const [locale, texts] of Object.entries(languages)) {
  test.describe(`long work (${locale})`, () => {
    test.use({ locale });

    for (const state of ["left", "loaded anew"] as const)
      test(`whose page is ${state} is told of when it ends, with the way back to it`, async ({ page }) => {
        await catalogueThere(page);
        await signIn(page);
        await page.goto("/laboreditor/csv");
        await page.getByRole("combobox", { name: texts.category }).click();
        await page.getByRole("option").first().click();
        // Withhold the heartbeat until the page has been left.
        await page.route("**/status/tasks/heartbeat/**", (route) => route.abort());
        const heartbeat = page.waitForRequest(/status\/tasks\/heartbeat/);
        await page.getByRole("button", { name: texts.generate, exact: true }).click();
        await heartbeat;
        if (state === "left") await page.getByRole("link", { name: "Dashboard" }).first().click();
        else await page.goto("about:blank");
        await page.unroute("**/status/tasks/heartbeat/**");
        if (state === "loaded anew") await page.goto("/dashboard");
        await expect(page.getByText(texts.ready, { exact: true })).toBeVisible();
        await page.getByRole("button", { name: texts.show, exact: true }).click();
        await expect(page.getByRole("heading", { name: texts.title })).toBeVisible();
        await page.reload();
        await expect(page.getByRole("heading", { name: texts.title })).toBeVisible();
        await expect(page.getByText(texts.ready, { exact: true })).toHaveCount(0);
      });
  });
}
