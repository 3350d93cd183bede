import { expect, type Page, test } from "@playwright/test";
import { callApi, enter, filled, idOf, linkOf, openEditor, publicSays, saved, words } from "./editor.ts";
import { shutOut } from "./looks.ts";

const save = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { laboreditor, newAnalysis, ui } = words["de-DE"];

  test("an analysis is made from a layout and categories, and is in list, search and directory", async ({
    page,
  }) => {
    const code = `NEU${Date.now()}`;
    await enter(page, "/laboreditor/analyse/neu");
    await page.getByRole("link", { name: /Mikrobiologie/ }).click();
    await expect(page).toHaveURL(/\/neu\/kategorie\/microbiology$/);

    // Missing values are reported at their fields.
    await save(page, ui.make);
    const codeField = page.getByRole("textbox", { name: laboreditor.analyses.code, exact: true });
    await expect(codeField).toBeFocused();
    for (const field of [codeField, page.getByLabel("Name (Deutsch)")])
      await expect(field).toHaveAttribute("aria-invalid", "true");
    await codeField.fill("TSH");
    await page.getByLabel("Name (Deutsch)").fill("Abstrich Testkeim");
    await save(page, ui.make);
    await expect(page.getByText(newAnalysis.codeExists)).toBeVisible();
    await codeField.fill(code);

    // Further categories are those without a layout of their own.
    const categories = page.getByRole("combobox", { name: laboreditor.analyses.categories });
    await categories.fill("Chemie");
    await expect(page.getByRole("option", { name: "Klinische Chemie" })).toHaveCount(0);
    await categories.fill("Bakterio");
    await page.getByRole("option", { name: "Bakteriologie" }).click();
    await page.keyboard.press("Escape");
    await save(page, ui.make);
    await expect(page.getByText(newAnalysis.made)).toBeVisible();
    await expect(page).toHaveURL(/\/laboreditor\/analyse\/[^/]{10,}$/);
    const id = idOf(page);

    // Its layout stays that of microbiology, and required values are asked for at their fields.
    const { output, etag } = await callApi<{ layout: string; read_only: string[] }>(
      page,
      "GET",
      `laboreditor/edit/${id}/`,
    );
    expect(output).toMatchObject({ layout: "microbiology" });
    expect(output.read_only).toContain("layout");
    const moved = await callApi(
      page,
      "PATCH",
      `laboreditor/edit/${id}/`,
      { layout: "default" },
      {
        "if-match": etag,
      },
    );
    expect(moved.status).toBe(400);
    await page.getByRole("form").getByRole("combobox", { name: laboreditor.fact.state }).click();
    await page.getByRole("option", { name: laboreditor.states.PUBLISHED }).click();
    await page.keyboard.press("Control+s");
    for (const field of ["material", "method"])
      await expect(page.locator(`#field-${field}`).getByText(ui.field.required_to_publish)).toBeVisible();
    const method = page.locator("#field-method").getByRole("textbox").first();
    await method.fill("Kultur");
    await page.locator("#field-material").getByRole("combobox").fill("Urin");
    await page.getByRole("option", { name: "Spontanurin", exact: true }).click();
    await page.keyboard.press("Escape");
    // The notification disappears by itself; on a slow machine it may be gone before the rest of the save has been checked.
    await Promise.all([
      expect(page.getByText(ui.form.saved, { exact: true })).toBeVisible(),
      saved(page, () => page.keyboard.press("Control+s")),
    ]);

    // Required values cannot be removed as long as the analysis is published.
    await method.fill("Mikroskopie");
    await saved(page, () => page.keyboard.press("Control+s"));
    await method.fill("");
    await page.keyboard.press("Control+s");
    await expect(method).toBeFocused();
    await expect(page.locator("#field-method").getByText(ui.field.required_to_publish)).toBeVisible();
    await method.fill("Mikroskopie");

    await page.getByRole("searchbox", { name: laboreditor.analyses.search }).fill("Testkeim");
    await expect(linkOf(page, code)).toBeVisible();
    await publicSays(page, `/embed/analyses/${code}/`, (html) => html.includes("Abstrich Testkeim"));
    await publicSays(page, "/api/public/analyses/?search=Testkeim", (json) => json.includes(code));
  });
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });
  const { laboreditor, newAnalysis, editor, ui } = words["en-GB"];

  test("an analysis is copied under a code of its own, as new and with all values", async ({ page }) => {
    const code = `COPY${Date.now()}`;
    await enter(page);
    await openEditor(page, "HBA1C");
    await page.getByRole("link", { name: editor.copy, exact: true }).click();
    await expect(page.getByText(newAnalysis.copyLead)).toBeVisible();
    const codeField = page.getByRole("textbox", { name: laboreditor.analyses.code, exact: true });
    await save(page, ui.make);
    await expect(page.getByText(ui.field.required)).toBeVisible();
    await codeField.fill("HBA1C");
    await save(page, ui.make);
    await expect(page.getByText(newAnalysis.codeExists)).toBeVisible();
    await codeField.fill(code);
    await save(page, ui.make);
    await expect(page.getByText(newAnalysis.made)).toBeVisible();
    await expect(page.getByRole("form").getByRole("combobox", { name: laboreditor.fact.state })).toHaveValue(
      laboreditor.states.NEW,
    );
    await expect(page.getByLabel(laboreditor.fact.code, { exact: true })).toHaveValue(code);
    await expect(page.locator("#field-material")).toContainText("EDTA");
  });

  test("an analysis is deleted, found among the deleted, and comes back unpublished", async ({ page }) => {
    const { changes } = words["en-GB"];
    const code = `GONE${Date.now()}`;
    await enter(page);
    const created = await callApi<{ id: string }>(
      page,
      "POST",
      "laboreditor/create/",
      {
        code,
        name: { de: "Bald weg", en: "Soon gone" },
        categories: ["proteins"],
        layout: "default",
        state: "PUBLISHED",
        form_fields: { material: { additional: ["serum"] }, method: { additional: { de: "Photometrie" } } },
      },
      { "idempotency-key": crypto.randomUUID() },
    );
    const { id } = created.output;
    expect(created.status).toBe(201);
    await publicSays(page, `/embed/analyses/${code}/`, (html) => html.includes(code));
    await page.goto(`/laboreditor/analyse/${id}`);
    await page.getByRole("button", { name: ui.delete.label, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(filled(editor.delete.title, { name: "Soon gone" }))).toBeVisible();
    expect(await shutOut(page, "delete")).toEqual([]);
    await dialog.getByRole("button", { name: ui.delete.confirm }).click();
    await expect(page.getByText(ui.delete.done, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/laboreditor\/analyse(?:\?|$)/);
    await publicSays(page, `/api/public/analyses/${code}/`, (json) => json.includes('"gone"'));

    await page.goto("/laboreditor/history/analysis/deleted");
    await page.getByRole("searchbox").fill(code);
    await page.getByRole("row", { name: code }).getByRole("link").click();
    await page.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await dialog.getByRole("checkbox", { name: changes.rollback.unpublished }).check();
    expect(await shutOut(page, "restore")).toEqual([]);
    await dialog.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await expect(page.getByText(filled(changes.rollback.restored, { version: 1 })).first()).toBeVisible();
    await page.goto(`/laboreditor/analyse/${id}`);
    await expect(page.getByRole("form").getByRole("combobox", { name: laboreditor.fact.state })).toHaveValue(
      laboreditor.states.HIDDEN,
    );
  });
});
