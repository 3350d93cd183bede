import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { importFileSchema } from "../../../shared/importexport/imports/import-file.ts";
import { limits } from "../../../shared/kernel/limits.ts";
import { analysisChangeSchema } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { madeCatalogue } from "../../support/made-catalogue.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { imported } from "../import-and-export.ts";

const layoutOf = (fields: object[]) => [{ identifier: "default", fields }];
const field = (key: string, type: string, properties: object = {}) => ({
  key,
  type,
  label: { de: key },
  ...properties,
});
const fields = [
  field("text", "text"),
  field("note", "multilinetext"),
  field("list", "list"),
  field("rows", "table", { columns: "abcdefghijkl".split("").map((key) => ({ key, label: { de: key } })) }),
];
const nested = (depth: number): object =>
  field("section", "section", depth > 1 ? { children: [nested(depth - 1)] } : {});
const many = <Item>(count: number, item: Item): Item[] => Array(count).fill(item);
const row = Object.fromEntries("abcdefghijkl".split("").map((key) => [key, "1"]));

/** Errors of a file with one analysis, as `code path`. */
async function errorsOf(analysis: object, header: object = {}): Promise<string[]> {
  const file = {
    version: 1,
    layouts: layoutOf(fields),
    ...header,
    analyses: [{ code: "A", name: "A", ...analysis }],
  };
  const problems = (issues: readonly { code: string; path?: string }[]) =>
    issues.map(({ code, path }) => `${code} ${path}`);
  try {
    return problems((await imported(Buffer.from(JSON.stringify(file)), new Catalogue(0, []))).issues);
  } catch (error) {
    return problems((error as { issues: [] }).issues);
  }
}

describe("an import is refused, with the place,", () => {
  test.each([
    ["a name", "too_big analyses.0.name", { name: "x".repeat(limits.name + 1) }],
    ["a name in a language", "too_big analyses.0.name.de", { name: { de: "x".repeat(limits.name + 1) } }],
    ["a text", "too_big analyses.0.fields.text", { fields: { text: "x".repeat(limits.text + 1) } }],
    ["tags", "invalid_value analyses.0.fields.note", { fields: { note: "<p>".repeat(limits.tags + 1) } }],
    [
      "entries of a list",
      "too_many analyses.0.fields.list",
      { fields: { list: many(limits.entries + 1, "x") } },
    ],
    ["an entry", "too_big analyses.0.fields.list.0", { fields: { list: ["x".repeat(limits.entry + 1)] } }],
    ["rows", "too_many analyses.0.fields.rows", { fields: { rows: many(limits.rows + 1, { a: "1" }) } }],
    ["cells", "too_many analyses.0.fields.rows", { fields: { rows: many(limits.rows, row) } }],
    [
      "a cell",
      "too_big analyses.0.fields.rows.0.a",
      { fields: { rows: [{ a: "x".repeat(limits.entry + 1) }] } },
    ],
    ["references", "too_big analyses.0.related", { related: many(limits.references + 1, "B") }],
  ])("where it has too much of %s: %s", async (_, problem, analysis) => {
    expect(await errorsOf(analysis)).toEqual([problem]);
  });

  test.each([
    [
      "fields",
      "too_many_fields layouts.0.fields",
      many(limits.fields + 1, 0).map((_, index) => field(`f${index}`, "text")),
    ],
    ["fields in fields", "too_deep layouts.0.fields", [nested(limits.depth + 1)]],
    [
      "columns",
      "too_big layouts.0.fields.0.columns",
      [field("t", "table", { columns: many(limits.columns + 1, { key: "a", label: { de: "a" } }) })],
    ],
    [
      "label",
      "too_big layouts.0.fields.0.label.de",
      [field("t", "text", { label: { de: "x".repeat(limits.name + 1) } })],
    ],
    [
      "names of columns",
      "too_big layouts.0.fields.0.source",
      [field("t", "text", { source: many(limits.sources + 1, "Code") })],
    ],
    [
      "options",
      "too_big layouts.0.fields.0.options",
      [field("t", "checkbox", { options: many(limits.options + 1, { key: "a", label: { de: "a" } }) })],
    ],
  ])("where its form layout has too much of %s: %s", async (_, problem, layout) => {
    expect(await errorsOf({}, { layouts: layoutOf(layout) })).toEqual([problem]);
  });
});

test("an editor meets the same limits", () => {
  const refused = (change: object) => {
    const { error } = analysisChangeSchema.safeParse(change);
    return error?.issues.map(({ code, path }) => `${code} ${path.join(".")}`);
  };
  const additional = (value: unknown) => refused({ form_fields: { f: { additional: { de: value } } } });
  expect(refused({ name: { de: "x".repeat(limits.name + 1) } })).toEqual(["too_big name.de"]);
  expect(additional("x".repeat(limits.text + 1))).toEqual(["too_big form_fields.f.additional.de"]);
  expect(additional(many(limits.rows + 1, { a: "1" }))).toEqual(["custom form_fields.f.additional.de"]);
});

describe("a workbook's cell, which becomes a list or a table only when it is read, is refused", () => {
  test.each([
    ["for its entries", "list", "x|y|".repeat(limits.entries), "too_many"],
    ["for its rows", "rows", "x\ny\n".repeat(limits.rows), "too_many"],
    ["for the length of an entry", "list", "x".repeat(limits.entry + 1), "too_big"],
  ])("%s, with its column", async (_, column, cell, code) => {
    const { after } = await imported(
      Buffer.from(
        JSON.stringify({ version: 1, layouts: layoutOf(fields), analyses: [{ code: "B", name: "B" }] }),
      ),
      new Catalogue(0, []),
    );
    const rows = [
      ["code", "name", column],
      ["A", "A", cell],
    ];
    const profile = { [column]: { target: `fields.${column}`, language: null, split: ["|", "\n"] } };
    const { issues } = await imported(workbookOf(rows, "xlsx"), after, "a.xlsx", { profile });
    expect(issues).toEqual([expect.objectContaining({ code, column: expect.anything() })]);
  });
});

test("a real catalogue is far from every limit", () => {
  expect(importFileSchema.safeParse(madeCatalogue(1_500)).success).toBe(true);
});
