import { describe, expect, test } from "vitest";
import { documentId } from "../../../functions/core/door.ts";
import { formOf } from "../../../functions/laboreditor/analyses/analysis-form.ts";
import type { Layout } from "../../../shared/core/catalogue/document.ts";
import { imported } from "../import-and-export.ts";

import {
  analysisOf,
  edited,
  empty,
  field,
  json,
  layout,
  sheet,
  shownIn,
  withoutAnalysis,
} from "./small-catalogues.ts";

describe("a required field that was imported without a value", () => {
  const file = (method?: string) =>
    json({
      layouts: [layout("default", field("method", { required: true }))],
      analyses: Array.from({ length: 500 }, (_, index) => ({
        code: `A${index}`,
        name: `A${index}`,
        fields: method ? { method } : {},
      })),
    });

  test("shows what a later import brings at once, in 500 analyses, but not where somebody typed something", async () => {
    const { after } = await imported(file(), empty());
    expect(analysisOf(after, "A0").fields.method).toEqual({ raw: null, additional: null, override: true });
    const edits = edited(after, "A1", {
      fields: { method: { raw: null, additional: "von Hand", override: true } },
    });
    const { after: filled } = await imported(file("PCR"), edits);
    const shown = Array.from({ length: 500 }, (_, index) => shownIn(filled, `A${index}`, "method"));
    expect(shown.filter((value) => value === "PCR")).toHaveLength(499);
    expect(shown[1]).toBe("von Hand");
  });
});

describe("a known code for which a file names another form layout", () => {
  const layouts = [
    layout("first", field("unit"), field("method")),
    layout("other", field("unit"), field("colour", { label: { de: "Farbe" } })),
  ];
  const file = (identifier: string | undefined, fields: object, properties: object = {}) =>
    json({
      layouts,
      analyses: [{ code: "A", name: "A", ...(identifier && { layout: identifier }), fields, ...properties }],
    });
  const prepared = async () => (await imported(file("first", { unit: "g/l", method: "PCR" }), empty())).after;

  test("keeps its own, holds all values, says so, and shows what has no field under its label", async () => {
    const { after, issues, warnings } = await imported(
      file("other", { unit: "mg/l", colour: "rot" }),
      await prepared(),
    );
    expect(issues).toEqual([]);
    expect(analysisOf(after, "A")).toMatchObject({
      layout: "first",
      fields: { unit: { raw: "mg/l" }, colour: { raw: "rot" } },
    });
    expect(warnings).toMatchObject([
      { check: "layout_kept", code: "A", parameters: { layout: "first", other: "other" } },
      { check: "not_in_layout", label: { de: "Farbe" }, parameters: { layout: "first" } },
      { check: "field_emptied", label: { de: "method" }, parameters: { emptied: 1, of: 1 } },
    ]);
    const document = after.byId("analysis", documentId("analysis", "A"));
    if (!document) throw new Error("It is there.");
    const form = formOf(after, document, ["de"]);
    expect(Object.keys(form.form_fields)).toEqual(["unit", "method"]);
    expect(form.orphans).toMatchObject([{ key: "colour", label: { de: "Farbe" }, raw: "rot" }]);
    // The layout's editor can then offer to put the field back.
    expect((after.content("layout", "first") as Layout).removed).toMatchObject([{ key: "colour" }]);
  });

  test("is the same the second time", async () => {
    const other = file("other", { unit: "mg/l", colour: "rot" });
    const { after } = await imported(other, await prepared());
    const again = await imported(other, after);
    expect(again.stats).toMatchObject({ unchanged: 1 });
    expect(again.changes).toEqual([]);
    expect(again.warning_count).toBe(2);
  });

  test("keeps a value that its field of this name cannot hold", async () => {
    const lists = [
      layout("first", field("day", { type: "date" })),
      layout("other", field("day", { type: "text" })),
    ];
    const fileOf = (identifier: string, day: string) =>
      json({ layouts: lists, analyses: [{ code: "A", name: "A", layout: identifier, fields: { day } }] });
    const { after: before } = await imported(fileOf("first", "2026-01-31"), empty());
    const { after, issues, warnings } = await imported(fileOf("other", "montags"), before);
    expect(issues).toEqual([]);
    expect(analysisOf(after, "A").fields.day).toMatchObject({ raw: "montags" });
    expect(warnings).toMatchObject([{ check: "layout_kept" }, { check: "not_a_date", label: { de: "day" } }]);
  });

  test("is told once for all of them", async () => {
    const many = (identifier: string) =>
      json({
        layouts,
        analyses: Array.from({ length: 150 }, (_, index) => ({
          code: `A${index}`,
          name: `A${index}`,
          layout: identifier,
          fields: identifier === "other" ? { colour: "rot" } : {},
        })),
      });
    const { after } = await imported(many("first"), empty());
    const { warnings, warning_count } = await imported(many("other"), after);
    expect(warning_count).toBe(2);
    expect(warnings).toMatchObject([
      { check: "layout_kept", count: 150 },
      { check: "not_in_layout", count: 150 },
    ]);
  });

  test("gets its values where an undo had deleted it, in the form that the file names, or in its former one", async () => {
    const undone = withoutAnalysis(await prepared(), "A");
    const { after } = await imported(file("other", { unit: "mg/l", colour: "rot" }), undone);
    expect(analysisOf(after, "A")).toMatchObject({ layout: "other", fields: { colour: { raw: "rot" } } });
    expect(Object.keys(analysisOf(after, "A").fields).sort()).toEqual(["colour", "unit"]);
    const { after: reimported } = await imported(file(undefined, { unit: "mg/l", method: "PCR" }), undone);
    expect(analysisOf(reimported, "A")).toMatchObject({
      layout: "first",
      fields: { method: { raw: "PCR" } },
    });
  });

  test("gets its values where its layout is gone with the import that brought both", async () => {
    const before = withoutAnalysis(await prepared(), "A");
    const layoutDocument = before.byId("layout", documentId("layout", "first"));
    if (!layoutDocument) throw new Error("It is there.");
    const undone = before.with(before.revision + 1, [{ ...layoutDocument, deleted: true }]);
    const fileOf = json({
      layouts: [layout("third", field("unit"))],
      analyses: [{ code: "A", name: "A", layout: "third", fields: { unit: "kg" } }],
    });
    const { after } = await imported(fileOf, undone);
    const document = after.byId("analysis", documentId("analysis", "A"));
    if (!document) throw new Error("It is there.");
    expect(formOf(after, document, ["de"])).toMatchObject({
      layout_exists: true,
      form_fields: { unit: { raw: "kg" } },
      orphans: [],
    });
  });

  test("keeps the values of a spreadsheet, whose columns are those of the usual layout", async () => {
    const { after: before } = await imported(
      json({
        layouts: [layout("default", field("unit"), field("method")), layout("own", field("unit"))],
        analyses: [{ code: "A", name: "A", layout: "own", fields: { unit: "g" } }],
      }),
      empty(),
    );
    const rows = sheet(["Code", "Name", "unit", "method"], ["A", "A", "kg", "PCR"]);
    const { after, issues, warnings } = await imported(rows, before, "a.xlsx");
    expect(issues).toEqual([]);
    expect(analysisOf(after, "A")).toMatchObject({
      layout: "own",
      fields: { unit: { raw: "kg" }, method: { raw: "PCR" } },
    });
    expect(warnings).toMatchObject([{ check: "not_in_layout", column: "method" }]);
  });
});
