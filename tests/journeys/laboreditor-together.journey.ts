import { expect, type Page, test } from "@playwright/test";
import { callApi, changeElsewhere, enter, importElsewhere, openEditor, words } from "./editor.ts";
import { shutOut } from "./looks.ts";
import { admin, catalogueThere, signIn } from "./people.ts";

const keepsDraft = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(".draft/"))))
    .toBe(true);

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { editor, laboreditor, ui } = words["de-DE"];
  const label = "Name (Deutsch)";

  test("of two people who edit one analysis neither loses anything, and a crash loses no keystroke", async ({
    page,
  }) => {
    await signIn(page);
    await catalogueThere(page);
    const id = await openEditor(page, "GLU");
    const name = page.getByLabel(label, { exact: true });
    await expect(name).toBeVisible();
    const text = `Glukose ${Date.now()}`;
    await name.fill(text);
    await keepsDraft(page);

    // The window closes without notice, as in a crash.
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
    await expect(other.getByRole("checkbox", { name: laboreditor.fact.internal, exact: true })).toBeChecked();
    await changeElsewhere(other, id, { internal: false, name: { de: "Glukose" } });
  });

  test("what was typed outlives a session that ended elsewhere", async ({ page }) => {
    await signIn(page);
    await openEditor(page, "APTT");
    const name = page.getByLabel("Name (Englisch)", { exact: true });
    await name.fill("aPTT, typed in vain?");
    await keepsDraft(page);
    expect((await callApi(page, "POST", "auth/verification/logout/")).status).toBeLessThan(300);
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/login/);
    await page.locator("[name=username]").fill(admin.username);
    await page.locator("[name=password]").fill(admin.password);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: editor.draft.restore }).click();
    await expect(name).toHaveValue("aPTT, typed in vain?");
    await page.getByRole("button", { name: ui.save, exact: true }).click();
    await expect(page.getByText(ui.form.saved, { exact: true })).toBeVisible();
  });
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });
  const { editor, ui } = words["en-GB"];

  test("an import that comes while somebody types shows its value beside, and both stay", async ({
    page,
  }) => {
    await enter(page);
    const id = await openEditor(page, "LPA");
    const { output } = await callApi<{
      name: object;
      related_analyses: string[];
      form_fields: Record<string, { raw: unknown }>;
    }>(page, "GET", `laboreditor/edit/${id}/`);
    const filled = Object.entries(output.form_fields).filter(([, { raw }]) => raw !== null);
    const fields = Object.fromEntries(filled.map(([key, { raw }]) => [key, raw]));
    const name = page.getByLabel("Name (English)", { exact: true });
    await name.fill("Lipoprotein, typed");
    const bring = (volume: unknown) =>
      importElsewhere(page, {
        analyses: [
          {
            code: "LPA",
            name: output.name,
            categories: ["lipids"],
            collection: null,
            internal: false,
            is_standalone: true,
            state: "PUBLISHED",
            related: output.related_analyses,
            fields: { ...fields, volume },
          },
        ],
      });
    await bring("99 µl");
    // As when a user returns from another window.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(page.getByText(editor.newer.title)).toBeVisible();
    const volume = page.locator("#field-volume");
    await expect(volume.getByRole("textbox")).toHaveValue("99 µl");
    await expect(volume.getByText(editor.field.newlyImported)).toBeVisible();
    await expect(name).toHaveValue("Lipoprotein, typed");
    expect(await shutOut(page, "newer")).toEqual([]);
    await page.keyboard.press("Control+s");
    await page.getByRole("dialog").getByRole("button", { name: editor.conflict.merge }).click();
    await expect(page.getByText(ui.form.saved, { exact: true })).toBeVisible();
    await expect(page.getByText(editor.newer.title)).toBeHidden();
    await page.reload();
    await expect(name).toHaveValue("Lipoprotein, typed");
    await expect(volume.getByRole("textbox")).toHaveValue("99 µl");
    await changeElsewhere(page, id, { name: output.name });
    await bring(fields.volume);
  });
});
