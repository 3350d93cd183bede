import { expect, test } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";

test("a chapter is written in one go, shown at once and as pages, and leads to an analysis", async ({
  page,
}) => {
  await signIn(page);
  await catalogueThere(page);
  await page.goto("/printpublisher/inhalte/kapitel/neu");
  await page.getByLabel("Titel").fill("Hinweise zum Schilddrüsenprofil");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await expect(page.getByRole("button", { name: "Tabelle" })).toBeVisible();
  await text.click();
  await page.keyboard.type("Zuerst wird hier");
  await expect(page.getByText("Zuerst wird hier")).toHaveCount(2);
  await page.keyboard.type(" bestimmt: ");

  const picker = page.getByRole("combobox", { name: "Verweis im Buch einfügen" });
  await picker.fill("TSH");
  await page.getByRole("option", { name: "(TSH)" }).click();
  await expect(text.getByRole("link")).toHaveCount(1);
  await expect(text).toBeFocused();
  await page.keyboard.type("im Serum");
  await expect(text).toContainText(/^Zuerst wird hier bestimmt: .+ im Serum$/);
  await expect(page.getByRole("img", { name: "Seite 1 der Vorschau" })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/inhalte\/kapitel\/[0-9A-Z]{26}/);
  await page.reload();
  await expect(text).toContainText(/^Zuerst wird hier bestimmt: .+ im Serum$/);
  await expect(text.getByRole("link")).toHaveAttribute("href", /analysis\/TSH$/);
});

test("what a style sheet can rely on is found in the reference, with an example", async ({ page }) => {
  await signIn(page);
  await page.goto("/printpublisher/referenz");
  await page.getByRole("searchbox", { name: "Referenz durchsuchen" }).fill("klasse synonyme");
  const found = page.getByRole("link", { name: ".syn" });
  await expect(found).toBeVisible();
  await expect(page.getByText(".grid")).toBeHidden();
  await found.click();
  await expect(page.getByRole("heading", { name: ".syn", level: 1 })).toBeVisible();
  await expect(page.getByText("font-style: normal;")).toBeVisible();
});
