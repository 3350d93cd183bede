import { expect, test } from "@playwright/test";
import { changeElsewhere, openEditor, words } from "./editor.ts";
import { shutOut } from "./looks.ts";
import { catalogueThere, signIn } from "./people.ts";

for (const locale of ["de-DE", "en-GB"] as const) {
  const { editor, ui } = words[locale];
  const label = locale === "de-DE" ? "Name (Deutsch)" : "Name (German)";
  test.describe(locale, () => {
    test.use({ locale });

    test("of two people who edit one analysis neither loses anything, and a crash loses no keystroke", async ({
      page,
    }) => {
      await signIn(page);
      await catalogueThere(page);
      const id = await openEditor(page, "GLU");
      const name = page.getByLabel(label, { exact: true });
      await expect(name).toBeVisible();
      const text = `Glukose ${locale} ${Date.now()}`;
      await name.fill(text);
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(".draft/"))))
        .toBe(true);

      // The window goes without a word, as in a crash.
      const other = await page.context().newPage();
      await page.close({ runBeforeUnload: false });
      await other.goto(`/laboreditor/analyse/${id}`);
      await other.getByRole("button", { name: editor.draft.restore }).click();
      await expect(other.getByLabel(label, { exact: true })).toHaveValue(text);

      expect(await changeElsewhere(other, id, { internal: true, name: { de: "Traubenzucker" } })).toBe(200);
      await other.keyboard.press("Control+s");
      const dialog = other.getByRole("dialog");
      await expect(dialog.getByText("Traubenzucker")).toBeVisible();
      await expect(dialog.getByText(text)).toBeVisible();
      expect(await shutOut(other, "conflict")).toEqual([]);
      await dialog.getByRole("button", { name: editor.conflict.merge }).click();
      await expect(dialog).toBeHidden();
      await expect(other.getByText(ui.form.saved, { exact: true }).first()).toBeVisible();
      await other.reload();
      await expect(other.getByLabel(label, { exact: true })).toHaveValue(text);
      await expect(other.getByRole("checkbox", { name: editor.fact.internal, exact: true })).toBeChecked();
      await changeElsewhere(other, id, { internal: false, name: { de: "Glukose" } });
    });
  });
}
