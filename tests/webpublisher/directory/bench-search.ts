import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeSearchIndex } from "../../../functions/webpublisher/directory/search-index.ts";
import { Search } from "../../../shared/kernel/search-text.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import { BrowserCatalogue } from "../../../web/embed/widget/catalogue.ts";
import { type Figure, percentile } from "../../bench/figures.ts";
import { madeCatalogue } from "../../support/made-catalogue.ts";
import { sizesOf } from "./lab-site.ts";

const count = 10_000;
/** Typical queries, typed letter by letter. */
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

/** Speed of a search over 10,000 analyses, in browsers and in Lambdas, and the sizes of the widgets. */
export function benchSearch(): Figure[] {
  const entries = madeCatalogue(count).analyses.map(({ code, name, fields }) => {
    const { synonyms, material, method, ...others } = fields;
    const found = {
      ...{ id: code, code, name: (name as { de: string }).de, synonyms: (synonyms as { de: string[] }).de },
      ...{ categories: [], material: material as string[], collection: null, letter: "A" },
    };
    const facts = [...found.material, (method as { de: string }).de];
    return {
      ...found,
      found,
      facts,
      text: Object.values(others)
        .map((value) => JSON.stringify(value))
        .join(" "),
    };
  });
  const analyses = entries.map(({ found }) => found);
  const [search, built] = timed(() => Search.over(entries));
  const [text, first] = timed(() => writeSearchIndex({ analyses, categories: [], search }, "de"));
  const edited = { ...entries[0]!, name: "Aaa" };
  const [, after] = timed(() =>
    writeSearchIndex({ analyses, categories: [], search: search.with(new Map([[edited.id, edited]])) }, "de"),
  );
  const [browser, loaded] = timed(() => new BrowserCatalogue(JSON.parse(text) as SearchIndexFile));
  const inBrowser = times((query) => browser.select({ search: query }));
  const inLambda = times((query) => search.find(query));
  return [
    { what: "widget search, 10,000 analyses: write index, first", value: built + first, unit: "ms" },
    { what: "widget search, 10,000 analyses: write index, after one edit", value: after, unit: "ms" },
    {
      what: "widget search, 10,000 analyses: index, gzipped",
      value: gzipSync(text).length / 1000,
      unit: "kB",
    },
    { what: "widget search, 10,000 analyses: load index", value: loaded, unit: "ms" },
    { what: "widget search, 10,000 analyses: keystroke p50", value: percentile(inBrowser, 0.5), unit: "ms" },
    { what: "widget search, 10,000 analyses: keystroke p95", value: percentile(inBrowser, 0.95), unit: "ms" },
    { what: "Lambda search, 10,000 analyses: build", value: built, unit: "ms" },
    { what: "Lambda search, 10,000 analyses: p50", value: percentile(inLambda, 0.5), unit: "ms" },
    { what: "Lambda search, 10,000 analyses: p95", value: percentile(inLambda, 0.95), unit: "ms" },
    ...weights(),
  ];
}

function timed<Value>(run: () => Value): [value: Value, milliseconds: number] {
  const start = performance.now();
  const value = run();
  return [value, performance.now() - start];
}

/** Durations for every keystroke, repeated several times after a warm-up round. */
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

/** Gzipped sizes of the built widgets; none if they are not built. */
function weights(): Figure[] {
  const folder = join(import.meta.dirname, "../../../web/dist/embed");
  if (!existsSync(join(folder, "laborium.js"))) return [];
  const { loader, widget, detail } = sizesOf(folder);
  return [
    { what: "widget: loader, gzipped", value: loader / 1000, unit: "kB", aim: "≤ 1" },
    { what: "widget: directory with its search, gzipped", value: widget / 1000, unit: "kB", aim: "≤ 15" },
    { what: "widget: detail view, loaded when opened, gzipped", value: detail / 1000, unit: "kB" },
  ];
}
