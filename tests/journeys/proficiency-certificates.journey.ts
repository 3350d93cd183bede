import { expect, type Page, test } from "@playwright/test";
import { plainPdf } from "./certificate-pdfs.ts";
import { signIn } from "./people.ts";

const words = {
  de: {
    choose: "Dateien auswählen",
    save: "Zertifikat speichern",
    saveTwo: "2 Zertifikate speichern",
    tested: "Ringversuch am",
    until: "Gültig bis",
    search: "Testparameter durchsuchen",
    none: "0 Testparameter gewählt",
    chosen: "40 Testparameter gewählt",
    saved: "Zertifizierungen gespeichert",
    script: "Dieses PDF enthält ein Skript",
    delete: "Löschen",
    certain: "Ja, löschen",
    undo: "Rückgängig machen",
    undone: "Rückgängig gemacht",
    goes: "Zertifizierungen",
    dates: ["12.03.2026", "11.03.2027"],
  },
  en: {
    choose: "Choose files",
    save: "Save certificate",
    saveTwo: "Save 2 certificates",
    tested: "Tested on",
    until: "Valid until",
    search: "Search test parameters",
    none: "0 test parameters chosen",
    chosen: "40 test parameters chosen",
    saved: "Certifications saved",
    script: "This PDF contains a script",
    delete: "Delete",
    certain: "Yes, delete",
    undo: "Undo",
    undone: "Undone",
    goes: "Certifications",
    dates: ["12/03/2026", "11/03/2027"],
  },
};

/** Opens the file chooser by keyboard and selects these files. */
async function chooseByKeyboard(page: Page, button: string, files: { name: string; text: string }[]) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).focus();
  await page.keyboard.press("Enter");
  const chosen = files.map(({ name, text }) => ({
    name,
    mimeType: "application/pdf",
    buffer: Buffer.from(text, "latin1"),
  }));
  await (await chooser).setFiles(chosen);
}

for (const language of ["de", "en"] as const) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ locale: language });

    test("a certificate for forty parameters is filed by keyboard, with the dates its file names, within two minutes", async ({
      page,
    }) => {
      const name = `Ringversuch ${language} ${Date.now()}`;
      await signIn(page, "/ringversuche/zertifikate/neu");
      const began = Date.now();
      const pdf = plainPdf("Ringversuch vom 12.03.2026", "Gültig bis 11.03.2027");
      await chooseByKeyboard(page, text.choose, [{ name: `${name}.pdf`, text: pdf }]);
      await expect(page.getByLabel(text.tested)).toHaveValue(text.dates[0] ?? "");
      await expect(page.getByLabel(text.until)).toHaveValue(text.dates[1] ?? "");
      await expect(page.getByRole("img", { name: new RegExp(name) })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+S");

      // The certified parameters come next.
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText(text.none)).toBeVisible();
      const search = page.getByRole("searchbox", { name: text.search });
      await search.focus();
      await page.keyboard.type("glukose serum");
      await page.keyboard.press("Enter");
      await expect(search).toHaveValue("");
      await expect(page.getByRole("checkbox", { name: /^Glukose, Serum/ }).first()).toBeChecked();
      await page.keyboard.press("ArrowDown");
      // The first one of the list has the focus: press down and tick, again and again, past the one that is ticked already.
      for (let ticked = 1; ticked < 40; ) {
        const box = page.locator("input[data-tick]:focus");
        if (!(await box.isChecked())) {
          await page.keyboard.press("Space");
          ticked += 1;
        }
        await page.keyboard.press("ArrowDown");
      }
      await expect(page.getByText(text.chosen)).toBeVisible();
      await page.keyboard.press("ControlOrMeta+S");
      await expect(page.getByText(text.saved)).toBeVisible();
      expect(Date.now() - began).toBeLessThan(120_000);
      await page.reload();
      await expect(page.getByText(text.chosen)).toBeVisible();

      // Dependent entries are listed before the deletion.
      const bulk = page.url();
      await page.goto(bulk.replace("zertifizierungen", "zertifikate"));
      await page.getByRole("button", { name: text.delete, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(text.goes);
      await expect(dialog).toContainText("40");
      await dialog.getByRole("button", { name: text.certain }).click();
      await expect(page).toHaveURL(/zertifikate$/);
      await page.getByRole("button", { name: text.undo }).click();
      await expect(page.getByText(text.undone)).toBeVisible();
      await page.goto(bulk);
      await expect(page.getByText(text.chosen)).toBeVisible();
    });

    test("of many files at once each is saved or says why not, and what runs a script is refused", async ({
      page,
    }) => {
      const stamp = `${language}-${Date.now()}`;
      await signIn(page, "/ringversuche/zertifikate/neu");
      const good = plainPdf("Ringversuch vom 12.03.2026", "Gültig bis 11.03.2027");
      const bad = good.replace("/Type /Catalog", "/Type /Catalog /OpenAction << /S /JavaScript /JS (1) >>");
      await chooseByKeyboard(page, text.choose, [
        { name: `gut-${stamp}.pdf`, text: good },
        { name: `boese-${stamp}.pdf`, text: bad },
      ]);
      await page.getByRole("button", { name: text.saveTwo }).click();
      await expect(page.getByText(text.script)).toBeVisible();
      await expect(page.getByRole("heading", { name: `boese-${stamp}.pdf` })).toBeVisible();
      await expect(page.getByRole("heading", { name: `gut-${stamp}.pdf` })).toBeHidden();
    });
  });
}
