import { expect, type Page, test } from "@playwright/test";
import { madeTable } from "../support/made-catalogue.ts";
import { workbookOf } from "../support/workbooks.ts";
import { catalogueThere, signIn } from "./people.ts";

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto("/einstellungen/import/upload");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await page.getByText("Teilweise", { exact: true }).click();
}
const figure = (page: Page, name: string) => page.getByText(new RegExp(`^[\\d.]+\\s*${name}$`)).first();

test("a file that is wrong is refused, with the place of every problem", async ({ page }) => {
  await signIn(page);
  await catalogueThere(page);
  const rows = [
    ["Code", "Name"],
    ["X1", "Eins"],
    ["X1", "Zwei"],
    ["", "Ohne Code"],
  ];
  await choose(page, "falsch.xlsx", workbookOf(rows, "xlsx"));
  await page.getByRole("button", { name: "Datei prüfen" }).click();
  await expect(page.getByText("Code doppelt").first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Code fehlt").first()).toBeVisible();
});

test.describe("a laboratory's table of 1,500 analyses", () => {
  test("goes in through the mapping screen, is checked first, and changes nothing the second time", async ({
    page,
  }) => {
    await signIn(page);
    await catalogueThere(page);
    const rows = madeTable(1500);
    const file = workbookOf(rows, "xlsx");
    await choose(page, "leistungsverzeichnis.xlsx", file);
    await page.getByRole("button", { name: "Datei prüfen" }).click();
    await expect(page.getByRole("heading", { name: "Spalten zuordnen" })).toBeVisible();
    await page.getByRole("button", { name: "Zuordnung übernehmen und fortfahren" }).click();
    await expect(page.getByText("Das würde sich ändern")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("1.500 Analysen in der Datei")).toBeVisible();
    await page.getByRole("button", { name: "Änderungen übernehmen" }).click();
    await expect(page.getByText("Der Import ist abgeschlossen").first()).toBeVisible({ timeout: 60_000 });
    await expect(figure(page, "neu")).toContainText("1.500");

    for (const [name, bookType] of [
      ["nochmals.xlsx", "xlsx"],
      ["nochmals.xls", "biff8"],
    ] as const) {
      await choose(page, name, workbookOf(rows, bookType));
      await page.getByRole("button", { name: "Datei prüfen" }).click();
      await expect(page.getByText("Es würde sich nichts ändern", { exact: false })).toBeVisible({
        timeout: 60_000,
      });
    }
    await page.goto("/laboreditor/analyse");
    await page.getByRole("searchbox").fill("antikörper");
    await expect(page.getByText(/Antikörper/i).first()).toBeVisible();
  });
});
