import { expect, test } from "@playwright/test";
import {
  callApi,
  changeElsewhere,
  enter,
  filled,
  idOfCode,
  linkOf,
  openEditor,
  publicSays,
  saved,
  words,
} from "./editor.ts";

test.describe("in English", () => {
  test.use({ locale: "en-GB" });
  const { laboreditor, ui } = words["en-GB"];

  test("filters say how many they find, are kept for the next visit, and pages are of a hundred", async ({
    page,
  }) => {
    let bringEditor = () => {};
    const brought = new Promise<void>((resolve) => {
      bringEditor = resolve;
    });
    await page.route("**/assets/editor-page-*.js", async (route) => {
      await brought;
      await route.continue();
    });
    await page.clock.install();
    await enter(page, "/laboreditor/analyse");
    const { output } = await callApi<{ count: number; counts: { pubstate: Record<string, number> } }>(
      page,
      "GET",
      "laboreditor/list/?limit=1",
    );
    const hidden = output.counts.pubstate.HIDDEN ?? 0;
    const onlyHidden = page.getByText(
      filled(ui.list.range, { from: 1, to: Math.min(100, hidden), total: hidden }),
      { exact: true },
    );
    const total = new Intl.NumberFormat("en").format(output.count);
    const list = page.getByRole("grid", { name: laboreditor.analyses.title });
    await expect(list.getByRole("row").first()).toBeVisible();
    // Of the hundred rows, only the visible ones and some around them are drawn.
    expect(await list.getByRole("row").count()).toBeLessThan(50);
    await page.getByRole("button", { name: filled(ui.list.page, { page: 2 }), exact: true }).click();
    await expect(
      page.getByText(filled(ui.list.range, { from: 101, to: Math.min(200, output.count), total })),
    ).toBeVisible();
    await expect(page).toHaveURL(/offset=100/);

    const state = page.getByRole("combobox", { name: laboreditor.analyses.state, exact: true });
    await state.click();
    await page.getByRole("option", { name: `${laboreditor.states.HIDDEN} (${hidden})`, exact: true }).click();
    await expect(onlyHidden).toBeVisible();
    await linkOf(page, "TRYP").click();
    // The address would follow the filter now; it must not call back a user who is opening an analysis.
    await page.clock.runFor(500);
    bringEditor();
    await expect(page.getByRole("heading", { level: 2, name: "Tryptase" })).toBeVisible();
    await page.goto("/dashboard");
    await page.goto("/laboreditor/analyse");
    await expect(page).toHaveURL(/state=HIDDEN/);
    await expect(onlyHidden).toBeVisible();
    await page.getByRole("button", { name: ui.list.reset }).click();
    await expect(page.getByText(filled(ui.list.range, { from: 1, to: 100, total }))).toBeVisible();
    await page.goto("/laboreditor");
    await page.goto("/laboreditor/analyse");
    await expect(list.getByRole("row").first()).toBeVisible();
    await expect(page).not.toHaveURL(/state=/);
  });
});

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { editor, laboreditor, ui } = words["de-DE"];

  test("languages stand side by side, what is missing falls back, and one's own value beside the imported one takes its place", async ({
    page,
  }) => {
    await enter(page);
    const id = await idOfCode(page, "HAPTO");
    await changeElsewhere(page, id, {
      form_fields: { turnaround: { additional: { de: "zwei Tage" }, override: true } },
    });
    await openEditor(page, "HAPTO");
    const turnaround = page.locator("#field-turnaround");
    await expect(turnaround.getByRole("textbox")).toHaveCount(2);
    await expect(
      turnaround.getByText(filled(editor.field.state.fallback, { language: "Deutsch" })),
    ).toBeVisible();
    await page.getByRole("radiogroup", { name: editor.languages }).getByText("Englisch").click();
    await expect(page).toHaveURL(new RegExp(`/${id}/en(\\?|$)`));
    await expect(turnaround.getByRole("textbox")).toHaveCount(1);
    await expect(turnaround.getByText("zwei Tage")).toBeVisible();

    const unit = page.locator("#field-unit");
    await expect(unit.getByText(editor.field.state.imported, { exact: true })).toBeVisible();
    const imported = await unit.getByRole("textbox").inputValue();
    await unit.getByRole("textbox").fill("eigene g/l");
    await page.getByRole("checkbox", { name: laboreditor.fact.internal, exact: true }).check();
    await page.getByRole("checkbox", { name: laboreditor.fact.is_standalone }).uncheck();
    await saved(page, () => page.keyboard.press("Control+s"));
    // Notifications do not cover any button that saves.
    await expect(page.getByText(ui.form.saved, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: ui.save, exact: true }).click({ trial: true, timeout: 2_000 });
    await page.goto(`/laboreditor/analyse/${id}`);
    await expect(unit.getByRole("textbox")).toHaveValue("eigene g/l");
    await expect(unit.getByText(editor.field.state.differs, { exact: true })).toBeVisible();
    await unit.getByRole("button", { name: /vergleichen/ }).click();
    await expect(unit.getByRole("definition").first()).toHaveText(imported);
    await publicSays(page, "/api/public/analyses/HAPTO/", (json) => json.includes('"gone"'));
    expect(await changeElsewhere(page, id, { internal: false, is_standalone: true })).toBe(200);
    await publicSays(page, "/embed/analyses/HAPTO/", (html) => html.includes("eigene g/l"));
    await changeElsewhere(page, id, {
      form_fields: { turnaround: { additional: null, override: false }, unit: { additional: null } },
    });
  });
});
