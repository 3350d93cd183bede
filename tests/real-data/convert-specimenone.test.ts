import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importFileSchema } from "../../shared/importexport/imports/import-file.ts";
import { realData } from "../support/real-data.ts";
import { convertSpecimenOne } from "./convert-specimenone.ts";

describe("the catalogue of SpecimenOne, converted", () => {
  const folder = join(realData, "de_specimenone");

  test("is a valid import file of its 1,498 analyses, umlauts and all", () => {
    const file = importFileSchema.parse(convertSpecimenOne(folder));
    expect(file.analyses).toHaveLength(1498);
    expect(new Set(file.analyses.map(({ code }) => code)).size).toBe(1498);
    expect(file.categories.map(({ name }) => (typeof name === "string" ? name : name.de))).toContain(
      "Hämatologie",
    );
  });

  test("has materials, units, synonyms and reference ranges joined in and placeholders left out", () => {
    const { analyses } = convertSpecimenOne(folder);
    const digoxin = analyses.find(({ code }) => code === "T0003");
    expect(digoxin?.fields).toMatchObject({
      material: ["serum"],
      unit: "ng/ml",
      loinc: "",
      synonyms: { de: expect.arrayContaining(["Lanoxin", "Digitalis-Spiegel"]) },
    });
    const testosterone = analyses.find(({ name }) => (name as { de: string }).de === "Testosteron");
    expect(testosterone?.fields.reference_ranges).toContainEqual(
      expect.objectContaining({ sex: "m", low: "175", high: "781" }),
    );
  });

  test("has no reference range that says nothing but its unit", () => {
    const rows = convertSpecimenOne(folder).analyses.flatMap(
      ({ fields }) => (fields.reference_ranges ?? []) as Record<string, string>[],
    );
    expect(rows).not.toEqual([]);
    expect(rows.filter(({ low, high, note }) => !low && !high && !note)).toEqual([]);
  });
});
