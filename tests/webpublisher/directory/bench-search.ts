import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeSearchIndex } from "../../../functions/webpublisher/directory/write-search-index.ts";
import { Search } from "../../../shared/kernel/search-text.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import { BrowserSearch } from "../../../web/embed/search/browser-search.ts";
import { type Figure, percentile } from "../../bench/figures.ts";
import { madeCatalogue } from "../../support/made-catalogue.ts";
import { sizesOf } from "./lab-site.ts";

const count = 10_000;
/** What people look for, typed letter by letter. */
const typed = [
  "schilddruese",
  "antikörper",
  "kalium im serum",
  "ferittin",
  "M0471",
  "vitamin 12",
  "TSH",
  "immunglobulin",
];
const keystrokes = typed.flatMap((query) =>
  Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)),
);

/** How fast 10,000 analyses are searched, in browsers and in Lambdas, and what the widgets weigh. */
export function benchSearch(): Figure[] {
  const analyses = madeCatalogue(count).analyses.map(({ code, name, fields }) => ({
    id: code,
    found: code,
    code,
    name: (name as { de: string }).de,
    synonyms: (fields.synonyms as { de: string[] }).de,
    text: Object.values(fields)
      .flatMap((value) => JSON.stringify(value))
      .join(" "),
  }));
  const listed = analyses.map((analysis) => ({ ...analysis, categories: [], material: [] }));
  const [first, after] = [listed, listed.with(0, { ...listed[0]!, name: "Aaa" })].map((all) => {
    const started = performance.now();
    writeSearchIndex({ analyses: all, categories: [] }, "de");
    return performance.now() - started;
  });
  const file = JSON.parse(writeSearchIndex({ analyses: listed, categories: [] }, "de")) as SearchIndexFile;
  const loading = performance.now();
  const browser = new BrowserSearch(file);
  const loaded = performance.now() - loading;
  const inBrowser = times((query) => browser.search(query));
  const building = performance.now();
  const search = Search.over(analyses);
  const built = performance.now() - building;
  const inLambda = times((query) => search.find(query));
  return [
    { what: "widget search, 10,000 analyses: write index, first", value: first ?? 0, unit: "ms" },
    { what: "widget search, 10,000 analyses: write index, after one edit", value: after ?? 0, unit: "ms" },
    { what: "widget search, 10,000 analyses: load index", value: loaded, unit: "ms" },
    { what: "widget search, 10,000 analyses: keystroke p50", value: percentile(inBrowser, 0.5), unit: "ms" },
    { what: "widget search, 10,000 analyses: keystroke p95", value: percentile(inBrowser, 0.95), unit: "ms" },
    { what: "Lambda search, 10,000 analyses: build", value: built, unit: "ms" },
    { what: "Lambda search, 10,000 analyses: p50", value: percentile(inLambda, 0.5), unit: "ms" },
    { what: "Lambda search, 10,000 analyses: p95", value: percentile(inLambda, 0.95), unit: "ms" },
    ...weights(),
  ];
}

/** Every keystroke several times, after a round to warm up. */
function times(search: (query: string) => unknown): number[] {
  for (const query of keystrokes) search(query);
  return Array.from({ length: 5 }, () => keystrokes)
    .flat()
    .map((query) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    });
}

/** Of the built widgets, gzipped; nothing where they are not built. */
function weights(): Figure[] {
  const folder = join(import.meta.dirname, "../../../web/dist/embed");
  if (!existsSync(join(folder, "laborium.js"))) return [];
  const { loader, widget, engine } = sizesOf(folder);
  return [
    { what: "widget: loader, gzipped", value: loader / 1000, unit: "kB" },
    { what: "widget: directory, gzipped", value: widget / 1000, unit: "kB" },
    { what: "widget: search engine beside it, gzipped", value: engine / 1000, unit: "kB" },
  ];
}
