import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { publicAnalysis } from "../../../functions/webpublisher/directory/public-analysis.ts";
import {
  publicDirectory,
  publicReader,
  selectAnalyses,
} from "../../../functions/webpublisher/directory/public-directory.ts";
import { coloursIn, isColour, shapeOf } from "../../../shared/core/catalogue/container-look.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { FieldDefinition, TableRow } from "../../../shared/core/catalogue/field.ts";
import { analysisOf, documentOf, frame, layout, stored } from "./documents.ts";

const tube = documentOf("collectionitem", {
  identifier: "edta-tube",
  collection: "containers",
  name: { de: "EDTA-Röhrchen", en: "EDTA tube" },
  fields: { colour: { de: "rot", en: "red" }, volume: "2.7 ml", remark: "GEHEIM: rot ab 2027" },
});
const catalogueOf = (fields: FieldDefinition[], ...analyses: Analysis[]) =>
  new Catalogue(1, [
    ...frame.filter(({ kind }) => kind !== "layout"),
    tube,
    documentOf("layout", { identifier: "default", fields }),
    ...analyses.map((analysis) => documentOf("analysis", analysis)),
  ]);
const shownIn = (catalogue: Catalogue, code: string, language: "de" | "en" = "de") => {
  const analysis = publicAnalysis(catalogue, code, publicReader(language, "de"));
  if (!analysis) throw new Error(`${code} is not public.`);
  return analysis;
};
const standard = (code: string, fields: Analysis["fields"], properties: Partial<Analysis> = {}) =>
  analysisOf(code, { fields, ...properties });

describe("the specimens of an entry", () => {
  test("are the rows of the table in their order, with the look of their containers", () => {
    const rows: TableRow[] = [
      { material: "edta-blood", container: "edta-tube", minimum_volume: "0.5 ml", stability_cold: "48 h" },
      { material: "Kapillarblut", container: "Beutel", stability_room: "4 h", transport: "cooled" },
    ];
    const catalogue = catalogueOf(standardLayout.fields, standard("BB", { specimens: stored(rows) }));
    expect(shownIn(catalogue, "BB").specimens).toEqual([
      {
        material: "EDTA-Blut",
        container: "EDTA-Röhrchen",
        usual_volume: "",
        minimum_volume: "0,5 ml",
        stability: [{ condition: "2–8 °C", duration: "48 Stunden" }],
        transport: "",
        look: { shape: "tube", caps: ["red"], colour: "rot", fill: "2,7 ml" },
        order: null,
      },
      expect.objectContaining({ material: "Kapillarblut", container: "Beutel", look: null }),
    ]);
    expect(shownIn(catalogue, "BB", "en").specimens[0]).toMatchObject({
      container: "EDTA tube",
      minimum_volume: "0.5 ml",
      look: { colour: "red", fill: "2.7 ml" },
    });
    // Lists name the preferred one of a laboratory that has no other field for it.
    expect(shownIn(catalogue, "BB").material).toEqual(["EDTA-Blut", "EDTA-Röhrchen"]);
  });

  test("are those of the former fields in a layout without a table", () => {
    const old = standardLayout.fields.map((each) => ({
      ...each,
      ...(each.children && { children: each.children.filter(({ key }) => key !== "specimens") }),
    }));
    const fields = {
      material: stored(["serum"]),
      volume: stored("0.5 ml"),
      stability: stored([{ storage: "2–8 °C", duration: "7 d" }]),
      transport: stored(["cooled", "light_protected"]),
    };
    const catalogue = catalogueOf(old, standard("VITA", fields));
    expect(shownIn(catalogue, "VITA").specimens).toEqual([
      {
        material: "Serum",
        container: "",
        usual_volume: "",
        minimum_volume: "0,5 ml",
        stability: [{ condition: "2–8 °C", duration: "7 d" }],
        transport: "gekühlt (2–8 °C), lichtgeschützt",
        look: null,
        order: null,
      },
    ]);
  });

  test("are none where nothing is said", () => {
    expect(shownIn(catalogueOf(layout, analysisOf("X")), "X").specimens).toEqual([]);
  });
});

