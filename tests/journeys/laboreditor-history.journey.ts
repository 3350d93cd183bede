import { expect, test } from "@playwright/test";
import {
  callApi,
  changeElsewhere,
  enter,
  filled,
  idOfCode,
  importElsewhere,
  openEditor,
  publicSays,
  saved,
  words,
} from "./editor.ts";
import { shutOut } from "./looks.ts";

interface Form {
  version: number;
  state: string;
  name: Record<string, string>;
  form_fields: Record<string, { raw: unknown; additional: unknown }>;
}

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { changes, importexport, laboreditor } = words["de-DE"];

  test("one field is brought back from an older version, and a rollback is kept unpublished", async ({
    page,
  }) => {
    await enter(page);
    const id = await openEditor(page, "PCT");
    const read = async () => (await callApi<Form>(page, "GET", `laboreditor/edit/${id}/`)).output;
    const before = await read();
    const volume = page.locator("#field-volume").getByRole("textbox");
    const stamp = Date.now();
    await volume.fill(`1 ml ${stamp}`);
    await saved(page, () => page.keyboard.press("Control+s"));
    await volume.fill(`2 ml ${stamp}`);
    await page.getByLabel("Name (Deutsch)", { exact: true }).fill(`Procalcitonin ${stamp}`);
    await saved(page, () => page.keyboard.press("Control+s"));

    await page.goto(`/laboreditor/history/analysis/${id}/${before.version + 2}`);
    await expect(
      page.getByRole("heading", {
        name: filled(changes.compare.title, { older: before.version + 1, newer: before.version + 2 }),
      }),
    ).toBeVisible();
    await expect(page.locator("ins").first()).toBeVisible();
    expect(await shutOut(page, "compare")).toEqual([]);
    await page
      .getByRole("button", {
        name: filled(changes.restoreValueOf, { value: "Mindestmenge", version: before.version + 1 }),
      })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: changes.rollback.take, exact: true }).click();
    const restored = { value: "Mindestmenge", version: before.version + 1 };
    await expect(page.getByText(filled(changes.rollback.valueDone, restored), { exact: true })).toBeVisible();
    expect(await read()).toMatchObject({
      version: before.version + 3,
      name: { de: `Procalcitonin ${stamp}` },
      form_fields: { volume: { additional: `1 ml ${stamp}` } },
    });

    await page.goto(`/laboreditor/history/analysis/${id}/${before.version}`);
    await page.getByRole("button", { name: changes.rollback.button, exact: true }).click();
    await dialog.getByRole("checkbox", { name: changes.rollback.unpublished }).check();
    expect(await shutOut(page, "rollback")).toEqual([]);
    await dialog.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/history/analysis/${id}$`));
    expect(await read()).toMatchObject({ state: "HIDDEN", name: before.name });
    await publicSays(page, "/api/public/analyses/PCT/", (json) => json.includes('"gone"'));
    await page.goto(`/laboreditor/analyse/${id}`);
    await expect(page.getByRole("form").getByRole("combobox", { name: laboreditor.fact.state })).toHaveValue(
      laboreditor.states.HIDDEN,
    );
    await changeElsewhere(page, id, { state: "PUBLISHED" });
  });

  test("an import is undone from the log, and what was edited meanwhile stays", async ({ page }) => {
    await enter(page);
    const id = await idOfCode(page, "FERR");
    const read = async () => (await callApi<Form>(page, "GET", `laboreditor/edit/${id}/`)).output;
    const before = await read();
    const fields = Object.fromEntries(
      Object.entries(before.form_fields).flatMap(([key, { raw }]) => (raw === null ? [] : [[key, raw]])),
    );
    const shared = {
      categories: ["iron"],
      collection: null,
      internal: false,
      is_standalone: true,
      related: [],
    };
    const code = `UNDO${Date.now()}`;
    const entry = await importElsewhere(page, {
      analyses: [
        {
          ...shared,
          code: "FERR",
          name: before.name,
          state: "PUBLISHED",
          fields: { ...fields, volume: "77 µl" },
        },
        { ...shared, code, name: { de: "Nur kurz da" }, state: "NEW", fields: {} },
      ],
    });
    expect((await read()).form_fields.volume?.raw).toBe("77 µl");
    expect(await changeElsewhere(page, id, { name: { en: "Ferritin, edited" } })).toBe(200);

    await page.goto("/einstellungen/import/log");
    await page.getByRole("link", { name: "elsewhere.json" }).first().click();
    await expect(page).toHaveURL(new RegExp(entry));
    await page.getByRole("button", { name: importexport.undo.button, exact: true }).click();
    const dialog = page.getByRole("dialog");
    expect(await shutOut(page, "undo import")).toEqual([]);
    await dialog.getByRole("button", { name: importexport.undo.button, exact: true }).click();
    await expect(page.getByText(importexport.undo.undoes)).toBeVisible();
    await expect(page.getByText(importexport.run.successTitle).first()).toBeVisible();

    const after = await read();
    expect(after.form_fields.volume).toEqual(before.form_fields.volume);
    expect(after.name).toEqual({ ...before.name, en: "Ferritin, edited" });
    expect(
      (await callApi<{ count: number }>(page, "GET", `laboreditor/list/?search=${code}`)).output.count,
    ).toBe(0);
    await page.goto(`/einstellungen/import/log/${entry}`);
    await expect(page.getByText(importexport.undo.undone)).toBeVisible();
    await changeElsewhere(page, id, { name: before.name });
  });
});
