import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { realData } from "../support/real-data.ts";
import { analysisOf, catalogueWith, stored } from "../webpublisher/directory/documents.ts";
import { searchOf } from "../webpublisher/directory/searches.ts";

interface RealAnalysis {
  id: string;
  name: string;
  synonyme: string[];
}
const file = readFileSync(join(realData, "de_specimenone/tests_array.json"), "utf8");
const analyses = (JSON.parse(file.replace(/^\uFEFF/, "")) as RealAnalysis[]).map(({ id, name, synonyme }) =>
  analysisOf(id, {
    name: { de: name },
    fields: { synonyms: stored({ de: synonyme }), material: stored(["serum"]) },
  }),
);

test("in a laboratory's own catalogue, a search finds what a physician means", () => {
  const search = searchOf(catalogueWith(...analyses));
  for (const typed of ["schilddruese", "Schilddrüse", "schilddrüs"]) expect(search(typed)).toContain("TSH");
  expect(search("TSH")[0]).toBe("TSH");
  expect(search("tsh")).toHaveLength(5);
  expect(search("antikörper").length).toBeGreaterThanOrEqual(10);
  expect(search("antikörper")).toContain("MOG-Antikörper");
  expect(search("T3")[0]).toBe("freies T3");
  expect(search("T3").slice(0, 3).join()).not.toContain("T4");
  expect(search("T4").slice(0, 2)).toContain("freies T4");
  expect(search("HbA1c")[0]).toBe("HbA1c");
  expect(search("Glukose")[0]).toBe("Glucose");
  expect(search("feritin")).toContain("Ferritin");
  expect(search("beta 2 mikroglobulin")).toContain("ß2-Mikroglobulin");
});
