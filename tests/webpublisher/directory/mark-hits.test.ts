import { describe, expect, test } from "vitest";
import { markHits } from "../../../shared/kernel/mark-hits.ts";
import { Search } from "../../../shared/kernel/search-text.ts";

/** The texts of a list with the marks of a search. */
function marked(query: string, ...names: string[]): string[] {
  const entries = names.map((name, index) => {
    const [called = "", ...synonyms] = name.split(", ");
    return { id: `${index}`, found: called, code: `Q${index}`, name: called, synonyms, facts: [], text: "" };
  });
  const { found: hits, similar, formsIn } = Search.over(entries).find(query);
  return [...hits.slice(), ...similar].map((name) =>
    markHits(name, formsIn(name))
      .map(({ text, hit }) => (hit ? `[${text}]` : text))
      .join(""),
  );
}

describe("what is marked in what was found", () => {
  test.each([
    ["schilddruese", "Schilddrüsenantikörper", "[Schilddrüse]nantikörper"],
    ["antikörper", "Schilddrüsenantikörper", "Schilddrüsen[antikörper]"],
    ["drüse antikörper", "Schilddrüsenantikörper", "Schild[drüse]n[antikörper]"],
    ["Harn Säure", "Harnsäure", "[Harnsäure]"],
    ["kalzi", "Calcium", "[Calci]um"],
    ["fosfat", "Alkalische Phosphatase", "Alkalische [Phosphat]ase"],
    ["cytomegalie", "Zytomegalievirus", "[Zytomegalie]virus"],
    ["ggt", "Gamma-GT", "[Gamma]-[GT]"],
    ["γ-GT", "Gamma-GT", "[Gamma]-[GT]"],
    ["gamma gt", "γ-GT", "[γ]-[GT]"],
    ["b2", "β2-Mikroglobulin", "[β2]-Mikroglobulin"],
    ["beta-2", "ß2-Mikroglobulin", "[ß2]-Mikroglobulin"],
    ["alpha1", "a1-Antitrypsin", "[a1]-Antitrypsin"],
    ["hb a1c", "HbA1c", "[HbA1c]"],
    ["kleines", "Blutbild klein", "Blutbild [klein]"],
    ["alkalische Phosphatase", "Alk.Phosphatase", "[Alk].[Phosphatase]"],
    ["Feritni", "Ferritin", "[Ferrit]in"],
    ["Toxoplasmose", "Toxoplasma", "[Toxoplasm]a"],
    ["schilddrüsenhormon", "Hormon der Schilddrüse", "[Hormon] der [Schilddrüse]"],
    ["tropin", "Thyreotropin", "Thyreo[tropin]"],
    ["T3", "freies T3", "freies [T3]"],
    ["fer", "Ferritin", "[Fer]ritin"],
  ])("%s in %s is %s", (query, name, expected) => {
    expect(marked(query, name)[0] ?? name).toBe(expected);
  });

  test("is the other name where that was found, and only there", () => {
    expect(marked("Cobalamin", "Vitamin B12, Cobalamin", "Aktives Vitamin B12")).toEqual([
      "Vitamin B12",
      "Aktives [Vitamin] [B12]",
    ]);
  });
});
