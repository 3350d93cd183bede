import { expect, test } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";

test("a book is made while one goes on working, and can be downloaded", async ({ page }) => {
  await signIn(page);
  await catalogueThere(page);
  await page.goto("/printpublisher/veroeffentlichen");
  await page.getByRole("button", { name: "Erzeugen", exact: true }).click();
  await expect(page.getByText("Katalog wird erzeugt").first()).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Anzeigen" }).click({ timeout: 100_000 });
  await expect(page).toHaveURL(/\/printpublisher\/veroeffentlichen/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF herunterladen" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
