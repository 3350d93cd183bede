import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Catalogue, documentId } from "../../../functions/core/door.ts";
import { formOf } from "../../../functions/laboreditor/analyses/analysis-form.ts";
import type { Analysis, Layout } from "../../../shared/core/catalogue/document.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { applied } from "../apply-changes.ts";
import { imported } from "../import-and-export.ts";

const empty = () => new Catalogue(0, []);
const json = (file: object) => Buffer.from(JSON.stringify({ version: 1, ...file }));
const sheet = (...rows: unknown[][]) => workbookOf(rows, "xlsx");
const field = (key: string, more: object = {}) => ({
  key,
  type: "text",
  label: { de: key },
  source: [],
  ...more,
});
const layout = (identifier: string, ...fields: object[]) => ({ identifier, fields });
const analysisOf = (catalogue: Catalogue, code: string) => catalogue.content("analysis", code) as Analysis;
const shownIn = (catalogue: Catalogue, code: string, key: string) => {
  const stored = analysisOf(catalogue, code).fields[key];
  return stored && publishedIn(stored, "de", "de").value;
};
/** The catalogue after an editor has changed an analysis. */
function edited(catalogue: Catalogue, code: string, change: Partial<Analysis>): Catalogue {
  const known = catalogue.byId("analysis", documentId("analysis", code));
  if (!known) throw new Error("It is there.");
  const content = { ...known.content, ...change };
  return catalogue.with(catalogue.revision + 1, [{ ...known, version: known.version + 1, content }]);
}
/** The catalogue after an analysis was deleted, as undoing the import that made it does. */
function withoutAnalysis(catalogue: Catalogue, code: string): Catalogue {
  const known = catalogue.byId("analysis", documentId("analysis", code));
  if (!known) throw new Error("It is there.");
  return catalogue.with(catalogue.revision + 1, [{ ...known, deleted: true, importHash: null }]);
}

describe("a required field that was imported without a value", () => {
  const file = (method?: string) =>
    json({
      layouts: [layout("default", field("method", { required: true }))],
      analyses: Array.from({ length: 500 }, (_, at) => ({
        code: `A${at}`,
        name: `A${at}`,
        fields: method ? { method } : {},
      })),
    });

  test("shows what a later import brings at once, in 500 analyses, but not where somebody typed something", async () => {
    const { after } = await imported(file(), empty());
    expect(analysisOf(after, "A0").fields.method).toEqual({ raw: null, additional: null, override: true });
    const own = edited(after, "A1", {
      fields: { method: { raw: null, additional: "von Hand", override: true } },
    });
    const { after: filled } = await imported(file("PCR"), own);
    const shown = Array.from({ length: 500 }, (_, at) => shownIn(filled, `A${at}`, "method"));
    expect(shown.filter((value) => value === "PCR")).toHaveLength(499);
    expect(shown[1]).toBe("von Hand");
  });
});

