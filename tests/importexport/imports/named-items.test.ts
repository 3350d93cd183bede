import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { imported } from "../import-and-export.ts";

const unit = {
  key: "unit",
  type: "collectionitem",
  label: { de: "Einheit" },
  collection: "units",
};
const file = (items: object[], units: string[][], properties: object = {}) =>
  Buffer.from(
    JSON.stringify({
      version: 1,
      layouts: [{ identifier: "default", fields: [unit] }],
      collections: [{ identifier: "units", name: "Einheiten", items }],
      analyses: units.map((unit, index) => ({
        code: `C${index}`,
        name: `Analyse ${index}`,
        fields: { unit },
        ...properties,
      })),
    }),
  );
const empty = () => new Catalogue(0, []);
async function importOf(bytes: Buffer, before = empty()) {
  const { after, issues, stats } = await imported(bytes, before);
  const items = [...after.documents("collectionitem")].map(({ content }) => [
    content.identifier,
    content.name.de,
  ]);
  const units = [...after.documents("analysis")].map(({ content }) => content.fields.unit?.raw);
  return { after, issues, items, units, stats };
}

describe("an item in a file of the import format", () => {
  test("may have any signs as its identifier, and analyses name it so", async () => {
    const { items, units, issues } = await importOf(
      file([{ identifier: "ng/ml" }, { identifier: "#/?" }], [["ng/ml"], ["#/?"]]),
    );
    expect(issues).toEqual([]);
    expect(items).toEqual([
      ["ng-ml", "ng/ml"],
      ["ohne-namen", "#/?"],
    ]);
    expect(units).toEqual([["ng-ml"], ["ohne-namen"]]);
  });

  test("may have another name than such an identifier, and is named by either", async () => {
    const { items, units } = await importOf(
      file([{ identifier: "ng/ml", name: "Nanogramm" }], [["ng/ml"], ["Nanogramm"]]),
    );
    expect(items).toEqual([["nanogramm", "Nanogramm"]]);
    expect(units).toEqual([["nanogramm"], ["nanogramm"]]);
  });

  test("may have a name only", async () => {
    const { items, units } = await importOf(
      file([{ name: "mmol/l" }, { name: { de: "CD4+" } }, { name: "CD4-" }], [["mmol/l"], ["CD4+", "CD4-"]]),
    );
    expect(items).toEqual([
      ["mmol-l", "mmol/l"],
      ["cd4", "CD4+"],
      ["cd4-2", "CD4-"],
    ]);
    expect(units).toEqual([["mmol-l"], ["cd4", "cd4-2"]]);
  });

  test("is created if the file lists no such item, and only once", async () => {
    const bytes = file([], [["µg/l"], ["µg/l"], ["g/l"]]);
    const first = await importOf(bytes);
    expect(first.issues).toEqual([]);
    expect(first.items.map(([, name]) => name)).toEqual(["µg/l", "g/l"]);
    const again = await importOf(bytes, first.after);
    expect(again.items).toEqual(first.items);
    expect(again.stats).toMatchObject({ created: 0, changed: 0, deleted: 0 });
  });

  test("stays the same item when its file changes the order", async () => {
    const first = await importOf(file([{ name: "CD4+" }, { name: "CD4-" }], [["CD4+"], ["CD4-"]]));
    const again = await importOf(
      file([{ name: "CD4-" }, { name: "CD4+" }], [["CD4+"], ["CD4-"]]),
      first.after,
    );
    expect(again.units).toEqual(first.units);
    expect(again.items).toEqual(first.items);
    expect(again.stats).toMatchObject({ changed: 0 });
  });

  test("is created if an analysis names it with its collection", async () => {
    const { items, issues } = await importOf(file([], [[]], { collection_items: ["units/mg/dl"] }));
    expect(issues).toEqual([]);
    expect(items).toEqual([["mg-dl", "mg/dl"]]);
  });

  test("needs an identifier or a name, and its collection has to exist", async () => {
    const nameless = await imported(file([{ fields: {} }], []), empty()).catch((error: unknown) => error);
    expect(nameless).toMatchObject({
      issues: [{ code: "required", path: "collections.0.items.0.identifier" }],
    });
    const { issues } = await importOf(file([], [[]], { collection_items: ["none/mg"] }));
    expect(issues).toMatchObject([{ code: "unknown_item", value: "none/mg" }]);
  });
});
