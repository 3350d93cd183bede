import { describe, expect, test } from "vitest";
import { field, names, visitLab } from "./lab-visit.ts";

const visit = visitLab(() => ({
  "/plain": `<!doctype html><html lang="de"><head><title>Praxis</title></head><body><h1>Praxis</h1>
<script src="{origin}/embed/laborium.js" async></script><div data-laborium="directory" data-lang="de"></div></body></html>`,
}));
const open = (path: string) => visit.tab.goto(visit.lab.origin + path);

describe("a search in a lab's page", () => {
  test("loads the medical vocabulary only if no name has the words, and says what it led to", async () => {
    const loaded = () => visit.lab.asked.filter((path) => /further|ask-vocabulary/.test(path)).length;
    visit.lab.asked.length = 0;
    await open("/plain");
    await field(visit.tab).pressSequentially("Thyreo");
    await expect.poll(() => names(visit.tab)).toEqual(["Thyreotropin"]);
    await visit.tab.waitForTimeout(500);
    expect(loaded()).toBe(0);
    await field(visit.tab).fill("Hypothyreose");
    await visit.tab
      .getByText("Über das medizinische Wörterbuch: „Hypothyreose“ → Schilddrüsenwerte")
      .waitFor();
    expect(await names(visit.tab)).toEqual(expect.arrayContaining(["Thyreotropin", "freies T4"]));
    expect(await visit.tab.locator(".lbm-mark").count()).toBe(0);
    await visit.tab.keyboard.press("ArrowDown");
    await visit.tab.keyboard.press("Enter");
    await visit.tab.locator(".lbm-title").waitFor();
    // Both files serve all later searches.
    await visit.tab.goBack();
    await field(visit.tab).fill("Kropf");
    await visit.tab.getByText("„Kropf“ → Schilddrüsenwerte").waitFor();
    expect(loaded()).toBe(2);
  });

  test("offers the recent searches of the device that led somewhere, until they are removed", async () => {
    await open("/plain");
    await field(visit.tab).fill("Anna Muster 01.02.1980");
    await visit.tab.keyboard.press("Enter");
    await field(visit.tab).fill("Allergen");
    await field(visit.tab).fill("freies T4");
    await visit.tab.getByRole("option", { name: /freies T4/ }).click();
    await visit.tab.getByRole("heading", { name: "freies T4" }).waitFor();
    await visit.tab.goBack();
    await field(visit.tab).focus();
    await visit.tab.keyboard.press("Escape");
    const recent = visit.tab.getByRole("region", { name: "Zuletzt gesucht" });
    const searches = () => recent.getByRole("listitem").allTextContents();
    await recent.waitFor();
    // Its style comes with it.
    expect(await recent.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
    expect(await searches()).toEqual(["freies T4×"]);
    await recent.getByRole("button", { name: "freies T4", exact: true }).click();
    expect(await field(visit.tab).inputValue()).toBe("freies T4");
    await visit.tab.keyboard.press("Escape");
    await recent.getByRole("button", { name: "„freies T4“ aus den letzten Suchen entfernen" }).click();
    await expect.poll(() => recent.count()).toBe(0);
    expect(await visit.tab.evaluate(() => localStorage.length)).toBe(0);
  });
});
