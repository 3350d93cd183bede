import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { changeElsewhere, enter, idOfCode, words } from "./editor.ts";
import { shutOut } from "./looks.ts";

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function download(page: Page, button: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { csv, laboreditor } = words["de-DE"];

  test("a table of a category opens rightly in a German Excel, and runs nothing there", async ({ page }) => {
    await enter(page, "/laboreditor/csv");
    const id = await idOfCode(page, "CHOL");
    expect(await changeElsewhere(page, id, { form_fields: { volume: { additional: '=1+1; "x"' } } })).toBe(
      200,
    );
    await page.getByRole("button", { name: csv.generate, exact: true }).click();
    await expect(page.getByText(csv.categoryFirst)).toBeVisible();
    const category = page.getByRole("combobox", { name: laboreditor.analyses.category });
    await expect(category).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await shutOut(page, "csv refused")).toEqual([]);
    await category.fill("Fett");
    await page.getByRole("option", { name: "Fettstoffwechsel" }).click();
    await page.getByRole("button", { name: csv.generate, exact: true }).click();
    await expect(page.getByText(csv.ready, { exact: true })).toBeVisible();
    const { name, bytes } = await download(page, csv.download);
    expect(name).toMatch(/^Analysen Fettstoffwechsel \d{4}-\d\d-\d\d\.csv$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = bytes.toString("utf8").slice(1).split("\r\n");
    expect(rows).toHaveLength(6 + 2);
    expect(rows[0]).toMatch(/^Code;Name;Status;Intern;Kategorien;/);
    expect(rows.find((row) => row.startsWith("CHOL;"))).toContain(';"\'=1+1; ""x""";');
    expect(rows.find((row) => row.startsWith("LDL;"))).toContain("veröffentlicht");
    await changeElsewhere(page, id, { form_fields: { volume: { additional: null } } });
  });
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });
  const { csv, laboreditor } = words["en-GB"];

  test("delimiter, escaping, language and filters are as chosen, and the file can be fetched again later", async ({
    page,
  }) => {
    await enter(page, "/laboreditor/csv");
    const id = await idOfCode(page, "CRP");
    expect(await changeElsewhere(page, id, { form_fields: { volume: { additional: "=2+2" } } })).toBe(200);
    await page.getByRole("combobox", { name: laboreditor.analyses.category }).fill("Proteins");
    await page.getByRole("option", { name: "Proteins and inflammation" }).click();
    await page.getByRole("textbox", { name: csv.search }).fill("CRP");
    await pick(page, laboreditor.analyses.state, laboreditor.states.PUBLISHED);
    await pick(page, laboreditor.analyses.visibility, laboreditor.analyses.onlyPublic);
    await pick(page, csv.language, "English");
    await pick(page, csv.delimiter, csv.delimiters["\t"]);
    await page.getByRole("checkbox", { name: csv.escape }).uncheck();
    await page.getByRole("button", { name: csv.generate, exact: true }).click();
    await expect(page.getByText(csv.ready, { exact: true })).toBeVisible();
    await page.goto("/laboreditor");
    await page.goto("/laboreditor/csv");
    await pick(page, csv.language, "English");
    const { name, bytes } = await download(page, csv.download);
    expect(name).toMatch(/^Analyses Proteins and inflammation \d{4}-\d\d-\d\d\.csv$/);
    const [header, row, end, ...rest] = bytes.toString("utf8").slice(1).split("\r\n");
    expect(header).toMatch(/^Code\tName\tState\tInternal\tCategories\t/);
    expect(row).toMatch(/^CRP\t.*\tpublished\tno\t/);
    expect(row?.split("\t")).toContain("=2+2");
    expect([end, rest]).toEqual(["", []]);
    await changeElsewhere(page, id, { form_fields: { volume: { additional: null } } });
  });
});
