import { describe, expect, test } from "vitest";
import { analysisOf, catalogueWith, stored } from "./documents.ts";
import { searchOf } from "./searches.ts";

const named = (code: string, name: string, synonyms: string[] = []) =>
  analysisOf(code, { name: { de: name }, fields: { synonyms: stored({ de: synonyms }) } });
const search = searchOf(
  catalogueWith(
    named("TPO", "TPO-Antikörper"),
    named("SAK", "Schilddrüsenantikörper"),
    named("T3", "Trijodthyronin"),
    named("T4", "Thyroxin"),
    named("T4711", "Birkenpollen"),
    named("FT4", "freies T4"),
    named("TSH", "Thyreotropin"),
    named("FER", "Ferritin"),
    named("CA", "Calcium"),
    named("HBA", "HbA1c", ["Langzeitzucker"]),
  ),
);

describe("a search", () => {
  test("finds compounds by their parts, however umlauts are typed", () => {
    for (const typed of ["antikörper", "antikoerper", "ANTIKORPER"])
      expect(new Set(search(typed))).toEqual(new Set(["TPO-Antikörper", "Schilddrüsenantikörper"]));
    for (const typed of ["schilddruese", "Schilddrüse", "schilddruse", "drüse"])
      expect(search(typed)).toEqual(["Schilddrüsenantikörper"]);
  });

  test("takes codes by the letter: T3 is never T4, and T4 is not T4711", () => {
    expect(search("T3")).toEqual(["Trijodthyronin"]);
    expect(search("T4")).toEqual(["Thyroxin", "freies T4"]);
    expect(search("T47")[0]).toBe("Birkenpollen");
  });

  test("forgives one typing error and knows both spellings of medical German", () => {
    expect(search("feritin")).toEqual(["Ferritin"]);
    expect(search("thyrotropin")).toEqual(["Thyreotropin"]);
    expect(search("Kalzium")).toEqual(["Calcium"]);
    expect(search("hb a1c")).toEqual(["HbA1c"]);
  });

  test("answers at every letter on the way to a word", () => {
    for (let length = 1; length <= "schilddrüsenantikörper".length; length++)
      expect(search("schilddrüsenantikörper".slice(0, length))).toContain("Schilddrüsenantikörper");
    for (let length = 1; length <= "freies t4".length; length++)
      expect(search("freies t4".slice(0, length))).toContain("freies T4");
  });

  test("finds nothing where nothing is", () => {
    for (const typed of ["xyzzy", "%&/", "🧪", "T9"]) expect(search(typed)).toEqual([]);
  });
});
