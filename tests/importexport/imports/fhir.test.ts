import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { readJson } from "../../../functions/importexport/imports/reading/read-json.ts";
import { documentOf, field } from "../../webpublisher/directory/documents.ts";
import { analysesOf, bundle, loinc, observation, ucum, words } from "../fhir-bundles.ts";
import { imported } from "../import-and-export.ts";

const translated = (...names: [language: string, name: string][]) => ({
  extension: names.map(([language, name]) => ({
    url: "http://hl7.org/fhir/StructureDefinition/translation",
    extension: [
      { url: "lang", valueCode: language },
      { url: "content", valueString: name },
    ],
  })),
});
const range = (parts: object) => ({
  ...{ sex: "", age_from: "", age_to: "", low: "", high: "", unit: "", note: "" },
  ...parts,
});
describe("a FHIR observation", () => {
  const potassium = observation("k", "2823-3", {
    preferredReportName: "Kalium",
    method: words("ISE"),
    permittedUnit: [{ code: "mmol/L", display: "millimole per litre" }],
    qualifiedValue: [
      {
        gender: "female",
        age: { low: ucum(2, "a"), high: ucum(19, "a") },
        range: { low: ucum(3.8, "mmol/L"), high: ucum(5.1, "mmol/L") },
      },
      { age: { low: ucum(20, "a") }, condition: "nüchtern", range: { high: ucum(5.3, "mmol/L") } },
      {
        rangeCategory: "critical",
        age: { low: ucum(1, "d"), high: ucum(6, "mo") },
        range: { low: ucum(6.5, "mmol/L") },
      },
    ],
  });

  test("is an analysis with its code, name, unit, method and ranges", async () => {
    expect(await analysesOf(bundle(potassium))).toEqual([
      {
        code: "2823-3",
        name: "Kalium",
        loinc: "2823-3",
        state: "PUBLISHED",
        unit: "mmol/L",
        method: "ISE",
        reference_ranges: [
          {
            text: "weiblich, 2-19 Jahre: 3.8-5.1 mmol/L",
            range: range({
              ...{ sex: "f", age_from: "2 y", age_to: "19 y" },
              ...{ low: "3.8", high: "5.1", unit: "mmol/L" },
            }),
          },
          {
            text: "ab 20 Jahre, nüchtern: < 5.3 mmol/L",
            range: range({ age_from: "20 y", high: "5.3", unit: "mmol/L", note: "nüchtern" }),
          },
          {
            text: "kritisch, 1 Tage - 6 Monate: > 6.5 mmol/L",
            range: range({
              ...{ age_from: "1 d", age_to: "6 mo" },
              ...{ low: "6.5", unit: "mmol/L", note: "kritisch" },
            }),
          },
        ],
      },
    ]);
  });

  test("states its ranges in the laboratory's language", async () => {
    const [analysis] = await analysesOf(bundle(potassium), "en");
    expect(analysis?.reference_ranges).toMatchObject([
      { text: "female, 2-19 years: 3.8-5.1 mmol/L" },
      { range: { note: "nüchtern" } },
      { range: { note: "critical" } },
    ]);
  });

  test.each([
    ["alone in its file", JSON.stringify(potassium)],
    ["in a list", JSON.stringify([potassium])],
    [
      "one a line",
      `${JSON.stringify(potassium)}\n${JSON.stringify({ resourceType: "Organization", id: "x" })}\n`,
    ],
    [
      "of R4",
      bundle({
        ...potassium,
        qualifiedValue: undefined,
        permittedUnit: undefined,
        qualifiedInterval: potassium.qualifiedValue,
        quantitativeDetails: { unit: { coding: [{ code: "mmol/L" }] } },
      }),
    ],
  ])("is read %s, too", async (_, text) => {
    const [analysis, ...others] = await analysesOf(text);
    expect(others).toEqual([]);
    expect(analysis).toMatchObject({
      code: "2823-3",
      name: "Kalium",
      unit: "mmol/L",
      reference_ranges: { length: 3 },
    });
  });

  test.each([
    ["10*3/uL", "10³/µL"],
    ["m[IU]/L", "mIU/L"],
    ["{titer}", "titer"],
    ["ug/L", "µg/L"],
  ])("has the unit %s as people write it", async (code, unit) => {
    expect(await analysesOf(bundle(observation("a", "1-1", { permittedUnit: [{ code }] })))).toMatchObject([
      { unit },
    ]);
  });

  test("has its names in several languages", async () => {
    const named = observation("k", "2823-3", {
      language: "de-DE",
      title: "Kalium",
      _title: translated(["en", "Potassium"], ["fr-FR", "Potassium sérique"]),
    });
    expect(await analysesOf(bundle(named))).toMatchObject([
      { name_de: "Kalium", name_en: "Potassium", name_fr: "Potassium sérique" },
    ]);
    const designated = observation("k", "1-1", {
      code: { ...words("Kalium"), designation: [{ language: "en", value: "Potassium" }] },
    });
    expect(await analysesOf(bundle(designated))).toMatchObject([{ name: "Kalium", name_en: "Potassium" }]);
  });

  test("has the laboratory's own code, else LOINC if it is the only one with it, else its id", async () => {
    const ownCode = {
      coding: [...loinc("3-3").coding, { system: "https://lab.example/codes", code: "GLU" }],
    };
    const analyses = await analysesOf(
      bundle(
        observation("a", "1-1", { identifier: [{ value: "old" }, { use: "official", value: "K" }] }),
        observation("b", "3-3", { code: ownCode }),
        observation("c", "4-4"),
        observation("d", "5-5"),
        observation("e", "5-5"),
      ),
    );
    expect(analyses.map(({ code }) => code)).toEqual(["K", "GLU", "4-4", "d", "e"]);
  });
});

