import { describe, expect, test } from "vitest";
import { furtherWith } from "../../shared/kernel/search-further.ts";
import { type AskVocabulary, Search } from "../../shared/kernel/search-text.ts";

const entry = (code: string, name: string, synonyms: string[] = []) => ({
  ...{ id: code, found: code, code, name, synonyms, facts: [], text: "" },
});
const searched = Search.over([
  entry("TSH", "Thyreotropin", ["TSH basal"]),
  entry("CA", "Calcium"),
  entry("FERR", "Ferritin"),
  entry("HBA", "HbA1c", ["Langzeitzucker"]),
]);
const search = (query: string) => searched.find(query).found.slice();

describe("the result of a search", () => {
  test("what is only like the query stands apart, with the query as it was meant", () => {
    const { found: hits, similar, didYouMean, without } = searched.find("Ferirtin");
    expect([hits.length, similar, didYouMean, without]).toEqual([0, ["FERR"], "Ferritin", []]);
    expect(searched.find("Ferritin")).toMatchObject({ similar: [], without: [] });
    expect(searched.find("Ferritin").didYouMean).toBeUndefined();
    expect(searched.find("zzzz")).toMatchObject({ found: [], similar: [] });
  });

  test("several names find each of them, in turn", () => {
    for (const query of ["Ferritin Calcium", "Ferritin, Calcium", "Ferritin und Calcium", "Ferritin + CA"])
      expect(search(query), query).toEqual(["FERR", "CA"]);
    const { found: hits, without } = searched.find("Ferritin, Fahrrad, TSH");
    expect([hits.slice(), without]).toEqual([["FERR", "TSH"], ["Fahrrad"]]);
  });

  test("a word that nothing has is left out and told, but a number or letter is not", () => {
    const { found: hits, without } = searched.find("kleines Ferritin");
    expect([hits.slice(), without]).toEqual([["FERR"], ["kleines"]]);
    const numbered = searched.find("Ferritin 7");
    expect([numbered.found.length, numbered.similar, numbered.without]).toEqual([0, ["FERR"], ["7"]]);
  });

  describe("a vocabulary", () => {
    const asking = () => {
      const askedWords: string[] = [];
      const ask: AskVocabulary = (result, words, named) => {
        askedWords.push(...words);
        const related = words.includes("Speichereisen")
          ? named(["ferritin"]).map(({ found: code }) => code)
          : [];
        return {
          ...(related.length > 0 && { result: { ...result, meant: related } }),
          isName: false,
          isKnown: false,
        };
      };
      return { asked: askedWords, ask };
    };

    test("is asked only if no name has the words, and its hits stand apart", () => {
      const { asked: askedWords, ask } = asking();
      expect(searched.find("Ferritin", undefined, furtherWith(ask)).meant).toEqual([]);
      expect(searched.find("Ferri", undefined, furtherWith(ask)).meant).toEqual([]);
      expect(askedWords).toEqual([]);
      const {
        found: hits,
        meant: related,
        similar,
      } = searched.find("Speichereisen", undefined, furtherWith(ask));
      expect([hits.slice(), related, similar]).toEqual([[], ["FERR"], []]);
      expect(askedWords).toEqual(["Speichereisen"]);
    });

    test("is asked for the words of a list that nothing has, and respects the filter", () => {
      const { asked: askedWords, ask } = asking();
      const { found: hits, meant: related } = searched.find(
        "TSH, Speichereisen, Fahrrad",
        undefined,
        furtherWith(ask),
      );
      expect([askedWords, hits, related]).toEqual([["Speichereisen", "Fahrrad"], ["TSH"], ["FERR"]]);
      expect(searched.find("Speichereisen", (code) => code !== "FERR", furtherWith(ask)).meant).toEqual([]);
    });

    test("that knows nothing leaves what is similar", () => {
      expect(searched.find("Ferirtin", undefined, furtherWith(asking().ask)).similar).toEqual(["FERR"]);
    });
  });

  test("a part of a word counts if a part of a compound begins there, also among changes", () => {
    const compounds = Search.over([
      entry("A", "Immunglobulin"),
      entry("B", "Globulin"),
      entry("C", "Harnstoff-Nitrogen"),
      entry("D", "Osteoporose"),
    ]);
    const hitsIn = (of: typeof compounds, query: string) => of.find(query).found.slice();
    expect(hitsIn(compounds, "globulin")).toEqual(["B", "A"]);
    expect(hitsIn(compounds, "trogen")).toEqual([]);
    expect(hitsIn(compounds, "Rose")).toEqual([]);
    const changed = compounds.with(new Map([["A", entry("A", "Makroglobulin")]]));
    expect(hitsIn(changed, "globulin")).toEqual(["B", "A"]);
  });
});
