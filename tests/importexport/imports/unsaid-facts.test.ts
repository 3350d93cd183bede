import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import {
  type Analysis,
  type CatalogueDocument,
  isVisibilityFixed,
} from "../../../shared/core/catalogue/document.ts";
import { exportOf, imported } from "../import-and-export.ts";

const empty = new Catalogue(0, []);
const items = ["serum", "plasma", "urine"].map((identifier) => ({ identifier, name: { de: identifier } }));
/** A file with one analysis that states only its code, its name and these properties. */
const file = (facts: object) =>
  Buffer.from(
    JSON.stringify({
      version: 1,
      layouts: [
        { identifier: "default", fields: [] },
        { identifier: "other", fields: [{ key: "unit", type: "text", label: { de: "Einheit" } }] },
      ],
      collections: [{ identifier: "materials", name: { de: "Materialien" }, items }],
      analyses: [{ code: "A", name: "A", ...facts }],
    }),
  );
const analysisOf = (catalogue: Catalogue) => catalogue.content("analysis", "A") as Analysis;
function edited(catalogue: Catalogue, change: Partial<Analysis>): Catalogue {
  const document = catalogue.get("analysis", "A") as CatalogueDocument<"analysis">;
  const content = { ...document.content, ...change };
  return catalogue.with(catalogue.revision + 1, [{ ...document, version: document.version + 1, content }]);
}
/** The catalogue after these imports, one after the other. */
async function imports(before: Catalogue, ...files: object[]): Promise<Catalogue> {
  let catalogue = before;
  for (const facts of files) {
    const { after: next, issues } = await imported(file(facts), catalogue);
    expect(issues).toEqual([]);
    catalogue = next;
  }
  return catalogue;
}

describe("items of collections and the visibility in lists", () => {
  test("are what the file says; of a new analysis of which it says nothing, none and visible", async () => {
    const facts = { collection_items: ["materials/serum", "materials/plasma"], list_visible: false };
    expect(analysisOf(await imports(empty, facts))).toMatchObject(facts);
    expect(analysisOf(await imports(empty, {}))).toMatchObject({ collection_items: [], list_visible: true });
  });

  test("stay as they are where the file says nothing of them, whoever set them", async () => {
    const facts = { collection_items: ["materials/serum", "materials/plasma"], list_visible: false };
    expect(analysisOf(await imports(empty, facts, { internal: true }))).toMatchObject(facts);
    const edits = { collection_items: ["materials/urine", "materials/serum"], list_visible: false };
    const byHand = edited(await imports(empty, {}), edits);
    expect(analysisOf(await imports(byHand, { internal: true }))).toMatchObject(edits);
    const neverImported = edited(byHand, { state: "PUBLISHED", imported: false, source: undefined });
    expect(analysisOf(await imports(neverImported, { internal: true }))).toMatchObject({
      ...edits,
      state: "PUBLISHED",
    });
  });

  test("keep what an editor made of them when the file says the same as before, and take over the rest", async () => {
    const facts = { collection_items: ["materials/serum", "materials/plasma"], list_visible: true };
    const edits = { collection_items: ["materials/urine", "materials/serum"], list_visible: false };
    const byHand = edited(await imports(empty, facts), edits);
    expect(analysisOf(await imports(byHand, { ...facts, internal: true }))).toMatchObject({
      collection_items: edits.collection_items,
      internal: true,
    });
    const less = { collection_items: ["materials/plasma"], list_visible: true };
    expect(analysisOf(await imports(byHand, less)).collection_items).toEqual(["materials/urine"]);
    expect(analysisOf(await imports(byHand, {}, less)).collection_items).toEqual(["materials/urine"]);
    expect(analysisOf(await imports(empty, facts, { list_visible: false })).list_visible).toBe(false);
  });

  test("are the master data's to say, as far as lists are concerned, as long as they say it", async () => {
    const isFixed = (catalogue: Catalogue) => isVisibilityFixed(analysisOf(catalogue));
    const hidden = await imports(empty, { list_visible: false });
    expect(isFixed(hidden)).toBe(true);
    const byHand = edited(hidden, { list_visible: true });
    const again = await imports(byHand, { list_visible: false, internal: true });
    expect(analysisOf(again).list_visible).toBe(false);
    const silent = await imports(again, { internal: false });
    expect([analysisOf(silent).list_visible, isFixed(silent)]).toEqual([false, false]);
    expect(isFixed(await imports(empty, {}))).toBe(false);
    // An export states the shown values and is no master data.
    const { after } = await imported(exportOf(hidden), empty);
    expect([analysisOf(after).list_visible, isFixed(after)]).toEqual([false, false]);
  });

  test("are merged into what was kept before imports could say them", async () => {
    const before = await imports(empty, {});
    const {
      collection_items: _,
      list_visible: __,
      ...source
    } = analysisOf(before).source ?? {
      ...analysisOf(before),
    };
    const merged = edited(before, { source, collection_items: ["materials/urine"] });
    const next = analysisOf(
      await imports(merged, { collection_items: ["materials/serum"], list_visible: false }),
    );
    expect(next).toMatchObject({
      collection_items: ["materials/serum", "materials/urine"],
      list_visible: false,
    });
  });

  test("may be missing in an export of former times, which is still no change", async () => {
    const catalogue = await imports(empty, { collection_items: ["materials/serum"], list_visible: false });
    const previous = JSON.parse(exportOf(catalogue).toString());
    for (const key of ["collection_items", "list_visible", "layout"]) delete previous.analyses[0][key];
    expect((await imported(Buffer.from(JSON.stringify(previous)), catalogue)).changes).toEqual([]);
  });

  test("are shown by a dry run", async () => {
    const before = await imports(empty, {});
    const bytes = file({ collection_items: ["materials/serum"], list_visible: false });
    expect((await imported(bytes, before)).samples).toMatchObject([
      {
        changes: {
          de: [
            { path: "collection_items", by: "entries", parts: [{ change: "added" }] },
            { path: "list_visible", before: { value: true }, after: { value: false } },
          ],
        },
      },
    ]);
  });
});

test("a state goes from new to published or hidden and never back, whatever the file says", async () => {
  const states = async (...sequence: string[]) =>
    analysisOf(await imports(empty, ...sequence.map((state) => ({ state })))).state;
  expect(await states("NEW", "PUBLISHED")).toBe("PUBLISHED");
  expect(await states("PUBLISHED", "NEW")).toBe("PUBLISHED");
  expect(await states("PUBLISHED", "HIDDEN", "NEW")).toBe("HIDDEN");
});

describe("a form layout that the file names", () => {
  test("is that of a new analysis, and of a known one changes nothing", async () => {
    const created = await imports(empty, { layout: "other", fields: { unit: "g" } });
    expect(analysisOf(created)).toMatchObject({ layout: "other", fields: { unit: { raw: "g" } } });
    expect(analysisOf(await imports(created, { layout: "default" })).layout).toBe("other");
  });
});

test("what is not there is told with its place", async () => {
  const facts = {
    layout: "none",
    collection_items: ["materials/serum", "serum", "none/serum"],
  };
  const { issues, changes } = await imported(file(facts), empty);
  expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "unknown_item analyses.0.collection_items.1",
    "unknown_item analyses.0.collection_items.2",
    "unknown_layout analyses.0.layout",
  ]);
  expect(changes.filter(({ kind }) => kind === "analysis")).toEqual([]);
  const wrong = await imported(file({ collection_items: "materials/serum", list_visible: "no" }), empty);
  expect(wrong.issues.map(({ path }) => path)).toEqual([
    "analyses.0.collection_items",
    "analyses.0.list_visible",
  ]);
});
