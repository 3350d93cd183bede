import { expect } from "@playwright/test";
import { filled, idOf, linkOf, tabTo, words } from "./editor.ts";
import { catalogueThere, signIn } from "./people.ts";
import { turnsOf } from "./turns.ts";

const inTurn = turnsOf(words);

inTurn()(
  "an analysis is found, edited, saved, compared and rolled back by keyboard alone",
  // Runs in German, as the only one of this file.
  async ({ page, say: { laboreditor, changes, ui } }) => {
    const code = "TSH";
    const label = "Name (Deutsch)";
    await signIn(page);
    await catalogueThere(page);
    await page.goto("/laboreditor/analyse");
    const list = page.getByRole("grid", { name: laboreditor.analyses.title });
    await expect(list.getByRole("link").first()).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: laboreditor.analyses.search })).toBeFocused();
    await page.keyboard.type(code);
    const hit = linkOf(page, code);
    await expect(hit).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(list.locator("tbody").getByRole("checkbox").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(list.locator("tbody").getByRole("checkbox").last()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Home");
    await expect(list.getByRole("link").first()).toBeFocused();
    const isFound = () => hit.evaluate((link) => link === document.activeElement);
    for (let steps = 0; steps < 20 && !(await isFound()); steps += 1) await page.keyboard.press("ArrowDown");
    await expect(hit).toBeFocused();
    await page.keyboard.press("Enter");
    // The editor is a few Tabs from the list, however long the list is.
    const name = page.getByLabel(label, { exact: true });
    await tabTo(page, name, 30);
    const before = await name.inputValue();
    await page.keyboard.press("End");
    await page.keyboard.type(" <b>&neu");
    await page.keyboard.press("Control+s");
    await expect(page.getByText(ui.form.saved, { exact: true }).first()).toBeVisible();
    const id = idOf(page);

    await page.goto(`/laboreditor/history/analysis/${id}`);
    const versions = page.getByRole("list", { name: changes.versions });
    const newest = Number((await versions.getByRole("link").first().textContent())?.match(/\d+/)?.[0]);
    for (const version of [newest, newest - 1]) {
      const pick = filled(changes.compare.pick, { version });
      await tabTo(page, page.getByRole("checkbox", { name: pick, exact: true }));
      await page.keyboard.press("Space");
    }
    await tabTo(page, page.getByRole("button", { name: changes.compare.button }));
    await page.keyboard.press("Enter");
    await expect(page.locator("ins").first()).toContainText("<b>&neu");

    await page.goto(`/laboreditor/history/analysis/${id}/${newest - 1}`);
    await tabTo(page, page.getByRole("button", { name: changes.rollback.button, exact: true }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await tabTo(page, dialog.getByRole("button", { name: changes.rollback.restore, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(filled(changes.rollback.done, { version: newest - 1 }))).toBeVisible();
    await page.goto(`/laboreditor/analyse/${id}`);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(before);
  },
);

inTurn()(
  "who walks through the list while it is searched stays in it, though their row is no longer found",
  async ({ page, say: { laboreditor } }) => {
    await signIn(page);
    await catalogueThere(page);
    await page.goto("/laboreditor/analyse");
    const list = page.getByRole("grid", { name: laboreditor.analyses.title });
    const links = list.getByRole("link");
    await expect(links.first()).toBeVisible();
    const answer = Promise.withResolvers<void>();
    await page.route(/search=TSH/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const request = page.waitForRequest(/search=TSH/);
    await page.keyboard.press("/");
    await page.keyboard.type("TSH");
    await request;
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("End");
    const left = await page.evaluate(() => document.activeElement?.textContent);
    answer.resolve();
    await expect(list.getByText(left ?? "", { exact: true })).toHaveCount(0);
    await expect.poll(() => list.evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
  },
);
