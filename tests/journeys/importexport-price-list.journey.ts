import { expect, test } from "@playwright/test";
import { clientOf } from "../support/browserless.ts";
import { sheetsOf } from "../support/workbooks.ts";
import { countOn } from "./counted.ts";
import { enter, words } from "./editor.ts";
import { emptied } from "./emptied.ts";

const { bulk, importexport, importMapping } = words["de-DE"];
const { run, upload } = importexport;

/** A hospital's price list: titles, sections, limits in two columns, a unit in a heading, and no column of codes. */
const sections = ["Klinische Chemie", "Hämatologie", "Gerinnung"];
const rows = sections.flatMap((section, part) => [
  [section],
  ...Array.from({ length: 20 }, (_, index) => [
    `${section} Probewert ${String.fromCharCode(65 + index)}`,
    index % 3 === 0 ? "" : "Serum",
    `${part + 1}${index}`,
    `${part + 2}${index}`,
    "mg/dl",
    "0,5",
  ]),
]);
const file = sheetsOf({
  Preisliste: {
    rows: [
      ["Zentrallabor am Kanal – Leistungsverzeichnis"],
      ["gültig ab 1. Oktober 2026"],
      [],
      ["Untersuchung", "Material", "Ref. unten", "Ref. oben", "Einheit", "Menge (ml)"],
      ...rows,
      [],
      ["Änderungen bleiben vorbehalten."],
    ],
    merges: ["A1:F1"],
  },
});
/** Presses from the upload page until visitors find every analysis. */
const mostPresses = 12;

test.use({ locale: "de-DE" });

test("a hospital's list without codes is public within a few presses", async ({ page }) => {
  const count = await countOn(page);
  await enter(page, "/einstellungen/import/upload", "nord");
  const home = new URL(page.url());
  count.begin();
  await page.locator('input[type="file"]').setInputFiles({
    name: "Preisliste Kanal.xlsx",
    mimeType: "application/octet-stream",
    buffer: file,
  });
  await page.getByRole("button", { name: upload.startCheck }).click();
  await expect(page.getByText(/^60 Analysen gefunden, 7 von 7 Spalten erkannt$/)).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("button", { name: importMapping.mapping.submit }).click();
  await page.getByRole("button", { name: run.carryOut }).click({ timeout: 60_000 });
  await page
    .getByRole("link", { name: "60 neue Analysen ansehen und veröffentlichen" })
    .click({ timeout: 60_000 });

  // Missing values are filled in for all in one go.
  const gap = page.getByRole("listitem").filter({ hasText: "Material fehlt bei 21 Analysen" });
  await gap.getByRole("button", { name: "Material ergänzen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: bulk.value }).fill("Serum");
  await page.getByRole("option", { name: "Serum", exact: true }).click();
  await page.keyboard.press("Tab");
  // A press that something still covers would be made, and counted, again.
  await expect(page.getByRole("listbox")).toBeHidden();
  await dialog.getByRole("button", { name: bulk.preview, exact: true }).click();
  await dialog.getByRole("button", { name: /\d/ }).last().click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(gap).toBeHidden();

  await page.getByRole("button", { name: "60 veröffentlichen" }).click();
  await dialog.getByRole("button", { name: /\d/ }).last().click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  const presses = count.done();
  expect(presses.length, presses.join(" · ")).toBeLessThanOrEqual(mostPresses);

  const visitor = clientOf("public.nord", Number(home.port));
  const hits = async () =>
    (await visitor.call("/api/public/analyses/?search=Probewert&limit=1")).json().count as number;
  await expect.poll(hits, { timeout: 20_000 }).toBe(60);

  await emptied(page);
});
