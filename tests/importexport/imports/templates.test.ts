import { describe, expect, test } from "vitest";
import {
  templateFile,
  templateRows,
} from "../../../functions/importexport/imports/mapping/write-template.ts";
import { fieldTypes, isStructural } from "../../../shared/core/catalogue/field.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { imported } from "../import-and-export.ts";
import { analysisOf, empty, field, json, layout } from "./small-catalogues.ts";

describe.each(["de", "en"] as const)("the template of a layout, in %s,", (language) => {
  const fields = fieldTypes
    .filter((type) => !isStructural(type))
    .map((type) =>
      field(`own_${type}`, { type, label: { de: `Feld ${type}`, en: `Field ${type}` }, ...properties(type) }),
    );
  const ambiguous = [
    field("status", { label: { de: "Status", en: "State" } }),
    field("own", { label: { de: "Feld text" } }),
  ];
  const prepared = async () => {
    const collections = [
      { identifier: "stuff", name: "Stoffe", items: [{ identifier: "serum", name: "Serum" }] },
    ];
    const file = json({ layouts: [layout("default", ...fields, ...ambiguous)], collections, analyses: [] });
    return (await imported(file, empty(), "a.json", { mode: "partial" })).after;
  };

  test("is imported as a table as it is: every column is known", async () => {
    const catalogue = await prepared();
    const rows = templateRows({ catalogue, main: "de", language });
    const { after, issues } = await imported(workbookOf(rows, "xlsx"), catalogue, "a.xlsx", {
      mode: "partial",
    });
    expect(issues).toEqual([]);
    const stored = analysisOf(after, "BEISPIEL-1").fields;
    const keys = [...fields, ...ambiguous]
      .map(({ key }) => key)
      .filter((key) => !/related|certificate/.test(key));
    for (const key of keys) expect(stored[key]?.raw, key).toBeTruthy();
  });

  test("holds what the checks of its fields accept", async () => {
    const checked = [
      field("unit", { role: "unit" }),
      field("loinc", { role: "loinc" }),
      field("volume", { check: { pattern: "\\d+ (?:µl|ml|g)" } }),
      field("count", { check: { number: "integer", minimum: 3, maximum: 5 } }),
      field("kind", { check: { choices: ["A", "B"] } }),
      field("rare", { check: { pattern: "Q{9}" } }),
    ];
    const file = json({ layouts: [layout("default", ...checked)], analyses: [] });
    const catalogue = (await imported(file, empty(), "a.json", { mode: "partial" })).after;
    const [headings = [], row = []] = templateRows({ catalogue, main: "de", language });
    const values = Object.fromEntries(headings.map((heading, index) => [heading, row[index]]));
    expect(values).toMatchObject({
      unit: "mmol/l",
      loinc: "2345-7",
      volume: "1 ml",
      count: "3",
      kind: "A",
      rare: "",
    });
  });

  test("is imported as JSON as it is", async () => {
    const catalogue = await prepared();
    const file = templateFile({ catalogue, main: "de", language });
    const { issues, stats } = await imported(Buffer.from(JSON.stringify(file)), catalogue, "a.json", {
      mode: "partial",
    });
    expect([issues, stats.created]).toEqual([[], 1]);
  });
});

function properties(type: string): object {
  if (type === "collectionitem") return { collection: "stuff" };
  if (type === "table") return { columns: [{ key: "text", label: { de: "Text" } }] };
  return {};
}
