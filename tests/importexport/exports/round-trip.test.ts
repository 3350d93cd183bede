import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { importFileSchema } from "../../../shared/importexport/imports/import-file.ts";
import { madeCatalogue } from "../../support/made-catalogue.ts";
import { exportOf, imported } from "../import-and-export.ts";

const empty = new Catalogue(0, []);
const demo = readFileSync(join(import.meta.dirname, "../../../infra/tenants/demo/catalogue.json"));

/** The catalogue after a person's change of one analysis. */
function edited(catalogue: Catalogue, code: string, change: (content: Analysis) => Analysis): Catalogue {
  const document = catalogue.get("analysis", code) as CatalogueDocument<"analysis">;
  const next = { ...document, version: document.version + 1, content: change(document.content) };
  return catalogue.with(catalogue.revision + 1, [next]);
}

describe("an export", () => {
  test.each([
    ["the demo catalogue", demo],
    ["a made catalogue", Buffer.from(JSON.stringify(madeCatalogue(500)))],
  ])("of %s follows the import format and changes nothing when it is imported again", async (_, file) => {
    const { after, stats } = await imported(file, empty);
    const bytes = exportOf(after);
    expect(importFileSchema.safeParse(JSON.parse(bytes.toString())).error).toBeUndefined();
    const again = await imported(bytes, after);
    expect(again.issues).toEqual([]);
    expect(again.stats).toEqual({
      total: stats.created,
      created: 0,
      changed: 0,
      deleted: 0,
      unchanged: stats.created,
    });
    expect(again.changes).toEqual([]);
  });

  test("is the same file whichever way a container came by the catalogue", async () => {
    const { after } = await imported(demo, empty);
    const otherWay = new Catalogue(after.revision, [...after.all()].reverse());
    expect(exportOf(otherWay).equals(exportOf(after))).toBe(true);
  });

  test("makes the same catalogue in another laboratory, layouts and collections included", async () => {
    const { after } = await imported(demo, empty);
    const copy = (await imported(exportOf(after), empty)).after;
    expect(JSON.parse(exportOf(copy).toString())).toEqual(JSON.parse(exportOf(after).toString()));
  });

  test("says what editors made of an analysis, and importing that again is no change", async () => {
    const { after } = await imported(Buffer.from(JSON.stringify(madeCatalogue(20))), empty);
    const changed = edited(after, "M00003", (content) => ({
      ...content,
      state: "HIDDEN",
      name: { ...content.name, en: "Edited" },
      fields: {
        ...content.fields,
        unit: { ...content.fields.unit, raw: "mmol/l", additional: "mol", override: true },
      },
    }));
    const bytes = exportOf(changed);
    const line = JSON.parse(bytes.toString()).analyses.find(
      ({ code }: { code: string }) => code === "M00003",
    );
    expect(line).toMatchObject({ state: "HIDDEN", name: { en: "Edited" }, fields: { unit: "mol" } });
    expect((await imported(bytes, changed)).stats).toMatchObject({ changed: 0, unchanged: 20 });
  });

  test("of which a line was changed by hand changes that one when it is imported", async () => {
    const { after } = await imported(Buffer.from(JSON.stringify(madeCatalogue(20))), empty);
    const file = JSON.parse(exportOf(after).toString());
    file.analyses[4].fields.unit = "kg";
    const { stats, changes } = await imported(Buffer.from(JSON.stringify(file)), after);
    expect(stats).toMatchObject({ changed: 1, unchanged: 19 });
    expect(changes).toHaveLength(1);
  });

  test("leaves out deleted analyses and what an import would refuse", async () => {
    const { after } = await imported(Buffer.from(JSON.stringify(madeCatalogue(20))), empty);
    const removed = after.get("analysis", "M00007") as CatalogueDocument<"analysis">;
    const before = edited(after.with(9, [{ ...removed, deleted: true }]), "M00002", (content) => ({
      ...content,
      categories: [...content.categories, "gone-meanwhile"],
      fields: { ...content.fields, no_longer: { raw: "old", additional: null, override: false } },
    }));
    const bytes = exportOf(before);
    expect(bytes.toString()).not.toMatch(/M00007|gone-meanwhile|no_longer/);
    const again = await imported(bytes, before);
    expect(again.issues).toEqual([]);
    expect(again.stats).toMatchObject({ created: 0, changed: 0, deleted: 0 });
  });

  test("of an empty catalogue is a file without analyses", () => {
    expect(importFileSchema.parse(JSON.parse(exportOf(empty).toString()))).toMatchObject({ analyses: [] });
  });
});
