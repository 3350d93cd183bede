import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { naughtyStrings } from "../support/naughty-strings.ts";
import { callApi, changeElsewhere, enter, idOf, publicSays, saved, words } from "./editor.ts";

const hurting = [
  "<script>window.hurt = 1</script>",
  "<img src=x onerror='window.hurt = 1'>",
  "javascript:window.hurt = 1",
  "{{constructor.constructor('window.hurt = 1')()}}",
  "</textarea></title><svg onload=window.hurt=1>",
];
/** Single lines, as a list has them. */
const lines = [...hurting, ...naughtyStrings]
  .map((text) => text.replaceAll(/\s+/gu, " ").trim())
  .filter((text) => text !== "" && !/[\p{Cc}\p{Cs}\uFEFF\uFFFE]/u.test(text));

/** Records things that a page must never do with a text: open a dialog, fail, or try what its policy forbids. */
function watch(page: Page): string[] {
  const events: string[] = [];
  page.on("dialog", (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => events.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) events.push(message.text());
  });
  return events;
}
const hurt = (page: Page) => page.evaluate(() => (window as { hurt?: number }).hurt ?? null);

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { laboreditor, newAnalysis, csv, changes, ui } = words["de-DE"];

  test("hostile texts are shown as what they are in every place, and run in none", async ({ page }) => {
    const events = watch(page);
    const code = `BLNS${Date.now()}`;
    const name = `${code} <script>window.hurt = 1</script><b>"&amp;'`;
    await enter(page, "/laboreditor/analyse/neu/kategorie/microbiology");
    await page.getByRole("textbox", { name: laboreditor.analyses.code, exact: true }).fill(code);
    await page.getByLabel("Name (Deutsch)").fill(name);
    await page.getByRole("button", { name: ui.make, exact: true }).click();
    await expect(page.getByText(newAnalysis.made)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: code })).toHaveText(name);
    const id = idOf(page);
    await changeElsewhere(page, id, { form_fields: { material: { additional: ["serum"] } } });
    await page.reload();
    const synonyms = page.locator("#field-synonyms").getByRole("textbox").first();
    await synonyms.fill(lines.join("\n"));
    await page.locator("#field-method").getByRole("textbox").first().fill(hurting.join(" "));
    // The field's editor is loaded when the field gets the focus.
    const rich = page.locator("#field-preanalytics").getByRole("textbox").first();
    await rich.focus();
    await page.locator("#field-preanalytics [contenteditable=true]").first().fill(hurting.join(" "));
    const form = page.getByRole("form");
    await form.getByRole("combobox", { name: laboreditor.analyses.state }).click();
    await page.getByRole("option", { name: laboreditor.states.PUBLISHED, exact: true }).click();
    await saved(page, () => page.keyboard.press("Control+s"));
    await page.reload();
    await expect(synonyms).toHaveValue(lines.join("\n"));
    await expect(rich).toHaveText(hurting.join(" "));
    await page.getByRole("searchbox", { name: laboreditor.analyses.search }).fill(code);
    await expect(page.getByRole("grid", { name: laboreditor.analyses.title })).toContainText(name);

    await page.goto(`/laboreditor/history/analysis/${id}/3`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.getByRole("table")).toContainText("<img src=x onerror='window.hurt = 1'>");
    await expect(page.getByText(changes.values)).toBeVisible();
    expect(await hurt(page)).toBeNull();

    await page.goto("/laboreditor/csv");
    await page.getByRole("combobox", { name: laboreditor.analyses.category }).fill("Mikrobio");
    await page.getByRole("option", { name: "Mikrobiologie" }).click();
    await page.getByRole("textbox", { name: csv.search }).fill(code);
    await page.getByRole("button", { name: csv.generate, exact: true }).click();
    await expect(page.getByText(csv.ready, { exact: true })).toBeVisible();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: csv.download, exact: true }).click();
    const table = await readFile(await (await coming).path(), "utf8");
    expect(table).toContain(`"${name.replaceAll('"', '""')}"`);
    expect(table).toContain("<img src=x onerror='window.hurt = 1'>");

    await publicSays(page, `/embed/analyses/${code}/`, (html) => html.includes(code));
    for (const path of [`/embed/analyses/${code}/`, `/embed/analyses/?search=${code}`]) {
      await page.goto(path);
      await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
      expect(await hurt(page)).toBeNull();
    }
    await page.goto("/laboreditor");
    await callApi(page, "DELETE", `laboreditor/edit/${id}/`);
    await page.goto(`/laboreditor/history/analysis/deleted/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    expect(await hurt(page)).toBeNull();
    expect(events).toEqual([]);
  });
});
