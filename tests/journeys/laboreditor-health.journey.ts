import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { FindingKind } from "../../shared/laboreditor/health/health.endpoints.ts";
import { enter, importElsewhere, saved, words } from "./editor.ts";
import { shutOut } from "./looks.ts";

interface Catalogue {
  layouts: { identifier: string }[];
  collections: { identifier: string }[];
}
const demo = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../infra/tenants/demo/catalogue.json"), "utf8"),
) as Catalogue;

/** The default layout, with one recommended field. */
const layouts = JSON.parse(
  JSON.stringify(demo.layouts.filter(({ identifier }) => identifier === "default")),
  (_, value) => (value?.key === "turnaround" ? { ...value, recommended: true } : value),
) as Catalogue["layouts"];

const complete = {
  turnaround: { de: "1 Werktag", en: "1 working day" },
  material: ["serum"],
  method: { de: "Photometrie", en: "Photometry" },
  unit: "mg/dl",
  reference_ranges: [{ sex: "any", age_from: "0 d", low: "1", high: "2" }],
};
const ranges = (...ages: [from: string, to: string | undefined][]) =>
  ages.map(([age_from, age_to]) => ({
    sex: "any",
    age_from,
    ...(age_to && { age_to }),
    low: "1",
    high: "2",
  }));
const analysis = (code: string, fields: object, facts: object = {}) => ({
  code,
  name: { de: `Befund ${code}`, en: `Finding ${code}` },
  categories: ["sick"],
  collection: null,
  internal: false,
  is_standalone: true,
  state: "PUBLISHED",
  related: [],
  fields,
  ...facts,
});

/** One analysis for each kind of finding, with the field that its finding links to. */
const findings: Record<FindingKind, { code: string; field?: string }> = {
  missing_required: { code: "HR", field: "method" },
  missing_recommended: { code: "HT", field: "turnaround" },
  missing_specimen: { code: "HS", field: "material" },
  missing_unit: { code: "HU", field: "unit" },
  duplicate_name: { code: "HD" },
  range_gap: { code: "HG", field: "reference_ranges" },
  range_overlap: { code: "HO", field: "reference_ranges" },
  unreadable: { code: "HL", field: "reference_ranges" },
  range_reversed: { code: "HV", field: "reference_ranges" },
  wrong_loinc: { code: "HN", field: "loinc" },
  unknown_unit: { code: "HX", field: "unit" },
  against_rule: { code: "HM", field: "volume" },
  broken_relation: { code: "HB", field: "see_also" },
  scattered_specimen: { code: "HM", field: "specimens" },
};
const sick = {
  layouts,
  collections: demo.collections,
  categories: [{ identifier: "sick", name: { de: "Befunde", en: "Findings" }, parent: null, layout: null }],
  analyses: [
    analysis("HW", complete),
    analysis("HR", { ...complete, method: undefined }),
    analysis("HT", { ...complete, turnaround: undefined }),
    analysis("HS", { ...complete, material: undefined }),
    analysis("HU", { ...complete, unit: undefined }),
    analysis("HU2", { ...complete, unit: undefined }),
    analysis("HD", complete, { name: { de: "Hämoglobin", en: "Haemoglobin" } }),
    analysis("HE", complete, { name: { de: "HAEMOGLOBIN", en: "Haemoglobin too" } }),
    analysis("HG", { ...complete, reference_ranges: ranges(["0 d", "5 y"], ["18 y", undefined]) }),
    analysis("HO", { ...complete, reference_ranges: ranges(["0 d", "20 y"], ["18 y", undefined]) }),
    analysis("HL", {
      ...complete,
      reference_ranges: [{ sex: "any", age_from: "0 d", low: "9,5", high: "viel" }],
    }),
    analysis("HV", { ...complete, reference_ranges: ranges(["18 Jahre", "5 Jahre"]) }),
    analysis("HN", { ...complete, loinc: "abc-1" }),
    analysis("HX", { ...complete, unit: "mg//l" }),
    analysis("HM", { ...complete, volume: "reichlich" }),
    analysis("HB", { ...complete, see_also: ["NEVER"] }),
  ],
};

test.describe("in a laboratory whose file has every defect", () => {
  test.use({ locale: "de-DE" });
  const { health } = words["de-DE"];

  test("each is found, counted on home and dashboard, leads to its field, and goes when it is put right", async ({
    page,
  }) => {
    await enter(page, "/laboreditor", "nord");
    await importElsewhere(page, sick);
    await page.reload();
    for (const path of ["/laboreditor", "/dashboard"]) {
      await page.goto(new URL(path, page.url()).href);
      await expect(page.getByRole("img", { name: /: 1 von \d+\.$/ })).toBeVisible();
      const bars = page.getByRole("list", { name: health.chart });
      await expect(bars.getByRole("link", { name: health.kinds.duplicate_name })).toContainText("2");
    }
    await page.getByRole("link", { name: health.all }).click();
    expect(await shutOut(page, "health with findings")).toEqual([]);
    const bars = page.getByRole("list", { name: health.chart });
    for (const [kind, { code, field }] of Object.entries(findings)) {
      await bars.getByRole("link", { name: health.kinds[kind as FindingKind] }).click();
      const row = page.getByRole("row").filter({ has: page.getByRole("cell", { name: code, exact: true }) });
      await expect(row).toBeVisible();
      const address = await row.getByRole("link").getAttribute("href");
      expect(address).toMatch(field ? new RegExp(`#field-${field}$`) : /\/analyse\/\w+\?finding=/);
    }
    await bars.getByRole("link", { name: health.kinds.missing_unit }).click();
    const { bulk } = words["de-DE"];
    for (const code of ["HU", "HU2"])
      await page.getByRole("checkbox", { name: `Befund ${code} auswählen`, exact: true }).check();
    await expect(page.getByRole("region", { name: bulk.bar })).toContainText("2 Analysen ausgewählt");
    await page.getByRole("button", { name: bulk.clear }).click();
    await page
      .getByRole("row", { name: /\bHU\b/ })
      .getByRole("link")
      .click();
    const steps = page.getByRole("region", { name: health.steps.title });
    await expect(steps).toContainText(/Fund 1 von 2.*Einheit/);
    const unit = page.locator("#field-unit").getByRole("textbox");
    await expect(unit).toBeFocused();
    // Another filter of the list beside the editor neither closes the findings nor takes the focus, and is kept with the next finding.
    const search = page.getByRole("searchbox", { name: words["de-DE"].laboreditor.analyses.search });
    await search.fill("Befund");
    await expect(page).toHaveURL(/search=Befund/);
    await expect(steps).toContainText(/Fund 1 von 2.*Einheit/);
    await expect(search).toBeFocused();
    await unit.focus();
    await page.keyboard.type("mmol/l");
    await saved(page, () => page.keyboard.press("Control+s"));
    await expect(steps).toContainText(health.steps.done);
    await steps.getByRole("link", { name: health.steps.next }).click();
    await expect(page.getByRole("heading", { name: "Befund HU2" })).toBeVisible();
    await expect(page).toHaveURL(/search=Befund.*finding=missing_unit/);
    await expect(steps).toContainText("Fund 1 von 1");
    await expect(unit).toBeFocused();
    await page.keyboard.type("mmol/l");
    await saved(page, () => page.keyboard.press("Control+s"));
    await expect(steps).toContainText(health.steps.done);
    await steps.getByRole("link", { name: health.steps.list }).click();
    await expect(bars.getByRole("link", { name: health.kinds.missing_unit })).toContainText("0");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
