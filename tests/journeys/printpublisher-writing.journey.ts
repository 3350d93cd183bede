import { expect, test } from "@playwright/test";
import { pngOf } from "../platform/picture/pictures.ts";
import { shutOut } from "./looks.ts";
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
  await page.getByRole("button", { name: "Fußnote" }).click();
  await page.keyboard.type("Nicht im Urin.");
  await expect(page.getByRole("img", { name: "Seite 1 der Vorschau" })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/inhalte\/kapitel\/[0-9A-Z]{26}/);
  await page.reload();
  await expect(text).toContainText(/^Zuerst wird hier bestimmt: .+ im SerumNicht im Urin\.$/);
  await expect(text.getByRole("link").first()).toHaveAttribute("href", /analysis\/TSH$/);
  await expect(text.getByRole("link", { name: "Nicht im Urin." })).toHaveAttribute("href", /\/note\/$/);
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
  // The library takes several pictures at once, and names the file that it cannot take.
  const library = page.getByRole("dialog", { name: "Bilder des Labors" });
  await library.locator("input[type=file]").setInputFiles([
    { name: "roehrchen.png", mimeType: "image/png", buffer: pngOf(600, 400) },
    { name: "defekt.png", mimeType: "image/png", buffer: pngOf(600, 400).subarray(0, 60) },
    { name: "versehen.png", mimeType: "image/png", buffer: pngOf(500, 400) },
  ]);
  await expect(library.getByText("Eine Datei wurde nicht angenommen")).toBeVisible({ timeout: 60_000 });
  await expect(library.getByRole("alert")).toContainText("defekt.png: ");
  const unused = library.getByRole("listitem").filter({ hasText: "versehen.png" });
  await expect(unused).toContainText("Nirgends verwendet");
  await unused.getByRole("button", { name: "„versehen.png“ löschen" }).click();
  const question = page.getByRole("dialog", { name: "„versehen.png“ löschen?" });
  await expect(question).toBeVisible();
  expect(await shutOut(page, "delete a picture")).toEqual([]);
  await question.getByRole("button", { name: "Löschen" }).click();
  await expect(unused).toHaveCount(0);
  const chosen = library.getByRole("listitem").filter({ hasText: "roehrchen.png" });
  await expect(chosen).toContainText("600 × 400 Pixel");
  await expect(chosen).toContainText("Gedruckt scharf bis 50 × 33 mm");
  expect(await chosen.textContent()).toContain("50\u00a0×\u00a033\u00a0mm");
  await chosen.getByRole("button", { name: "„roehrchen.png“ wählen" }).click();
  const dialog = page.getByRole("dialog", { name: "Bild einfügen" });
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
  // The library knows now where it stands, and offers no deletion.
  await change.getByRole("button", { name: "Anderes Bild wählen" }).click();
  await expect(chosen.getByRole("link", { name: "Blutentnahme in Bildern" })).toBeVisible();
  await expect(chosen.getByRole("button", { name: /löschen/ })).toHaveCount(0);
  await chosen.getByRole("button", { name: "„roehrchen.png“ wählen" }).click();
  await change.getByLabel("Alternativtext").fill("Ein Röhrchen in der Hand");
  await change.getByRole("button", { name: "Übernehmen" }).click();
  await expect(text.getByAltText("Ein Röhrchen in der Hand")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Nicht gespeichert")).toBeHidden();
});

test("an advertisement stands over a page, and one that would print blurred is refused", async ({ page }) => {
  await signIn(page);
  await page.goto("/printpublisher/inhalte/bildseite/neu");
  await page.getByLabel("Titel").fill("Anzeige einer Firma");
  await page.getByRole("button", { name: "Bild wählen", exact: true }).click();
  const library = page.getByRole("dialog", { name: "Bilder des Labors" });
  await library.locator("input[type=file]").setInputFiles([
    { name: "winzig.png", mimeType: "image/png", buffer: pngOf(300, 420) },
    { name: "grob.png", mimeType: "image/png", buffer: pngOf(1300, 1800) },
  ]);
  const coarse = library.getByRole("listitem").filter({ hasText: "grob.png" });
  await expect(coarse).toContainText(/hat das Bild 21\d dpi; scharf wird es ab 300/);
  await library.getByRole("button", { name: "„winzig.png“ wählen" }).click();
  await page.getByLabel("Alternativtext").fill("Anzeige einer Firma für Röhrchen");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/für eine ganze Seite \(A5\) zu klein: Es hätte nur 49 dpi/)).toBeVisible();
  await page.getByRole("button", { name: "Anderes Bild wählen" }).click();
  await library.getByRole("button", { name: "„grob.png“ wählen" }).click();
  await expect(page.getByText(/scharf wird es ab 300/)).toBeVisible();
  await expect(page.getByLabel("Als Anzeige kennzeichnen")).toBeChecked();
  await expect(page.getByRole("img", { name: "Seite 1 der Vorschau" })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/inhalte\/kapitel\/[0-9A-Z]{26}/);
  await expect(page.getByRole("navigation", { name: "Kapitel und Abschnitte" })).toContainText("Bildseite");
  await page.goto("/printpublisher/veroeffentlichen/print");
  const low = page.getByRole("listitem").filter({ hasText: /nur 21\d dpi/ });
  await expect(low).toContainText("Anzeige einer Firma");
});

test("what a style sheet can rely on is found in the reference, with an example", async ({ page }) => {
  await signIn(page);
  await page.goto("/printpublisher/referenz");
  await page.getByRole("searchbox", { name: "Referenz durchsuchen" }).fill("klasse synonyme");
  const link = page.getByRole("link", { name: ".syn" });
  await expect(link).toBeVisible();
  await expect(page.getByText(".grid")).toBeHidden();
  await link.click();
  await expect(page.getByRole("heading", { name: ".syn", level: 1 })).toBeVisible();
  await expect(page.getByText("font-style: normal;")).toBeVisible();
});
