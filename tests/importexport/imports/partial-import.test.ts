import { describe, expect, test } from "vitest";
import { type Catalogue, documentId } from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { applied } from "../apply-changes.ts";
import { imported } from "../import-and-export.ts";

import { analysisOf, empty, field, json, layout, sheet } from "./small-catalogues.ts";

describe("a partial import", () => {
  const layouts = [
    layout(
      "default",
      field("unit"),
      field("method", { translatable: true }),
      field("synonyms", { type: "list" }),
    ),
  ];
  const complete = {
    code: "A",
    name: { de: "Alt", en: "Old" },
    categories: ["ch"],
    related: ["B"],
    internal: true,
    is_standalone: false,
    list_visible: false,
    state: "PUBLISHED",
    fields: { unit: "g/l", method: { de: "Alt", en: "Old" }, synonyms: ["a"] },
  };
  const prepared = async () =>
    (
      await imported(
        json({ layouts, categories: [{ identifier: "ch", name: "Chemie" }], analyses: [complete] }),
        empty(),
      )
    ).after;
  const partly = (bytes: Buffer, catalogue: Catalogue, name = "a.json") =>
    imported(bytes, catalogue, name, { mode: "partial" });

  test("with fewer columns leaves everything else as it is, also other languages", async () => {
    const before = await prepared();
    const { after } = await partly(
      sheet(["Code", "Name", "method [en]"], ["A", "Neu", "New"]),
      before,
      "a.xlsx",
    );
    const previous = analysisOf(before, "A");
    expect(analysisOf(after, "A")).toEqual({
      ...previous,
      name: { de: "Neu", en: "Old" },
      fields: {
        ...previous.fields,
        method: { raw: { de: "Alt", en: "New" }, additional: null, override: false },
      },
      source: { ...previous.source, name: { de: "Neu", en: "Old" } },
    });
  });

  test("empties what its cells, texts or lists leave empty", async () => {
    const before = await prepared();
    const rows = sheet(["Code", "Name", "Kategorie", "unit", "method"], ["A", "Alt", "", "", ""]);
    const { after } = await partly(rows, before, "a.xlsx");
    expect(analysisOf(after, "A")).toMatchObject({ categories: [], related: ["B"] });
    expect(Object.keys(analysisOf(after, "A").fields).sort()).toEqual(["method", "synonyms"]);
    expect(analysisOf(after, "A").fields.method?.raw).toEqual({ en: "Old" });
    const file = json({ analyses: [{ code: "A", related: [], fields: { synonyms: [], unit: "" } }] });
    const { after: next } = await partly(file, before);
    expect(analysisOf(next, "A")).toMatchObject({ related: [], categories: ["ch"], name: complete.name });
    expect(Object.keys(analysisOf(next, "A").fields)).toEqual(["method"]);
  });

  test("that says again what is there changes nothing, and neither does the full one after it", async () => {
    const before = await prepared();
    const same = await partly(json({ analyses: [{ code: "A", fields: { unit: "g/l" } }] }), before);
    expect(same.stats).toMatchObject({ unchanged: 1 });
    expect(same.changes).toEqual([]);
    const { after } = await partly(json({ analyses: [{ code: "A", fields: { unit: "mg" } }] }), before);
    const { after: back } = await partly(json({ analyses: [{ code: "A", fields: { unit: "g/l" } }] }), after);
    const full = await imported(json({ analyses: [complete] }), back);
    expect(full.stats).toMatchObject({ unchanged: 1 });
  });

  test("needs a name only for what is new", async () => {
    const { issues } = await partly(json({ analyses: [{ code: "A" }, { code: "NEW" }] }), await prepared());
    expect(issues).toMatchObject([{ code: "missing_name", path: "analyses.1.name" }]);
  });

  test("a full one takes away what its file lacks", async () => {
    const { after } = await imported(json({ analyses: [{ code: "A", name: "Alt" }] }), await prepared());
    expect(analysisOf(after, "A")).toMatchObject({ categories: [], related: [], fields: {} });
  });
});

describe("what a person hid", () => {
  const file = json({
    layouts: [layout("default")],
    analyses: [{ code: "A", name: "A", state: "PUBLISHED" }],
  });

  test("before any import knew the analysis, no import publishes", async () => {
    const { after } = await imported(file, empty());
    const { source: _, ...byHand } = analysisOf(after, "A");
    const stored = after.byId("analysis", documentId("analysis", "A"));
    if (!stored) throw new Error("It is there.");
    const content: Analysis = { ...byHand, state: "HIDDEN", imported: false };
    const hidden = applied(after, [
      { kind: "analysis", id: stored.id, content, importHash: null, basedOn: stored.version },
    ]);
    expect(analysisOf((await imported(file, hidden)).after, "A").state).toBe("HIDDEN");
  });
});
