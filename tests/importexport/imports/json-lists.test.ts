import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { readJson } from "../../../functions/importexport/imports/reading/read-json.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { imported } from "../import-and-export.ts";

const layout = documentOf("layout", { identifier: "default", fields: [field("unit", "text")] });
async function imports(value: object, reading = {}) {
  const file = Buffer.from(JSON.stringify(value));
  const { after, issues, findings } = await imported(file, new Catalogue(1, [layout]), "a.json", { reading });
  expect(issues).toEqual([]);
  const categories = new Map(
    [...after.documents("category")].map(({ content }) => [content.identifier, content.name.de]),
  );
  const analyses = [...after.documents("analysis")].map(({ content }) => ({
    code: content.code,
    categories: content.categories.map((identifier) => categories.get(identifier)),
    related: content.related,
  }));
  return { analyses, notes: findings.flatMap(({ note }) => (note ? [note] : [])) };
}
const analysis = (code: string, properties: object = {}) => ({
  code,
  name: `Analyse ${code}`,
  ...properties,
});
const within = (categories: string[]) => ({ categories, related: [] });

describe("lists in a file of another system", () => {
  test.each([
    ["at its root", (lists: object) => lists],
    ["within an object", (lists: object) => ({ exported: "2026", catalogue: lists })],
  ])("are one list if they are named after categories (%s)", async (_, around) => {
    const { analyses, notes } = await imports(
      around({ Chemie: [analysis("C1", { unit: "g" }), analysis("C2")], Häma: [analysis("H1")] }),
    );
    expect(analyses).toEqual([
      { code: "C1", ...within(["Chemie"]) },
      { code: "C2", ...within(["Chemie"]) },
      { code: "H1", ...within(["Häma"]) },
    ]);
    expect(notes).toEqual([]);
  });

  test("keep the categories that their records name themselves", async () => {
    const { analyses } = await imports({
      A: [analysis("1", { kategorie: "Chemie" })],
      B: [analysis("2", { kategorie: "Häma" })],
    });
    expect(analyses.map(({ categories }) => categories)).toEqual([["Chemie"], ["Häma"]]);
  });

  test.each([
    [
      "named after what they hold",
      { tests: [analysis("K"), analysis("NA")], units: [analysis("g")] },
      "units",
    ],
    [
      "of other records",
      { Chemie: [analysis("K"), analysis("NA")], Häma: [{ code: "x", label: "y", sort: 3 }] },
      "Häma",
    ],
  ])("stay apart if they are %s", async (_, file, left) => {
    const { analyses, notes } = await imports(file);
    expect(analyses.map(({ code }) => code)).toEqual(["K", "NA"]);
    expect(notes).toEqual([{ code: "other_list", path: left, value: left, count: 1 }]);
  });

  test.each(["categories", "Gruppen"])(
    "may lie within categories, and these within others (%s)",
    async (list) => {
      const { analyses } = await imports({
        [list]: [
          {
            name: "Chemie",
            analyses: [analysis("K"), analysis("NA")],
            children: [{ name: "Enzyme", analyses: [analysis("AST")] }],
          },
          { name: "Hämatologie", analyses: [analysis("HB")] },
        ],
      });
      expect(analyses).toEqual([
        { code: "K", ...within(["Chemie"]) },
        { code: "NA", ...within(["Chemie"]) },
        { code: "AST", ...within(["Enzyme"]) },
        { code: "HB", ...within(["Hämatologie"]) },
      ]);
    },
  );

  test("are part of the analyses within which they lie", async () => {
    const records = [analysis("K", { tests: [{ day: "Mo" }], specimens: [{ code: "SER", name: "Serum" }] })];
    const file = await readJson(async () => Readable.from([Buffer.from(JSON.stringify(records))]));
    expect(file).toMatchObject({ lists: [{ path: "", count: 1 }] });
  });

  test("of panels relate each to the analyses whose codes it holds", async () => {
    const file = {
      tests: [analysis("K"), analysis("NA"), analysis("CL")],
      panels: [{ name: "Elektrolyte", tests: ["K", "NA"] }],
    };
    const { analyses, notes } = await imports(file);
    expect(analyses.find(({ code }) => code === "Elektrolyte")?.related).toEqual(["K", "NA"]);
    expect(notes).toEqual([]);
    // A person may decide otherwise.
    const left = await imports(file, { further: [] });
    expect(left.analyses.map(({ code }) => code)).toEqual(["K", "NA", "CL"]);
    expect(left.notes).toMatchObject([{ code: "other_list", path: "panels" }]);
  });
});
