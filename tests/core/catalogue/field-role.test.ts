import { describe, expect, test } from "vitest";
import { Catalogue, selectAnalyses } from "../../../functions/core/door.ts";
import { faultsWithin, layoutFields } from "../../../functions/laboreditor/health/find-faults.ts";
import { bookOf, printedAnalyses } from "../../../functions/printpublisher/books/book-content.ts";
import { publicAnalysis } from "../../../functions/webpublisher/directory/public-analysis.ts";
import { publicReader } from "../../../functions/webpublisher/directory/public-directory.ts";
import { layoutSchema } from "../../../shared/core/catalogue/document.ts";
import {
  type ColumnKind,
  type FieldDefinition,
  fieldDefinitionSchema,
} from "../../../shared/core/catalogue/field.ts";
import { columnKindOf, type FieldRole, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { analysisOf, documentOf, stored } from "../../webpublisher/directory/documents.ts";

const field = (key: string, type: FieldDefinition["type"], properties: Partial<FieldDefinition> = {}) =>
  fieldDefinitionSchema.parse({ key, type, label: { de: key }, ...properties });

describe("the role of a field", () => {
  test.each<[FieldRole, FieldDefinition]>([
    ["synonym", field("synonyms_en", "list")],
    ["none", field("synonyms", "table")],
    ["material", field("material", "collectionitem", { collection: "materials" })],
    ["material", field("taken_from", "collectionitem", { collection: "specimens" })],
    ["material", field("specimen", "text")],
    ["container", field("probenroehre", "collectionitem", { collection: "containers" })],
    ["method", field("methode", "text")],
    ["unit", field("einheit", "text")],
    ["loinc", field("loinc_code", "text")],
    ["reference_ranges", field("values", "table", { columns: [{ key: "x", label: { de: "Alter von" } }] })],
    ["none", field("note", "multilinetext")],
  ])("is, where the layout does not say it, %s by key, type and columns", (role, definition) => {
    expect(roleOf(definition)).toBe(role);
    expect(roleOf({ ...definition, role: "storage" })).toBe("storage");
    expect(roleOf({ ...definition, role: "none" })).toBe("none");
  });
});

describe("a field that is a synonym", () => {
  const catalogueOf = (...fields: FieldDefinition[]) =>
    new Catalogue(1, [
      documentOf("layout", layoutSchema.parse({ identifier: "default", fields })),
      documentOf(
        "analysis",
        analysisOf("GLU", {
          categories: [],
          fields: { other: stored(["Blutzucker"]), synonyms_en: stored(["Blood sugar"]) },
        }),
      ),
    ]);
  const laboratory = { name: "Labor", logo: null, colour: "#123456" };
  /** Results that depend on the role: public and printed synonyms, the fields beside them, and whether a search finds them as synonyms. */
  const readings = (catalogue: Catalogue) => {
    const shown = publicAnalysis(catalogue, "GLU", publicReader("de", "de"));
    const book = bookOf(catalogue, printedAnalyses(catalogue), laboratory, "de", "de");
    const entry = book.chapters[0]?.groups?.[0]?.entries[0];
    return {
      public: shown?.synonyms,
      printed: entry?.synonyms,
      rows: entry?.rows.map(({ label }) => label),
      found: selectAnalyses(catalogue, { search: "blutzucker" }, "de", "de").length,
    };
  };

  test("is one on the web, in print and in lists, by its role or by its old name", () => {
    const synonyms = ["Blutzucker", "Blood sugar"];
    const other = field("other", "list", { role: "synonym" });
    expect(readings(catalogueOf(other, field("synonyms_en", "list")))).toEqual({
      ...{ public: synonyms, printed: synonyms, rows: [], found: 1 },
    });
    expect(
      readings(catalogueOf(field("other", "list"), field("synonyms_en", "list", { role: "none" }))),
    ).toEqual({
      ...{ public: [], printed: [], rows: ["other", "synonyms_en"], found: 1 },
    });
  });
});

test("health asks for what a layout calls its material and its unit", () => {
  const fields = [
    field("where_from", "text", { role: "material" }),
    field("in_what", "text", { role: "unit" }),
    field("unit", "text", { role: "none" }),
  ];
  const faults = faultsWithin(analysisOf("A"), layoutFields({ identifier: "default", fields }));
  expect(faults).toEqual([
    { kind: "missing_specimen", severity: "warning", field: "where_from" },
    { kind: "missing_unit", severity: "warning", field: "in_what" },
  ]);
});

describe("the kind of a column", () => {
  const column = (key: string, label = key, kind?: ColumnKind) => ({
    key,
    label: { de: label },
    ...(kind && { kind }),
  });
  test.each<[ColumnKind, string, string]>([
    ["age_from", "age_from", "Alter von"],
    ["age_to", "b", "Alter bis"],
    ["age", "age", "Alter"],
    ["text", "agent", "Erreger"],
    ["sex", "s", "Geschlecht"],
    ["lower_limit", "low", "untere Grenze"],
    ["upper_limit", "x", "Obergrenze"],
    ["upper_limit", "maximum_value", "Max."],
    ["text", "minutes", "Minuten"],
    ["unit", "einheit", "Einheit"],
    ["text", "note", "Bemerkung"],
  ])("is, where the layout does not say it, %s by key or label: %s, %s", (kind, key, label) => {
    expect(columnKindOf(column(key, label))).toBe(kind);
    expect(columnKindOf(column(key, label, "number"))).toBe("number");
  });
});

describe("the check of a field", () => {
  const problemsOf = (check: object) =>
    fieldDefinitionSchema
      .safeParse({ key: "x", type: "text", label: { de: "X" }, check })
      .error?.issues.map((issue) => [issue.path.join("."), issue.code === "custom" && issue.params?.code]);
  test("warns unless the layout wants an error", () => {
    expect(field("x", "text", { check: {} as never }).check).toEqual({ severity: "warning" });
    expect(problemsOf({ severity: "error", pattern: "[A-Z]+", minimum: 1, maximum: 1 })).toBeUndefined();
  });
  test("names a pattern that cannot be checked, and bounds the wrong way round", () => {
    expect(problemsOf({ pattern: "(a", minimum: 2, maximum: 1, min_length: 2, max_length: 1 })).toEqual([
      ["check.pattern", "pattern_not_supported"],
      ["check.maximum", "limits_crossed"],
      ["check.max_length", "limits_crossed"],
    ]);
  });
});
