import { expect, test } from "@playwright/test";
import { callApi, enter, filled, saved, words } from "./editor.ts";
import { shutOut } from "./looks.ts";

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { laboreditor, changes, ui } = words["de-DE"];

  test("an item of a collection is made, changed, deleted, and comes back as it once was", async ({
    page,
  }) => {
    const identifier = `li-heparin-${Date.now()}`;
    await enter(page, "/laboreditor/collections");
    await page.getByRole("table").getByRole("link", { name: "Materialien" }).click();
    await page.getByRole("link", { name: laboreditor.collections.newItem }).click();
    await page.getByRole("button", { name: ui.make, exact: true }).click();
    await expect(page.getByText(ui.field.required)).toHaveCount(2);
    await page.getByLabel("Name (Deutsch)").fill("Heparinblut");
    await page.getByRole("textbox", { name: laboreditor.collections.identifier }).fill("serum");
    await page.getByRole("button", { name: ui.make, exact: true }).click();
    await expect(page.getByText(ui.field.already_exists)).toBeVisible();
    await page.getByRole("textbox", { name: laboreditor.collections.identifier }).fill(identifier);
    await page.getByRole("button", { name: laboreditor.item.addDetail }).click();
    await page.getByRole("textbox", { name: laboreditor.item.label }).fill("Farbe");
    await page.getByLabel(`${laboreditor.item.text} (Deutsch)`).fill("Grün");
    await page.getByRole("button", { name: ui.make, exact: true }).click();
    await expect(page).toHaveURL(/\/item\/\w{26}$/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await expect(page.getByRole("button", { name: ui.delete.label, exact: true })).toBeVisible();
    await page.getByLabel("Name (Deutsch)").fill("Lithium-Heparinblut");
    await saved(page, () => page.keyboard.press("Control+s"));

    // Another person changes it, too: the conflict in the field that both changed is asked about; all other changes of both stay.
    await page.getByLabel("Name (Deutsch)").fill("Heparinblut, lithiert");
    await callApi(page, "PATCH", `core/collection-items/${id}/`, {
      name: { de: "Heparin-Vollblut", en: "Heparin blood" },
    });
    await page.keyboard.press("Control+s");
    await expect(page.getByText(ui.conflict.title, { exact: true })).toBeVisible();
    const contested = page.getByRole("table", { name: ui.conflict.contested }).getByRole("row");
    await expect(contested.last()).toContainText("Name (Deutsch)");
    await expect(contested.last().getByRole("radio")).toHaveCount(2);
    expect(await shutOut(page, "item conflict")).toEqual([]);
    await saved(page, () => page.getByRole("button", { name: ui.conflict.merge }).click());
    await expect(page.getByText(ui.conflict.title, { exact: true })).toBeHidden();
    await expect(page.getByLabel("Name (Englisch)")).toHaveValue("Heparin blood");
    await expect(page.getByLabel("Name (Deutsch)")).toHaveValue("Heparinblut, lithiert");

    await page.getByRole("link", { name: /Materialien/ }).click();
    await page.getByRole("searchbox").fill(identifier);
    await page.getByRole("table").getByRole("link", { name: "Heparinblut, lithiert" }).click();

    await page.getByRole("button", { name: ui.delete.label, exact: true }).click();
    const dialog = page.getByRole("dialog");
    expect(await shutOut(page, "delete item")).toEqual([]);
    await dialog.getByRole("button", { name: ui.delete.confirm }).click();
    await expect(page.getByText(ui.delete.done, { exact: true })).toBeVisible();

    await page.goto("/laboreditor/history/collectionitem/deleted");
    await page.getByRole("searchbox").fill(identifier);
    await page.getByRole("row", { name: "Heparinblut, lithiert" }).getByRole("link").click();
    await page.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await dialog.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/history/collectionitem/${id}$`));
    const first = page.getByRole("link", { name: filled(changes.version, { version: 1 }), exact: true });
    await expect(first).toHaveAttribute("href", new RegExp(`/collectionitem/${id}/1`));
    await first.click();
    await page.getByRole("button", { name: changes.rollback.button, exact: true }).click();
    await dialog.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await expect(
      page.getByText(filled(changes.rollback.done, { version: 1 }), { exact: true }),
    ).toBeVisible();
    const { output } = await callApi<{ names: object; fields: object }>(
      page,
      "GET",
      `core/collection-items/${id}/`,
    );
    expect(output).toMatchObject({ names: { de: "Heparinblut" }, fields: { farbe: { de: "Grün" } } });
  });
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });
  const { laboreditor, categoryTree, changes, layouts, ui } = words["en-GB"];

  test("categories are made, renamed, moved, sorted and deleted, by keyboard as well", async ({ page }) => {
    const stamp = Date.now();
    await enter(page, "/laboreditor/kategorien");
    const tree = page.getByRole("tree", { name: categoryTree.categories.title });
    const panel = page.getByRole("dialog");
    const make = async (name: string, parent?: string) => {
      const begin = page.getByRole("button", { name: categoryTree.category.new });
      await begin.click();
      await panel.getByLabel("Name (English)").fill(name);
      await panel.getByRole("textbox", { name: laboreditor.collections.identifier }).fill(`${name}-${stamp}`);
      if (parent) {
        const place = panel.getByRole("combobox", { name: categoryTree.category.parent });
        await place.fill(parent);
        await page.getByRole("option", { name: parent }).click();
      }
      await panel.getByRole("button", { name: ui.make, exact: true }).click();
      await expect(panel).toBeHidden();
      await expect(begin).toBeFocused();
    };
    const line = (name: string) => tree.locator(`[data-category="${name}-${stamp}"]`);
    await page.getByRole("button", { name: categoryTree.category.new }).click();
    await panel.getByRole("button", { name: ui.make, exact: true }).click();
    await expect(panel.getByText(ui.field.required)).toHaveCount(2);
    expect(await shutOut(page, "new category")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await make("Omics");
    await make("Proteome", "Omics");
    await make("Genome", "Omics");
    await expect(line("Proteome")).toHaveAttribute("aria-level", "2");

    // Arrow keys move the focus; with Shift they move the entry, and F2 edits it.
    await line("Omics").focus();
    await page.keyboard.press("ArrowDown");
    await expect(line("Proteome")).toBeFocused();
    const sorted = page.waitForResponse(/core\/categories\/sorting/);
    await page.keyboard.press("Shift+ArrowDown");
    await expect(line("Proteome")).toHaveAttribute("aria-posinset", "2");
    await expect(line("Proteome")).toBeFocused();
    await expect(
      page.getByText(filled(ui.sort.moved, { name: "Proteome", place: 2, count: 2 })),
    ).toBeAttached();
    expect((await sorted).ok()).toBe(true);
    await page.reload();
    await expect(line("Genome")).toHaveAttribute("aria-posinset", "1");
    await line("Genome").focus();
    await page.keyboard.press("F2");
    await expect(panel.getByLabel("Name (German)")).toBeFocused();
    await panel.getByLabel("Name (English)").fill("Genome and exome");
    const place = panel.getByRole("combobox", { name: categoryTree.category.parent });
    await place.fill(categoryTree.category.top);
    await page.getByRole("option", { name: categoryTree.category.top }).click();
    await page.keyboard.press("Control+s");
    await expect(panel).toBeHidden();
    await expect(line("Genome")).toHaveAttribute("aria-level", "1");
    await expect(line("Genome")).toContainText("Genome and exome");

    await line("Omics")
      .getByRole("button", { name: filled(categoryTree.category.editOne, { name: "Omics" }) })
      .click();
    await panel.getByRole("button", { name: ui.delete.label, exact: true }).click();
    const question = page.getByRole("dialog", {
      name: filled(laboreditor.item.deleteTitle, { name: "Omics" }),
    });
    await expect(question.getByText(categoryTree.category.movesUp)).toBeVisible();
    await expect(question.getByRole("listitem")).toHaveText("Proteome");
    expect(await shutOut(page, "delete category")).toEqual([]);
    await question.getByRole("button", { name: ui.delete.confirm }).click();
    await expect(line("Omics")).toHaveCount(0);
    await expect(line("Proteome")).toHaveAttribute("aria-level", "1");

    // Long after its notice is gone, it is restored from the history with its values.
    await page.goto("/laboreditor/history/category/deleted");
    await page.getByRole("searchbox").fill(`Omics-${stamp}`);
    await page.getByRole("row", { name: "Omics" }).getByRole("link").click();
    await page.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    const restoring = page.getByRole("dialog");
    expect(await shutOut(page, "restore category")).toEqual([]);
    await restoring.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await expect(page).toHaveURL(/\/history\/category\/\w{26}$/);
    await page.goto("/laboreditor/kategorien");
    await expect(line("Proteome")).toHaveAttribute("aria-level", "2");
    await expect(line("Omics")).toHaveAttribute("aria-expanded", "true");

    // With the mouse it is dragged by its name and dropped onto another one.
    await line("Genome").getByRole("link").dragTo(line("Omics"));
    await expect(line("Genome")).toHaveAttribute("aria-level", "2");
  });

  test("a form that was deleted is restored, and its versions are compared in the words of its editor", async ({
    page,
  }) => {
    const name = `Genetics ${Date.now()}`;
    await enter(page, "/laboreditor/formulare/neu");
    await page.getByLabel("Name (English)").fill(name);
    await page.getByRole("button", { name: ui.make, exact: true }).click();
    await expect(page.getByText(layouts.made)).toBeVisible();
    await page.getByRole("button", { name: /^Method/ }).click();
    await page.getByRole("checkbox", { name: layouts.field.required }).uncheck();
    await saved(page, () => page.keyboard.press("Control+s"));
    await page.getByRole("main").getByRole("link", { name: laboreditor.item.history }).click();
    await page.getByRole("link", { name: filled(changes.version, { version: 2 }), exact: true }).click();
    const row = page.getByRole("row", { name: `Method: ${layouts.field.required}` });
    await expect(row.getByRole("deletion")).toHaveText(ui.compared.yes);
    await expect(row.getByRole("insertion")).toHaveText(ui.compared.no);
    expect(await shutOut(page, "compare forms")).toEqual([]);

    await page.goto("/laboreditor/formulare");
    await page.getByRole("table").getByRole("link", { name }).click();
    await page.getByRole("button", { name: ui.delete.label, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: ui.delete.confirm }).click();
    await expect(page.getByText(ui.delete.done, { exact: true })).toBeVisible();
    await page.goto("/laboreditor/history/layout/deleted");
    await page.getByRole("row", { name }).getByRole("link").click();
    await page.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: changes.rollback.restore, exact: true })
      .click();
    await expect(page).toHaveURL(/\/history\/layout\/\w{26}$/);
    await page.goto("/laboreditor/formulare");
    await expect(page.getByRole("table").getByRole("link", { name })).toBeVisible();
  });
});
