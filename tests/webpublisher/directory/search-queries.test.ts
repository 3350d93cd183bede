import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Browser,
  bundledSearch,
  catalogueOf,
  demo,
  readQueries,
  searchesOf,
  shortfall,
  wrongHits,
} from "./searches.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await bundledSearch();
});

/** Written from the demo's catalogue, not from the results of a search. */
const queriesIn = (language: "de" | "en") =>
  readQueries(join(import.meta.dirname, `demo-queries.${language}.txt`));

describe("what people type to find the demo laboratory's analyses", () => {
  const catalogue = catalogueOf(demo);

  test.each(["de", "en"] as const)("is found among the first five, everywhere, in %s", (language) => {
    expect(shortfall(queriesIn(language), searchesOf(catalogue, language, browser))).toEqual([]);
  });

  test("leads nowhere plainly that is something else", () => {
    const traps = readQueries(join(import.meta.dirname, "demo-traps.de.txt"));
    expect(traps.length).toBeGreaterThanOrEqual(60);
    const search = searchesOf(catalogue, "de", browser);
    expect(wrongHits(traps, search)).toEqual([]);
  });

  /** Written with the catalogue and medicine in mind; an editor's list has no vocabulary. */
  const visitors = (language: "de" | "en") => {
    const search = searchesOf(catalogue, language, browser);
    return (typed: string) => {
      const { editors: _, ...answers } = search(typed);
      return answers;
    };
  };

  test.each(["de", "en"] as const)(
    "or what it means is found through the medical vocabulary, in %s",
    (language) => {
      const queries = readQueries(join(import.meta.dirname, `demo-vocabulary.${language}.txt`));
      expect(shortfall(queries, visitors(language))).toEqual([]);
    },
  );

  test("leads to nothing that is only taken for what was searched, with the vocabulary neither", () => {
    const traps = readQueries(join(import.meta.dirname, "vocabulary-traps.de.txt"));
    expect(traps.length).toBeGreaterThanOrEqual(60);
    expect(wrongHits(traps, visitors("de"))).toEqual([]);
  });

  test("is of every kind that laboratories know", () => {
    const kinds = Map.groupBy(queriesIn("de"), ({ kind }) => kind);
    expect(queriesIn("de").length).toBeGreaterThanOrEqual(300);
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(["code", "name", "synonym", "material", "method", "LOINC", "compound", "order"]),
    );
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(["Greek", "spelling", "transposed", "typing error", "other name", "nonsense"]),
    );
  });
});
