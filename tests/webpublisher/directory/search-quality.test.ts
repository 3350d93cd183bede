import { describe, expect, test } from "vitest";
import {
  type PublicDirectory,
  publicDirectory,
} from "../../../functions/webpublisher/directory/public-directory.ts";
import { writeSearchIndex } from "../../../functions/webpublisher/directory/write-search-index.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import { BrowserSearch } from "../../../web/embed/search/browser-search.ts";
import { analysisOf, catalogueWith, hasRealAnalyses, realAnalyses, stored } from "./documents.ts";

/** Both searches of a directory: the one of Lambdas and the one of browsers. */
function searchesOf(directory: PublicDirectory) {
  const file = JSON.parse(writeSearchIndex(directory, "de")) as SearchIndexFile;
  const browser = new BrowserSearch(file);
  return [
    ["in a Lambda", (query: string) => directory.search(query).map(({ name }) => name)],
    [
      "in a browser",
      (query: string) => browser.search(query).places.map((place) => file.analyses[place]?.[1] ?? ""),
    ],
  ] as const;
}

const named = (code: string, name: string, synonyms: string[] = []) =>
  analysisOf(code, { name: { de: name }, fields: { synonyms: stored({ de: synonyms }) } });
const made = searchesOf(
  publicDirectory(
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
    "de",
    "de",
  ),
);

describe.each(made)("a search %s", (_, search) => {
  test("finds compounds by their parts, however umlauts are typed", () => {
    for (const typed of ["antikörper", "antikoerper", "ANTIKORPER"])
      expect(new Set(search(typed))).toEqual(new Set(["TPO-Antikörper", "Schilddrüsenantikörper"]));
    for (const typed of ["schilddruese", "Schilddrüse", "schilddruse", "drüse"])
      expect(search(typed)).toEqual(["Schilddrüsenantikörper"]);
  });

  test("takes codes by the letter: T3 is never T4, and T4 comes before T4711", () => {
    expect(search("T3")).toEqual(["Trijodthyronin"]);
    expect(search("T4")).toEqual(["Thyroxin", "freies T4", "Birkenpollen"]);
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

const real = hasRealAnalyses ? searchesOf(publicDirectory(catalogueWith(...realAnalyses()), "de", "de")) : [];

describe.runIf(hasRealAnalyses)("in a laboratory's real catalogue (../shared/data/de_specimenone)", () => {
  test.each(real)("a search %s finds what a physician means", (_, search) => {
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
});