test("an analysis of FHIR has its specimens with containers, volumes and stability", async () => {
  const analyses = await analysesOf(
    bundle(
      {
        resourceType: "ActivityDefinition",
        id: "k",
        title: "Kalium",
        status: "draft",
        timingDuration: ucum(30, "min"),
        specimenRequirement: ["SpecimenDefinition/s"],
        observationRequirement: ["ObservationDefinition/asked"],
      },
      observation("asked", "9-9"),
      {
        resourceType: "SpecimenDefinition",
        id: "s",
        patientPreparation: [words("nüchtern")],
        typeTested: [
          { type: words("Plasma"), preference: "alternate" },
          {
            ...{ type: words("Serum"), preference: "preferred" },
            container: {
              type: words("Gel-Röhrchen"),
              cap: words("rot"),
              capacity: ucum(5, "mL"),
              minimumVolumeQuantity: ucum(0.5, "mL"),
            },
            handling: [
              { temperatureQualifier: words("gekühlt"), maxDuration: ucum(7, "d") },
              {
                temperatureRange: { low: ucum(18, "Cel"), high: ucum(25, "Cel") },
                maxDuration: ucum(4, "h"),
                instruction: "lichtgeschützt",
              },
            ],
            rejectionCriterion: [words("hämolytisch")],
          },
        ],
      },
    ),
  );
  expect(analyses).toEqual([
    {
      ...{ code: "k", name: "Kalium", state: "NEW", turnaround: "30 Minuten", material: ["Serum", "Plasma"] },
      ...{ container: ["Gel-Röhrchen"], cap_color: ["rot"], fill_volume: ["5 mL"], volume: ["0.5 mL"] },
      stability: ["gekühlt: 7 Tage", "18 °C bis 25 °C: 4 Stunden"],
      ...{ transport: ["lichtgeschützt"], preanalytics: ["nüchtern"], rejection: ["hämolytisch"] },
    },
  ]);
});

test("a bundle is imported like a table of its analyses", async () => {
  const layout = documentOf("layout", {
    identifier: "default",
    fields: [field("loinc", "text"), field("unit", "text")],
  });
  const file = Buffer.from(
    bundle(observation("k", "2823-3", { title: "Kalium", permittedUnit: [{ code: "mmol/L" }] }), {
      resourceType: "Organization",
      id: "x",
    }),
  );
  const { after, issues } = await imported(file, new Catalogue(1, [layout]), "a.json");
  expect(issues).toEqual([]);
  expect([...after.documents("analysis")].map(({ content }) => content)).toMatchObject([
    {
      code: "2823-3",
      name: { de: "Kalium" },
      state: "PUBLISHED",
      fields: { loinc: { raw: "2823-3" }, unit: { raw: "mmol/L" } },
    },
  ]);
});

test.each(["Patient", "ValueSet", "SpecimenDefinition"])(
  "a bundle of nothing but a %s is no catalogue",
  async (resourceType) => {
    const resource = { resourceType, id: "a", contact: [{ name: "Eva" }] };
    const text = [bundle(resource), JSON.stringify(resource)];
    for (const each of text)
      await expect(readJson(async () => Readable.from([Buffer.from(each)]))).rejects.toMatchObject({
        code: "invalid_file",
        issues: [{ code: "missing" }],
      });
  },
);
