import { expect, type Page, test } from "@playwright/test";
import { clientOf } from "../support/browserless.ts";
import { sheetsOf } from "../support/workbooks.ts";
import { enter, filled, words } from "./editor.ts";
import { emptied } from "./emptied.ts";

const { importexport: texts, importMapping } = words["de-DE"];
const { run, upload } = texts;
const { mapping, readAs } = importMapping;

const headings = [
  ...["Anforderungscode", "Bezeichnung", "Fachbereich", "Untersuchungsgut", "Verfahren", "Preis GOÄ"],
  ...["Ansatztage", "Kundeninfo", "Meldepflichtig", "Freigabe", "Status"],
];
const analyses = [
  ["NA/K", "Natrium und Kalium", "KC", "Serum", "ISE", 4.5, "Mo; Mi", "nüchtern", "nein", "01.03.2026"],
  [
    "HIV 1/2",
    "HIV-Suchtest",
    "MIB",
    "Serum",
    "CLIA",
    17.49,
    "täglich",
    "Einwilligung nötig",
    "ja",
    "04.03.2026",
  ],
  ["HBA1C#2", "HbA1c", "HAEM", "EDTA-Blut", "HPLC", 13.41, "Di; Do", "", "nein", "03.03.2026"],
];
const categories = [
  ["Kürzel", "Bezeichnung", "Oberkategorie"],
  ["LAB", "Labor", ""],
  ["KC", "Klinische Chemie", "LAB"],
  ["MIB", "Mikrobiologie", "LAB"],
  ["HAEM", "Hämatologie", "LAB"],
];
const file = sheetsOf({
  Katalog: {
    rows: [
      ["Leistungsverzeichnis 2026"],
      ["Stand: 1. Oktober 2026"],
      headings,
      ...analyses.map((row) => [...row, "veröffentlicht"]),
    ],
    merges: ["A1:K1"],
  },
  Fachbereiche: { rows: categories },
});

async function send(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: "Katalog 2026.xlsx",
    mimeType: "application/octet-stream",
    buffer: file,
  });
  await page.getByRole("button", { name: upload.startCheck }).click();
}
const lineOf = (page: Page, column: string) =>
  page.getByRole("listitem").filter({ has: page.getByText(column, { exact: true }) });

async function goesTo(page: Page, column: string, target: string): Promise<void> {
  const name = filled(mapping.targetOf, { column });
  await page.getByRole("combobox", { name }).click();
  await page.getByRole("option", { name: target, exact: true }).click();
}
/** Values that a column's cells will get, row by row. */
const becomes = (page: Page, column: string) => lineOf(page, column).locator("dd > :last-child");

test.describe("in an empty laboratory", () => {
  test.use({ locale: "de-DE" });

  test("a workbook goes in as it is: titles, two sheets, unknown columns, codes with slashes", async ({
    page,
  }) => {
    await enter(page, "/einstellungen/import/upload", "nord");
    const home = new URL(page.url());
    await send(page);
    await expect(page.getByRole("heading", { name: readAs.title })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel(readAs.heading)).toHaveValue("3");
    await expect(page.getByText("4 Spalten hat Laborium nicht erkannt", { exact: false })).toBeVisible();

    await page.getByRole("combobox", { name: filled(readAs.furtherOf, { name: "Fachbereiche" }) }).click();
    await page.getByRole("option", { name: readAs.furtherAs.categories }).click();
    await expect(becomes(page, "Fachbereich").first()).toHaveText("Klinische Chemie");
    await goesTo(page, "Untersuchungsgut", mapping.newCollection);
    for (const column of ["Preis GOÄ", "Kundeninfo", "Meldepflichtig", "Freigabe"])
      await goesTo(page, column, mapping.newField);
    // Each column shows at once the values that its cells will get.
    await expect(becomes(page, "Preis GOÄ").first()).toHaveText("4,5");
    await expect(becomes(page, "Untersuchungsgut").last()).toHaveText("EDTA-Blut");
    await expect(becomes(page, "Meldepflichtig").nth(1)).toHaveText("Ja");
    await expect(becomes(page, "Freigabe").first()).toContainText("2026");
    const promised = await Promise.all(
      ["Bezeichnung", "Fachbereich", "Untersuchungsgut", "Preis GOÄ", "Kundeninfo"].map((column) =>
        becomes(page, column).first().textContent(),
      ),
    );
    await expect(becomes(page, "Anforderungscode").first()).toHaveText("NA/K");

    await page.getByRole("button", { name: mapping.submit }).click();
    await expect(page.getByText(run.dryTitle)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("heading", { name: mapping.summary })).toBeVisible();
    await page.getByRole("button", { name: run.carryOut }).click();
    await expect(page.getByText(run.successTitle).first()).toBeVisible({ timeout: 60_000 });

    // Visitors read the values that the preview showed.
    const visitor = clientOf("public.nord", Number(home.port));
    const html = async () =>
      (await visitor.call(`/embed/analyses/${encodeURIComponent("NA/K")}/`)).bytes.toString();
    await expect.poll(html, { timeout: 20_000 }).toContain("Natrium und Kalium");
    for (const text of promised) expect(await html()).toContain(text ?? "—");

    // The next file of the kind asks nothing, and names the profile it was read with.
    await page.goto(new URL("/einstellungen/import/upload", home).href);
    await send(page);
    await expect(page.getByText(run.dryNothing)).toBeVisible({ timeout: 60_000 });
    await page.getByRole("link", { name: "Katalog 2026" }).click();
    await expect(page.getByLabel(filled(mapping.targetOf, { column: "Verfahren" }))).toBeVisible();

    // Leave the laboratory as other journeys expect it.
    await emptied(page);
  });
});
