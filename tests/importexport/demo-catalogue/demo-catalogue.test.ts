import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { compareImport } from "../../../functions/importexport/imports/comparing/compare-import.ts";
import { readImportFile } from "../../../functions/importexport/imports/reading/read-file.ts";
import {
  type FieldDefinition,
  fieldTypes,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { type ImportedAnalysis, importFileSchema } from "../../../shared/importexport/imports/import-file.ts";
import { filesOf } from "../files-of.ts";
import { overlapsOf, type RangeRow, rangesOf } from "./reference-ranges.ts";

const bytes = readFileSync(join(import.meta.dirname, "../../../infra/tenants/demo/catalogue.json"));
const file = importFileSchema.parse(JSON.parse(bytes.toString("utf8")));
const { analyses, categories, collections, layouts } = file;
const codes = analyses.map(({ code }) => code);
const isPublished = ({ state }: ImportedAnalysis) => state === "PUBLISHED";
const inBoth = (name: unknown) =>
  typeof name === "object" &&
  name !== null &&
  ["de", "en"].every((language) => Reflect.get(name, language)?.length > 0);
const allFields = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.flatMap((field) => [field, ...allFields(field.children ?? [])]);

/** The layout of the nearest category on the way up that owns one, else the default. */
function layoutOf({ categories: [identifier] = [] }: ImportedAnalysis) {
  let category = categories.find((candidate) => candidate.identifier === identifier);
  while (category && category.layout === null) {
    const above = category.parent;
    category = categories.find((candidate) => candidate.identifier === above);
  }
  const layout = layouts.find((candidate) => candidate.identifier === (category?.layout ?? "default"));
  if (!layout) throw new Error(`There is no layout ${category?.layout}.`);
  return layout;
}

/** Every value with its definition, one per language where it is kept per language. */
const values = analyses.flatMap((analysis) => {
  const definitions = new Map(valueFields(layoutOf(analysis).fields).map((field) => [field.key, field]));
  return Object.entries(analysis.fields).flatMap(([key, value]) => {
    const field = definitions.get(key);
    const plain: PlainValue[] = isPerLanguage(value) ? Object.values(value) : [value];
    return plain.map((text) => ({ code: analysis.code, key, field, value: text }));
  });
});
const referencesOf = (type: FieldDefinition["type"]) =>
  values
    .filter(({ field }) => field?.type === type)
    .flatMap(({ code, field, value }) => (value as string[]).map((to) => ({ code, field, to })));

describe("the demo catalogue", () => {
  test("is a catalogue of at least 120 analyses that an import takes without a complaint", async () => {
    const read = await readImportFile(filesOf(bytes), "catalogue.json", new Catalogue(0, []), "de", {
      chosen: {},
      profile: {},
    });
    if (!("placed" in read)) throw new Error("A JSON file needs no mapping.");
    const compared = await compareImport(read, new Catalogue(0, []), "full", () => undefined);
    expect(compared.issues).toEqual([]);
    expect(compared.stats.created).toBeGreaterThanOrEqual(120);
  });

  test("has unique codes and unique keys in each layout", () => {
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    for (const layout of layouts) {
      const keys = allFields(layout.fields).map(({ key }) => key);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  test("uses all thirteen field types in its default layout, with titles of all levels", () => {
    const fields = allFields(layouts.find(({ identifier }) => identifier === "default")?.fields ?? []);
    expect([...new Set(fields.map(({ type }) => type))].sort()).toEqual([...fieldTypes].sort());
    expect([...new Set(fields.flatMap(({ level }) => level ?? []))].sort()).toEqual([1, 2, 3]);
  });

  test("has states of every kind, most analyses being public", () => {
    expect(new Set(analyses.map(({ state }) => state))).toEqual(new Set(["PUBLISHED", "NEW", "HIDDEN"]));
    expect(analyses.some(({ internal }) => internal)).toBe(true);
    expect(analyses.filter(isPublished).length).toBeGreaterThan(analyses.length * 0.9);
  });

  test("names everything in German and English", () => {
    const named = [...analyses, ...categories, ...collections, ...collections.flatMap(({ items }) => items)];
    expect(named.filter(({ name }) => !inBoth(name))).toEqual([]);
    const labels = layouts.flatMap(({ fields }) =>
      allFields(fields).flatMap(({ label, help, columns = [], options = [] }) => [
        label,
        ...(help ? [help] : []),
        ...[...columns, ...options].map((entry) => entry.label),
        ...columns.flatMap((column) => (column.options ?? []).map((option) => option.label)),
      ]),
    );
    expect(labels.filter((label) => !inBoth(label))).toEqual([]);
  });

  test("fills the required fields of every published analysis, and what is translatable in both languages", () => {
    const lacking = analyses.filter(isPublished).flatMap((analysis) =>
      valueFields(layoutOf(analysis).fields).flatMap(({ key, required, translatable }) => {
        const value = analysis.fields[key];
        if (value === undefined) return required ? [`${analysis.code}.${key} is missing`] : [];
        return translatable && !inBoth(value) ? [`${analysis.code}.${key} lacks a language`] : [];
      }),
    );
    expect(lacking).toEqual([]);
  });

  test("says of each analysis what it is for in words of its own", () => {
    const texts = analyses.map(({ fields }) => JSON.stringify(fields.indication));
    const shared = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(shared.length).toBeLessThanOrEqual(2);
  });
});

describe("what the demo catalogue refers to is there:", () => {
  test("fields in the analysis's layout", () => {
    expect(values.filter(({ field }) => !field)).toEqual([]);
  });

  test("categories, in a tree of two levels, and their layouts", () => {
    const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
    const used = [
      ...analyses.flatMap((analysis) => analysis.categories),
      ...referencesOf("category").map(({ to }) => to),
    ];
    expect(used.filter((identifier) => !byIdentifier.has(identifier))).toEqual([]);
    expect(analyses.filter((analysis) => analysis.categories.length === 0)).toEqual([]);
    const parents = categories.flatMap(({ parent }) => parent ?? []);
    expect(parents.filter((identifier) => byIdentifier.get(identifier)?.parent !== null)).toEqual([]);
    expect(parents.length).toBeGreaterThan(0);
    const owned = categories.flatMap(({ layout }) => layout ?? []);
    expect(owned.filter((name) => !layouts.some(({ identifier }) => identifier === name))).toEqual([]);
    expect(byIdentifier.get("microbiology")?.layout).toBe("microbiology");
  });

  test("related analyses, none of them the analysis itself", () => {
    const relations = [
      ...analyses.flatMap(({ code, related }) => related.map((to) => ({ code, to }))),
      ...referencesOf("relatedanalyses"),
    ];
    expect(relations.filter(({ code, to }) => to === code || !codes.includes(to))).toEqual([]);
    // Both are shown on the analysis's page, so a relation in one need not stand in the other.
    expect(relations.length).toBe(new Set(relations.map(({ code, to }) => `${code} ${to}`)).size);
  });

  test("items in the field's collection, every item being used", () => {
    const itemPaths = collections.flatMap(({ identifier, items }) =>
      items.map((item) => `${identifier}/${item.identifier}`),
    );
    const used = referencesOf("collectionitem").map(({ field, to }) => `${field?.collection}/${to}`);
    expect(used.filter((item) => !itemPaths.includes(item))).toEqual([]);
    expect(itemPaths.filter((item) => !used.includes(item))).toEqual([]);
  });

  test("options of checkboxes and of table columns", () => {
    const checked = values.filter(({ field }) => field?.type === "checkbox" && field.options);
    const wrong = checked.filter(({ field, value }) =>
      (value as string[]).some((key) => !field?.options?.some((option) => option.key === key)),
    );
    expect(wrong).toEqual([]);
    const cells = values
      .filter(({ field }) => field?.type === "table")
      .flatMap(({ code, field, value }) =>
        (value as RangeRow[]).flatMap((row) =>
          Object.entries(row).map(([key, cell]) => {
            const column = field?.columns?.find((candidate) => candidate.key === key);
            const isKnown =
              column && (!column.options || column.options.some((option) => option.key === cell));
            return { code, key, cell, isKnown };
          }),
        ),
      );
    expect(cells.length).toBeGreaterThan(500);
    expect(cells.filter(({ isKnown }) => !isKnown)).toEqual([]);
  });
});

describe("the reference ranges of the demo catalogue", () => {
  const all = analyses.map(({ code, fields }) => ({ code, ranges: rangesOf(fields.reference_ranges) }));

  test("have limits that are numbers, the lower below the upper", () => {
    const rows = all.flatMap(({ code, ranges }) => ranges.map((range) => ({ code, ...range })));
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ low, high }) => Number.isNaN(low) || Number.isNaN(high) || low >= high)).toEqual(
      [],
    );
  });

  test("have ages that end after they begin and do not overlap for one sex", () => {
    const overlaps = all.flatMap(({ code, ranges }) => overlapsOf(ranges).map((text) => `${code}: ${text}`));
    expect(overlaps).toEqual([]);
  });

  test("would be told apart where they did overlap", () => {
    const rows = (first: RangeRow, second: RangeRow) => overlapsOf(rangesOf([first, second]));
    expect(rows({ sex: "m", age_to: "18 y" }, { sex: "m", age_from: "18 y" })).toHaveLength(1);
    expect(rows({ sex: "any", age_to: "18 y" }, { sex: "f", age_from: "12 y" })).toHaveLength(1);
    expect(rows({ sex: "m", age_from: "5 y", age_to: "3 y" }, { sex: "f" })).toHaveLength(1);
    expect(rows({ sex: "m" }, { sex: "f" })).toEqual([]);
    expect(rows({ sex: "f", note: "luteal" }, { sex: "f", note: "follicular" })).toEqual([]);
    expect(rows({ sex: "any", age_to: "11 mo" }, { sex: "any", age_from: "1 y" })).toEqual([]);
  });
});
