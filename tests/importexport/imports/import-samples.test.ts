import { expect, test } from "vitest";
import { compareContents } from "../../../functions/core/catalogue/compare-contents.ts";
import { Catalogue, documentId } from "../../../functions/core/door.ts";
import { ImportContext } from "../../../functions/importexport/imports/import-context.ts";
import { ImportSamples } from "../../../functions/importexport/imports/log/import-samples.ts";
import type { StoredField } from "../../../shared/core/catalogue/document.ts";
import { analysis, layout } from "../../laboreditor/catalogue.ts";

const catalogue = new Catalogue(1, [
  {
    kind: "layout",
    id: documentId("layout", "default"),
    version: 1,
    revision: 1,
    importHash: null,
    deleted: false,
    author: { kind: "system", id: "", name: "" },
    changed: "2026-01-01T00:00:00Z",
    content: layout,
  },
]);
const stored = (raw: StoredField["raw"], additional: StoredField["raw"] = null): StoredField => ({
  raw,
  additional,
  override: false,
});
function preview(before: Record<string, StoredField>, after: Record<string, StoredField>) {
  const context = new ImportContext(catalogue, "de", true);
  context.addItem({
    identifier: "new",
    collection: "materials",
    name: { de: "Neues", en: "New one" },
    fields: {},
  });
  const collected = new ImportSamples(context, catalogue, compareContents);
  collected.add("changed", analysis("GLU", { fields: before }), analysis("GLU", { fields: after }));
  collected.finish();
  return collected.samples[0];
}

test("a preview does not announce what stays hidden behind an own value, and says that it stays", () => {
  const sample = preview({ unit: stored("1 ml", "0,3 ml") }, { unit: stored("1,5 ml", "0,3 ml") });
  expect(sample?.changes.de).toMatchObject([
    {
      path: "fields.unit",
      label: { de: "Einheit" },
      changed: false,
      behind: true,
      after: { text: "0,3 ml", own: "0,3 ml", imported: "1,5 ml" },
    },
  ]);
});

test("a preview names what the file itself brings, in the reader's language", () => {
  const sample = preview({}, { material: stored(["new"]) });
  expect(sample?.changes).toMatchObject({
    de: [{ parts: [{ text: "Neues", change: "added" }] }],
    en: [{ parts: [{ text: "New one", change: "added" }] }],
  });
});

test("a preview of a large table shows its first changed rows, and how many more there are", () => {
  const rows = (high: string) =>
    Array.from({ length: 45 }, (_, index) => ({ age_from: String(index), low: "1", high }));
  const table = preview({ ranges: stored(rows("5")) }, { ranges: stored(rows("6")) })?.changes.de[0]?.table;
  expect([table?.rows.length, table?.more, table?.rows[0]]).toEqual([
    12,
    33,
    { change: "changed", before: expect.arrayContaining(["5"]), after: expect.arrayContaining(["6"]) },
  ]);
});

test("a preview of a new analysis shows every value that it brings", () => {
  const context = new ImportContext(catalogue, "de", true);
  const collected = new ImportSamples(context, catalogue, compareContents);
  // A required field without a value has an override from the start, which hides nothing.
  const fields = { unit: stored("mmol/l"), method: { ...stored(null), override: true } };
  collected.add("created", undefined, analysis("NEU", { fields }));
  collected.finish();
  expect(collected.samples[0]?.changes.de.map(({ path, after }) => [path, after.text])).toEqual([
    ["name", "Analyse NEU"],
    ["categories", "chemistry"],
    ["fields.unit", "mmol/l"],
  ]);
});

test("a preview names analyses that the file makes, wherever it does", () => {
  const collected = new ImportSamples(new ImportContext(catalogue, "de", true), catalogue, compareContents);
  collected.add("created", undefined, analysis("PANEL", { related: ["NEU", "FREMD"] }));
  collected.add("created", undefined, analysis("NEU", {}));
  collected.finish();
  const related = collected.samples[0]?.changes.de.find(({ path }) => path === "related");
  expect(related?.parts.map(({ text }) => text)).toEqual(["Analyse NEU (NEU)", "FREMD"]);
});
