import { expect, type Page, test } from "@playwright/test";
import { callApi, enter, filled, type Locale, words } from "./editor.ts";
import { shutOut } from "./looks.ts";

interface Row {
  id: string;
  code: string;
  state: string;
  internal: boolean;
}
const rowsOf = async (page: Page, query: string) =>
  (await callApi<{ results: Row[]; count: number }>(page, "GET", `laboreditor/list/?${query}`)).output;

async function choose(page: Page, label: string, option: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Carries the change out, from the dialog to its end, with the preview in between. */
async function carryOut(page: Page, locale: Locale, count: number): Promise<void> {
  const { bulk } = words[locale];
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: bulk.preview, exact: true }).click();
  const shown = { shown: count };
  await expect(dialog.getByText(filled(bulk.changing_other, shown), { exact: true }).first()).toBeVisible();
  await dialog.getByRole("button", { name: filled(bulk.carryOut_other, shown), exact: true }).click();
  await expect(page.getByText(filled(bulk.done_other, shown), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function undo(page: Page, locale: Locale): Promise<void> {
  const { bulk } = words[locale];
  await page.getByRole("button", { name: bulk.undo, exact: true }).click();
  await expect(page.getByText(bulk.undone, { exact: true }).last()).toBeVisible();
}

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { laboreditor, bulk } = words["de-DE"];

  test("many analyses are ticked by keyboard, hidden together after a preview, and one undo brings all back", async ({
    page,
  }) => {
    await enter(page, "/laboreditor/analyse?category=lipids");
    const list = page.getByRole("grid", { name: laboreditor.analyses.title });
    const ticks = list.locator("tbody").getByRole("checkbox");
    await expect(ticks).toHaveCount(6);
    await ticks.first().focus();
    await page.keyboard.press("Space");
    // Shift and an arrow also tick the next row; Shift and Space tick all rows in between.
    await page.keyboard.press("Shift+ArrowDown");
    await expect(list.locator("tbody").getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expect(ticks.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Space");
    await expect(list.locator("tbody").getByRole("checkbox", { checked: true })).toHaveCount(5);
    const bar = page.getByRole("region", { name: bulk.bar });
    await expect(bar.getByText(filled(bulk.selected_other, { shown: 5 }))).toBeVisible();
    await bar.getByRole("button", { name: bulk.change, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await shutOut(page, "bulk form")).toEqual([]);
    await choose(page, bulk.state, laboreditor.states.HIDDEN);
    await page.getByRole("dialog").getByRole("button", { name: bulk.preview, exact: true }).click();
    await expect(page.getByRole("region", { name: bulk.rows }).getByRole("listitem")).toHaveCount(5);
    expect(await shutOut(page, "bulk preview")).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: bulk.back, exact: true }).click();
    expect((await rowsOf(page, "category=lipids&pubstate=HIDDEN")).count).toBe(0);
    await carryOut(page, "de-DE", 5);
    expect((await rowsOf(page, "category=lipids&pubstate=HIDDEN")).count).toBe(5);
    await expect(list.getByText(laboreditor.states.HIDDEN)).toHaveCount(5);
    await undo(page, "de-DE");
    await expect(list.getByText(laboreditor.states.HIDDEN)).toHaveCount(0);
    expect((await rowsOf(page, "category=lipids&pubstate=PUBLISHED")).count).toBe(6);
  });
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });
  const { laboreditor, bulk } = words["en-GB"];

  test("categories, visibility and the value of a field are changed for all that a filter finds", async ({
    page,
  }) => {
    await enter(page, "/laboreditor/analyse?category=hepatitis");
    const list = page.getByRole("grid", { name: laboreditor.analyses.title });
    const bar = page.getByRole("region", { name: bulk.bar });
    const begin = async (change: string) => {
      await list.locator("tbody").getByRole("checkbox").first().check();
      await bar.getByRole("button", { name: filled(bulk.all, { shown: 4 }) }).click();
      await bar.getByRole("button", { name: bulk.change, exact: true }).click();
      await choose(page, bulk.what, change);
    };
    await begin(bulk.whats.add_category);
    const category = page.getByRole("dialog").getByRole("combobox", { name: laboreditor.analyses.category });
    await category.fill("Other path");
    await page.getByRole("option", { name: "Other pathogens" }).click();
    await carryOut(page, "en-GB", 4);
    expect((await rowsOf(page, "category=infection&limit=200")).results.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["HBSAG", "AHBS", "AHBC", "AHCV"]),
    );
    await undo(page, "en-GB");

    await begin(bulk.whats.internal);
    await choose(page, bulk.internal, bulk.internals.true);
    await carryOut(page, "en-GB", 4);
    await expect(list.getByText(laboreditor.analyses.internal, { exact: true })).toHaveCount(4);
    await undo(page, "en-GB");
    await expect(list.getByText(laboreditor.analyses.internal, { exact: true })).toHaveCount(0);

    await begin(bulk.whats.field);
    await page.getByRole("dialog").getByRole("combobox", { name: bulk.field, exact: true }).fill("Turn");
    await page.getByRole("option").first().click();
    await choose(page, bulk.language, "English");
    await page.getByRole("dialog").getByRole("textbox", { name: bulk.value }).fill("next <i>day</i>");
    await carryOut(page, "en-GB", 4);
    await page.goto("/laboreditor/analyse?category=hepatitis");
    await list.getByRole("link").first().click();
    await expect(page.getByRole("textbox", { name: /Turnaround.*English/ })).toHaveValue("next <i>day</i>");
    await page.goto("/laboreditor/history/analysis");
    await expect(page.getByRole("table").getByText("admin").first()).toBeVisible();
  });
});
