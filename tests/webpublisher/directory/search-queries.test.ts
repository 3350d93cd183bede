import { beforeAll, describe, expect, test } from "vitest";
import { english, german, nonsense } from "./demo-queries.ts";
import { type Browser, bundledSearch, catalogueOf, demo, missesOf, searchesOf } from "./searches.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await bundledSearch();
});
const catalogue = catalogueOf(demo);

/** How many of the queries have to find what they are expected to; each kind may miss a little more than all together. */
const ofAll = 0.98;
const ofKind = 0.95;

describe("what people type to find the demo laboratory's analyses", () => {
  test("is found among the first five, everywhere", () => {
    const found = [
      ...missesOf(german, searchesOf(catalogue, "de", browser)),
      ...missesOf(english, searchesOf(catalogue, "en", browser)),
    ];
    const sum = (of: (kind: (typeof found)[number]) => number) =>
      found.reduce((all, kind) => all + of(kind), 0);
    const misses = found.flatMap(({ kind, missed }) => missed.map((one) => `${kind}: ${one}`));
    expect(sum(({ count }) => count)).toBeGreaterThanOrEqual(150);
    expect(
      1 - sum(({ missing }) => missing) / sum(({ count }) => count),
      misses.join("\n"),
    ).toBeGreaterThanOrEqual(ofAll);
    const weak = found.filter(({ count, missing }) => 1 - missing / count < ofKind);
    expect(
      weak.map(({ kind }) => kind),
      misses.join("\n"),
    ).toEqual([]);
  });

  test("finds nothing where nothing is meant", () => {
    const search = searchesOf(catalogue, "de", browser);
    for (const query of nonsense)
      expect(search(query), query).toEqual({ widget: [], public: [], editors: [] });
  });
});
