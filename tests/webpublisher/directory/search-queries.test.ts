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

  test("is of every kind that laboratories know", () => {
    const kinds = Map.groupBy(queriesIn("de"), ({ kind }) => kind);
    expect(queriesIn("de").length).toBeGreaterThanOrEqual(150);
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(["code", "name", "synonym", "material", "method", "LOINC", "compound", "order"]),
    );
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(["Greek", "spelling", "transposed", "typing error", "other name", "nonsense"]),
    );
  });
});
