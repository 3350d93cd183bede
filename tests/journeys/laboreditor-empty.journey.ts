import { expect, test } from "@playwright/test";
import { clientOf } from "../support/browserless.ts";
import { callerOf } from "./caller.ts";
import { callApi, enter, idOfCode, saved, words } from "./editor.ts";
import { shutOut } from "./looks.ts";

test.describe("in an empty laboratory", () => {
  test.use({ locale: "de-DE" });
  const { firstSteps, laboreditor, newAnalysis, layouts, settings, ui } = words["de-DE"];

  test("look, form and first analysis are made by hand, and visitors read them", async ({ page }) => {
    const code = `ERST${Date.now()}`;
    await enter(page, "/dashboard", "nord");
    const home = new URL(page.url());
    const step = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect(page.getByRole("heading", { name: firstSteps.title })).toBeVisible();

    await page.getByRole("link", { name: firstSteps.look.go }).click();
    const name = page.getByLabel(settings.name);
    const before = await name.inputValue();
    await name.fill("Labor am Hafen");
    await saved(page, () => page.keyboard.press("Control+s"));
    await page.goto(new URL("/laboreditor", home).href);
    await expect(step(firstSteps.look.title).getByText(firstSteps.done)).toBeVisible();

    // A custom field, moved by keyboard into the section above; undone and redone.
    await page.getByRole("link", { name: firstSteps.form.go }).click();
    await page.getByRole("table").getByRole("link", { name: laboreditor.standardLayout }).click();
    await page.getByRole("button", { name: layouts.add, exact: true }).click();
    await page.getByRole("menuitem", { name: layouts.types.text }).click();
    await page.getByLabel(`${layouts.field.label} (Deutsch)`).fill("Kürzel im Befund");
    const line = page.getByRole("button", { name: "Kürzel im Befund" });
    await line.press("Shift+ArrowUp");
    await expect(page.getByRole("status").filter({ hasText: "Befundung" })).toBeAttached();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+Z");
    expect(await shutOut(page, "layout editor")).toEqual([]);
    await saved(page, () => page.keyboard.press("Control+s"));
    await expect(page.getByText(ui.form.saved, { exact: true })).toBeVisible();

    await page.goto(new URL("/laboreditor/analyse/neu", home).href);
    // There is only one layout, so none has to be chosen.
    await page.getByRole("textbox", { name: laboreditor.analyses.code, exact: true }).fill(code);
    await page.getByLabel("Name (Deutsch)").fill("Kalium im Serum");
    await page.getByRole("button", { name: ui.make, exact: true }).click();
    await expect(page.getByText(newAnalysis.made)).toBeVisible();
    await page.locator("#field-material").getByRole("combobox").fill("Serum");
    await page.getByRole("option", { name: "Serum", exact: true }).click();
    await page.locator("#field-method").getByRole("textbox").first().fill("Potentiometrie");
    await page.locator("#field-kuerzel_im_befund").getByRole("textbox").first().fill("KAL");
    await page.getByRole("form").getByRole("combobox", { name: laboreditor.fact.state }).click();
    await page.getByRole("option", { name: laboreditor.states.PUBLISHED }).click();
    await saved(page, () => page.keyboard.press("Control+s"));

    const visitor = clientOf("public.nord", Number(home.port));
    const html = async () => (await visitor.call(`/embed/analyses/${code}/`)).bytes.toString();
    await expect.poll(html, { timeout: 10_000 }).toContain("Kürzel im Befund");
    for (const text of ["Labor am Hafen", "Kalium im Serum", "Serum", "Potentiometrie", "KAL"])
      expect(await html()).toContain(text);

    // Removing a field is announced first, and adding it back restores its value.
    const { output } = await callApi<{ results: { id: string }[] }>(page, "GET", "laboreditor/layouts/");
    await page.goto(new URL(`/laboreditor/formulare/${output.results[0]?.id}`, home).href);
    await line.click();
    await page.getByRole("button", { name: layouts.remove, exact: true }).click();
    await page.keyboard.press("Control+s");
    const question = page.getByRole("dialog", { name: layouts.effect.question });
    await expect(question.getByText("Kürzel im Befund")).toBeVisible();
    await saved(page, () => question.getByRole("button", { name: layouts.effect.save }).click());
    await expect.poll(html, { timeout: 10_000 }).not.toContain("KAL");
    await page.getByRole("button", { name: /Kürzel im Befund wieder aufnehmen/ }).click();
    await saved(page, () => page.keyboard.press("Control+s"));
    await expect.poll(html, { timeout: 10_000 }).toContain("KAL");

    // Leave the laboratory as other journeys expect it.
    const elsewhere = await callerOf(page.request, undefined, "nord");
    const id = await idOfCode(page, code);
    expect((await elsewhere.call("DELETE", `laboreditor/edit/${id}/`)).status()).toBe(204);
    expect((await elsewhere.call("PATCH", "settings/", { name: before })).status()).toBe(200);
  });
});