describe("a known code for which a file names another form layout", () => {
  const layouts = [
    layout("first", field("unit"), field("method")),
    layout("other", field("unit"), field("colour", { label: { de: "Farbe" } })),
  ];
  const file = (identifier: string | undefined, fields: object, more: object = {}) =>
    json({
      layouts,
      analyses: [{ code: "A", name: "A", ...(identifier && { layout: identifier }), fields, ...more }],
    });
  const made = async () => (await imported(file("first", { unit: "g/l", method: "PCR" }), empty())).after;

  test("keeps its own, holds all values, says so, and shows what has no field under its label", async () => {
    const { after, issues, warnings } = await imported(
      file("other", { unit: "mg/l", colour: "rot" }),
      await made(),
    );
    expect(issues).toEqual([]);
    expect(analysisOf(after, "A")).toMatchObject({
      layout: "first",
      fields: { unit: { raw: "mg/l" }, colour: { raw: "rot" } },
    });
    expect(warnings).toMatchObject([
      { check: "layout_kept", code: "A", parameters: { layout: "first", other: "other" } },
      { check: "not_in_layout", label: { de: "Farbe" }, parameters: { layout: "first" } },
    ]);
    const document = after.byId("analysis", documentId("analysis", "A"));
    if (!document) throw new Error("It is there.");
    const form = formOf(after, document, ["de"]);
    expect(Object.keys(form.fields)).toEqual(["unit", "method"]);
    expect(form.orphans).toMatchObject([{ key: "colour", label: { de: "Farbe" }, raw: "rot" }]);
    // So the layout's editor offers to put it back.
    expect((after.content("layout", "first") as Layout).removed).toMatchObject([{ key: "colour" }]);
  });

  test("is the same the second time", async () => {
    const other = file("other", { unit: "mg/l", colour: "rot" });
    const { after } = await imported(other, await made());
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
    expect(warnings).toMatchObject([
      { check: "layout_kept" },
      { check: "value_does_not_fit", label: { de: "day" } },
    ]);
  });

  test("is told once for all of them", async () => {
    const many = (identifier: string) =>
      json({
        layouts,
        analyses: Array.from({ length: 150 }, (_, at) => ({
          code: `A${at}`,
          name: `A${at}`,
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
    const undone = withoutAnalysis(await made(), "A");
    const { after } = await imported(file("other", { unit: "mg/l", colour: "rot" }), undone);
    expect(analysisOf(after, "A")).toMatchObject({ layout: "other", fields: { colour: { raw: "rot" } } });
    expect(Object.keys(analysisOf(after, "A").fields).sort()).toEqual(["colour", "unit"]);
    const { after: former } = await imported(file(undefined, { unit: "mg/l", method: "PCR" }), undone);
    expect(analysisOf(former, "A")).toMatchObject({ layout: "first", fields: { method: { raw: "PCR" } } });
  });

  test("gets its values where its layout is gone with the import that brought both", async () => {
    const before = withoutAnalysis(await made(), "A");
    const gone = before.byId("layout", documentId("layout", "first"));
    if (!gone) throw new Error("It is there.");
    const undone = before.with(before.revision + 1, [{ ...gone, deleted: true }]);
    const fileOf = json({
      layouts: [layout("third", field("unit"))],
      analyses: [{ code: "A", name: "A", layout: "third", fields: { unit: "kg" } }],
    });
    const { after } = await imported(fileOf, undone);
    const document = after.byId("analysis", documentId("analysis", "A"));
    if (!document) throw new Error("It is there.");
    expect(formOf(after, document, ["de"])).toMatchObject({
      layout_exists: true,
      fields: { unit: { raw: "kg" } },
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

describe("what looks alike stays apart", () => {
  const prepared = async () =>
    (
      await imported(
        json({
          layouts: [
            layout(
              "default",
              field("cells", { type: "collectionitem", collection: "cells" }),
              field("synonyms", { type: "list" }),
            ),
          ],
          collections: [{ identifier: "cells", name: "Zellen" }],
          analyses: [],
        }),
        empty(),
      )
    ).after;
  const namesOf = (catalogue: Catalogue, kind: "category" | "collectionitem") =>
    [...catalogue.documents(kind)].map(({ content }) => content.name.de).sort();
  const heading = ["Code", "Name", "Kategorie", "cells"];

  test("CD4+, CD4- and CD4 are three items, Bar and Bär two categories, in each import", async () => {
    const rows = sheet(
      heading,
      ["A", "A", "Bar", "CD4+"],
      ["B", "B", "Bär", "CD4-"],
      ["C", "C", "Bar", "CD4"],
      ["D", "D", "Bär", "cd4"],
    );
    const { after, issues, warnings } = await imported(rows, await prepared(), "a.xlsx");
    expect(issues).toEqual([]);
    expect(namesOf(after, "collectionitem")).toEqual(["CD4", "CD4+", "CD4-", "cd4"]);
    expect(namesOf(after, "category")).toEqual(["Bar", "Bär"]);
    const items = ["A", "B", "C", "D"].map((code) => analysisOf(after, code).fields.cells?.raw);
    expect(new Set(items.map((raw) => JSON.stringify(raw))).size).toBe(4);
    expect(warnings.map(({ check, parameters }) => [check, parameters.value, parameters.other])).toEqual([
      ["similar_name", "Bär", "Bar"],
      ["similar_name", "CD4-", "CD4+"],
      ["similar_name", "CD4", "CD4+"],
      ["similar_name", "cd4", "CD4+"],
    ]);
    expect((await imported(rows, after, "a.xlsx")).changes).toEqual([]);
  });

  test("the same letters put together otherwise are the same name", async () => {
    const rows = sheet(heading, ["A", "A", "B\u00e4r", ""], ["B", "B", "Ba\u0308r", ""]);
    const { after } = await imported(rows, await prepared(), "a.xlsx");
    expect(namesOf(after, "category")).toHaveLength(1);
  });

  test("a cell that is an identifier is read as one, and that is said", async () => {
    const { after: stocked } = await imported(
      json({ categories: [{ identifier: "ch", name: "Klinische Chemie" }], analyses: [] }),
      await prepared(),
      "a.json",
      { mode: "partial" },
    );
    const { after, warnings } = await imported(sheet(heading, ["A", "A", "ch", ""]), stocked, "a.xlsx");
    expect(analysisOf(after, "A").categories).toEqual(["ch"]);
    expect(warnings).toMatchObject([
      {
        check: "read_as_identifier",
        parameters: { value: "ch", other: "Klinische Chemie" },
        column: "Kategorie",
      },
    ]);
  });

  test("JSON is asked whether it meant what reads alike", async () => {
    const { after } = await imported(sheet(heading, ["A", "A", "Bär", "CD4+"]), await prepared(), "a.xlsx");
    const { issues } = await imported(
      json({ analyses: [{ code: "B", name: "B", categories: ["BÄR"], fields: { cells: ["cd4 +"] } }] }),
      after,
      "a.json",
      { mode: "partial" },
    );
    expect(issues).toMatchObject([
      { code: "unknown_category", value: "BÄR", similar: "Bär" },
      { code: "invalid_value", value: "cd4 +", similar: "CD4+" },
    ]);
  });

  test("each cell of any sheet names what is called so, or a warning names the cell", async () => {
    const stocked = await prepared();
    const part = fc.constantFrom(
      "CD4",
      "cd4",
      "cd4-2",
      "+",
      "-",
      "Bär",
      "Bar",
      "bar",
      "ä",
      "ae",
      " ",
      ";",
      "|",
      "\n",
      "/",
      "µ",
    );
    const cell = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
    const cells = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cells, async (rows) => {
        const file = sheet(heading, ...rows.map(([category, item], at) => [`A${at}`, "A", category, item]));
        const { after, issues, warnings } = await imported(file, stocked, "a.xlsx");
        expect(issues).toEqual([]);
        const told = new Set(warnings.map(({ parameters }) => parameters.value));
        for (const [at, [category, item]] of rows.entries()) {
          const { categories, fields } = analysisOf(after, `A${at}`);
          const { raw } = fields.cells ?? { raw: [] };
          for (const [text, named] of [
            [category, after.content("category", categories[0] ?? "")?.name.de],
            [item, after.content("collectionitem", `cells/${(raw as string[])[0]}`)?.name.de],
          ]) {
            const written = (text ?? "").trim();
            if (!told.has(written)) expect(named ?? "").toBe(written);
          }
        }
        expect((await imported(file, after, "a.xlsx")).changes).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  describe("a cell with several entries", () => {
    const rows = sheet(
      ["Code", "Name", "cells", "synonyms"],
      ["A", "A", "T; B", "eins; zwei\r\ndrei"],
      ["B", "B", "T; B", "vier"],
    );

    test("is one entry, and that is said once for its column, with what it holds", async () => {
      const { after, warnings } = await imported(rows, await prepared(), "a.xlsx");
      expect(analysisOf(after, "A").fields.synonyms?.raw).toEqual(["eins; zwei\ndrei"]);
      expect(namesOf(after, "collectionitem")).toEqual(["T; B"]);
      expect(warnings).toMatchObject([
        { check: "not_split", column: "cells", parameters: { value: "T; B" }, count: 2 },
        { check: "not_split", column: "synonyms", code: "A" },
      ]);
    });

    test("is split at the signs that a person chose for the column, and at no others", async () => {
      const profile = {
        cells: { target: "fields.cells", language: null, split: [";"] },
        synonyms: { target: "fields.synonyms", language: null, split: ["\n"] },
      };
      const { after, warnings } = await imported(rows, await prepared(), "a.xlsx", { profile });
      expect(namesOf(after, "collectionitem")).toEqual(["B", "T"]);
      expect(analysisOf(after, "A").fields.synonyms?.raw).toEqual(["eins; zwei", "drei"]);
      expect(warnings).toEqual([]);
    });
  });
});

describe("a partial import", () => {
  const layouts = [
    layout(
      "default",
      field("unit"),
      field("method", { translatable: true }),
      field("synonyms", { type: "list" }),
    ),
  ];
  const whole = {
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
  const made = async () =>
    (
      await imported(
        json({ layouts, categories: [{ identifier: "ch", name: "Chemie" }], analyses: [whole] }),
        empty(),
      )
    ).after;
  const partly = (bytes: Buffer, catalogue: Catalogue, name = "a.json") =>
    imported(bytes, catalogue, name, { mode: "partial" });

  test("with fewer columns leaves everything else as it is, also other languages", async () => {
    const before = await made();
    const { after } = await partly(
      sheet(["Code", "Name", "method [en]"], ["A", "Neu", "New"]),
      before,
      "a.xlsx",
    );
    const known = analysisOf(before, "A");
    expect(analysisOf(after, "A")).toEqual({
      ...known,
      name: { de: "Neu", en: "Old" },
      fields: {
        ...known.fields,
        method: { raw: { de: "Alt", en: "New" }, additional: null, override: false },
      },
      source: { ...known.source, name: { de: "Neu", en: "Old" } },
    });
  });

  test("empties what its cells, texts or lists leave empty", async () => {
    const before = await made();
    const rows = sheet(["Code", "Name", "Kategorie", "unit", "method"], ["A", "Alt", "", "", ""]);
    const { after } = await partly(rows, before, "a.xlsx");
    expect(analysisOf(after, "A")).toMatchObject({ categories: [], related: ["B"] });
    expect(Object.keys(analysisOf(after, "A").fields).sort()).toEqual(["method", "synonyms"]);
    expect(analysisOf(after, "A").fields.method?.raw).toEqual({ en: "Old" });
    const file = json({ analyses: [{ code: "A", related: [], fields: { synonyms: [], unit: "" } }] });
    const { after: next } = await partly(file, before);
    expect(analysisOf(next, "A")).toMatchObject({ related: [], categories: ["ch"], name: whole.name });
    expect(Object.keys(analysisOf(next, "A").fields)).toEqual(["method"]);
  });

  test("that says again what is there changes nothing, and neither does the full one after it", async () => {
    const before = await made();
    const same = await partly(json({ analyses: [{ code: "A", fields: { unit: "g/l" } }] }), before);
    expect(same.stats).toMatchObject({ unchanged: 1 });
    expect(same.changes).toEqual([]);
    const { after } = await partly(json({ analyses: [{ code: "A", fields: { unit: "mg" } }] }), before);
    const { after: back } = await partly(json({ analyses: [{ code: "A", fields: { unit: "g/l" } }] }), after);
    const full = await imported(json({ analyses: [whole] }), back);
    expect(full.stats).toMatchObject({ unchanged: 1 });
  });

  test("needs a name only for what is new", async () => {
    const { issues } = await partly(json({ analyses: [{ code: "A" }, { code: "NEW" }] }), await made());
    expect(issues).toMatchObject([{ code: "missing_name", path: "analyses.1.name" }]);
  });

  test("a full one takes away what its file lacks", async () => {
    const { after } = await imported(json({ analyses: [{ code: "A", name: "Alt" }] }), await made());
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
    const known = after.byId("analysis", documentId("analysis", "A"));
    if (!known) throw new Error("It is there.");
    const content: Analysis = { ...byHand, state: "HIDDEN", imported: false };
    const hidden = applied(after, [
      { kind: "analysis", id: known.id, content, importHash: null, basedOn: known.version },
    ]);
    expect(analysisOf((await imported(file, hidden)).after, "A").state).toBe("HIDDEN");
  });
});
