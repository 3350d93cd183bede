import { expect } from "@playwright/test";
import articlesDe from "../../web/laborshop/articles/categories.de.ts";
import articlesEn from "../../web/laborshop/articles/categories.en.ts";
import variantsDe from "../../web/laborshop/articles/variants.de.ts";
import variantsEn from "../../web/laborshop/articles/variants.en.ts";
import importDe from "../../web/platform/record-import/texts.de.ts";
import importEn from "../../web/platform/record-import/texts.en.ts";
import tablesDe from "../../web/proficiency/tables/texts.de.ts";
import tablesEn from "../../web/proficiency/tables/texts.en.ts";
import fieldsDe from "../../web/ui/form/field-words.de.ts";
import fieldsEn from "../../web/ui/form/field-words.en.ts";
import { loadAxe, violationsOf } from "../support/axe.ts";
import { filled } from "./editor.ts";
import { test } from "./laboratory.ts";

/** Staff import a table of their own: its columns are assigned, findings are shown, and its records appear in the list. */
const words = {
  de: { texts: importDe, articles: articlesDe, variants: variantsDe, tables: tablesDe, fields: fieldsDe },
  en: { texts: importEn, articles: articlesEn, variants: variantsEn, tables: tablesEn, fields: fieldsEn },
};

const file = (name: string, ...rows: string[][]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(rows.map((row) => row.join(";")).join("\r\n"), "latin1"),
});

for (const language of ["de", "en"] as const) {
  const { texts, articles, variants, tables, fields } = words[language];
  const locale = { de: "de-DE", en: "en-GB" }[language];
  test.describe(`in ${locale}`, () => {
    test.use({ locale, storageState: async ({ laboratory }, use) => use(laboratory.session) });

    test("articles are imported from a table", async ({ page }) => {
      const { columns } = articles;
      const category = `Aus der Tabelle ${language}`;
      const heading = [columns.category, columns.product, "Nr.", columns.quantity_per_pack, columns.hidden];
      const good = [category, `Citrat ${language}`, "000815", "1000", articles.no];
      await page.goto("/laborshop/artikel");
      await page.getByRole("link", { name: texts.action, exact: true }).click();
      const input = page.locator("input[type=file]");
      await input.setInputFiles(file("artikel.csv", heading, good, [category, "", "7", "viele", "?"]));
      await page.getByRole("combobox", { name: filled(texts.targetOf, { column: "Nr." }) }).click();
      await page.getByRole("option", { name: columns.article_number }).click();
      await expect(page.getByText(filled(texts.refused_one, {}))).toBeVisible();
      await expect(page.getByText(`${columns.product}: ${fields.required}`)).toBeVisible();
      await expect(page.getByRole("button", { name: texts.import_one })).toBeHidden();
      await loadAxe(page);
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole("button", { name: texts.other }).click();
      await input.setInputFiles(file("artikel.csv", heading, good));
      await page.getByRole("combobox", { name: filled(texts.targetOf, { column: "Nr." }) }).click();
      await page.getByRole("option", { name: columns.article_number }).click();
      await expect(page.getByText(new RegExp(`${columns.article_number}: 000815`))).toBeVisible();
      await expect(page.getByText(new RegExp(`${columns.quantity_per_pack}: 1[.,]000`))).toBeVisible();
      await page.getByRole("button", { name: texts.import_one }).press("Enter");
      await expect(page.getByText(texts.created_one)).toBeVisible();
      await page.getByRole("link", { name: texts.toList }).click();
      await page.getByRole("link", { name: category, exact: true }).click();
      await page.getByRole("link", { name: `Citrat ${language}` }).click();
      await expect(
        page.getByRole("textbox", { name: new RegExp(`^${variants.article_number}`) }),
      ).toHaveValue("000815");

      await page.goto("/laborshop/artikel/import");
      await input.setInputFiles(
        file(
          "artikel.csv",
          [heading[0], heading[1], columns.article_number, heading[3], heading[4]] as string[],
          good,
        ),
      );
      await expect(page.getByText(texts.upToDate)).toBeVisible();
    });

    test("test parameters are imported from a table, and saved as one", async ({ page }) => {
      const { columns } = tables.testables;
      const name = `Homocystein ${language}`;
      await page.goto("/ringversuche/testparameter/import");
      await page
        .locator("input[type=file]")
        .setInputFiles(
          file(
            "tests.csv",
            [columns.parameter, columns.material, columns.rilibaek],
            [name, "Plasma", tables.yes],
          ),
        );
      await expect(
        page.getByText(new RegExp(filled(texts.creates, { what: `${columns.parameter} ${name}` }))),
      ).toBeVisible();
      await page.getByRole("button", { name: texts.import_one }).press("Enter");
      await page.getByRole("link", { name: texts.toList }).click();
      await page.getByRole("searchbox").fill(name);
      await expect(page.getByRole("link", { name: `${name}, Plasma` })).toBeVisible();
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "CSV" }).click();
      const saved = await (await saving).createReadStream();
      let csv = "";
      for await (const part of saved) csv += part;
      expect(csv).toContain(`${name};Plasma;;;${tables.yes}`);
    });
  });
}
