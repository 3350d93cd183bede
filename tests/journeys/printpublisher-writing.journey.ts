import { expect, test } from "@playwright/test";
import { pngOf } from "../platform/picture/pictures.ts";
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

test("a picture and a page break are set into a text, printed, and checked before publishing", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/printpublisher/inhalte/kapitel/neu");
  await page.getByLabel("Titel").fill("Blutentnahme in Bildern");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await page.getByRole("button", { name: "Tabelle" }).waitFor();
  await text.click();
  await page.keyboard.type("So wird das Röhrchen gehalten:");
  await page.getByRole("button", { name: "Bild einfügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Bild einfügen" });
  const insert = dialog.getByRole("button", { name: "Einfügen", exact: true });
  await expect(insert).toBeDisabled();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "roehrchen.png", mimeType: "image/png", buffer: pngOf(600, 400) });
  await expect(dialog.getByText("600 × 400 Pixel: gedruckt scharf bis 50 mm Breite.")).toBeVisible();
  await dialog.getByLabel("Bildunterschrift").fill("Abb. 1: Haltung");
  await dialog.getByLabel("Bildunterschrift").press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text.locator("figure")).toContainText("Abb. 1: Haltung");

  await page.keyboard.type("Danach auf der nächsten Seite.");
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Seitenumbruch einfügen" }).click();
  await expect(text.locator("hr")).toHaveCount(1);
  await expect(page.getByRole("img", { name: "Seite 2 der Vorschau" })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/inhalte\/kapitel\/[0-9A-Z]{26}/);

  // Its shortcomings are reported before publishing, with a link back to it.
  await page.goto("/printpublisher/veroeffentlichen/print");
  const low = page.getByRole("listitem").filter({ hasText: "nur 127 dpi" });
  await expect(low).toContainText("Blutentnahme in Bildern");
  const silent = page.getByRole("listitem").filter({ hasText: "keinen Alternativtext" });
  await silent.getByRole("link", { name: "Blutentnahme in Bildern" }).click();
  await text.click();
  await text.locator("figure").click();
  await page.getByRole("button", { name: "Bild bearbeiten" }).click();
  const change = page.getByRole("dialog", { name: "Bild bearbeiten" });
  await change.getByLabel("Alternativtext").fill("Ein Röhrchen in der Hand");
  await change.getByRole("button", { name: "Übernehmen" }).click();
  await expect(text.getByAltText("Ein Röhrchen in der Hand")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Nicht gespeichert")).toBeHidden();
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