test.each([
  ["Serumröhrchen mit Gel", "gel_tube", []],
  ["Serumröhrchen ohne Gel", "tube", []],
  ["Citratröhrchen, grüner Deckel", "tube", ["green"]],
  ["Blutkulturflaschen, blau und violett", "bottle", ["blue", "violet"]],
  ["Senkungsröhrchen (Citrat)", "slim_tube", []],
  ["Abstrichröhrchen für PCR", "swab", []],
  ["Stool container", "cup", []],
  ["Gerotet nicht", undefined, []],
])("%s is drawn as %s", (name, shape, colours) => {
  expect([shapeOf(name), coloursIn(name)]).toEqual([shape, colours]);
});

test("a colour is told only by words that are colours and nothing else", () => {
  expect(["rot", "blau und violett", "hellblau", "dark", "rot, geheim", ""].map(isColour)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe("what leads to other analyses", () => {
  const reflex = (...rows: [string, string][]) =>
    stored({ de: rows.map(([analysis, condition]) => ({ analysis, condition })) });

  test("names those of a reflex, and leaves out what nobody may know", () => {
    const catalogue = catalogueOf(
      standardLayout.fields,
      standard("TSH", {
        reflex: reflex(["FT4", "TSH erhöht"], ["SECRET", "GEHEIM"], ["", "nach Absprache"]),
      }),
      analysisOf("FT4", { name: { de: "Freies Thyroxin" } }),
      analysisOf("SECRET", { name: { de: "GEHEIM" }, internal: true }),
    );
    const field = shownIn(catalogue, "TSH").fields.find(({ role }) => role === "reflex");
    expect(field?.rows).toEqual([
      ["Freies Thyroxin", "TSH erhöht"],
      ["", "nach Absprache"],
    ]);
    expect(field?.links).toEqual([{ code: "FT4", name: "Freies Thyroxin" }]);
    expect(JSON.stringify(shownIn(catalogue, "TSH"))).not.toMatch(/GEHEIM|SECRET/);
  });

  const panel = (components: string[]) =>
    standard("BB", { components: stored(components) }, { name: { de: "Kleines Blutbild" } });
  const blood = (...analyses: Analysis[]) =>
    catalogueOf(
      standardLayout.fields,
      analysisOf("HB", { name: { de: "Hämoglobin" } }),
      analysisOf("LEUK", { name: { de: "Leukozyten" } }),
      ...analyses,
    );
  const codesFor = (catalogue: Catalogue, search: string) =>
    selectAnalyses(publicDirectory(catalogue, "de", "de"), { search }).map(({ code }) => code);

  test("finds a panel by its components and them by the panel, also after it has changed", () => {
    const before = blood(panel(["HB"]));
    expect(codesFor(before, "Hämoglobin")).toEqual(["HB", "BB"]);
    expect(codesFor(before, "Kleines Blutbild")).toEqual(["BB", "HB"]);
    expect(shownIn(before, "HB").part_of).toEqual([{ code: "BB", name: "Kleines Blutbild" }]);
    const changed = { ...documentOf("analysis", panel(["LEUK"])), version: 2, revision: 2 };
    const after = before.with(2, [changed]);
    expect(codesFor(after, "Kleines Blutbild")).toEqual(["BB", "LEUK"]);
    expect(codesFor(after, "Hämoglobin")).toEqual(["HB"]);
  });

  test("keeps a panel to itself that is internal", () => {
    const catalogue = blood({ ...panel(["HB"]), internal: true });
    expect(shownIn(catalogue, "HB").part_of).toEqual([]);
    expect(codesFor(catalogue, "Kleines Blutbild")).toEqual([]);
  });

  test("finds an analysis by its billing code", () => {
    const catalogue = blood(standard("GLU", { billing: stored(["EBM 32057", "GOÄ 3560"]) }));
    expect(codesFor(catalogue, "32057")).toEqual(["GLU"]);
  });
});
