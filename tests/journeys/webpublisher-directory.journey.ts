import { expect, test } from "@playwright/test";
import { catalogueThere } from "./people.ts";

test("a physician finds an analysis while typing, and reads it", async ({ page }) => {
  await catalogueThere(page);
  await page.goto("/embed/analyses/");
  const search = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
  await search.pressSequentially("schilddruese", { delay: 20 });
  await expect(page.getByText(/TSH|Thyreo/i).first()).toBeVisible();
  await page.goto("/embed/analyses/TSH/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/TSH|Thyreo/i);
});

test("the directory works without JavaScript", async ({ page: editor, browser, baseURL }) => {
  await catalogueThere(editor);
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto("/embed/analyses/?search=TSH");
  await page
    .getByRole("link", { name: /TSH|Thyreo/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/embed\/analyses\/[^/]+\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.close();
});
