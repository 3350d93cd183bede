import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeSearchIndex } from "../../../functions/webpublisher/directory/search-index.ts";
import { furtherWith } from "../../../shared/kernel/search-further.ts";
import { Search } from "../../../shared/kernel/search-text.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import { askVocabulary } from "../../../shared/webpublisher/vocabulary/ask-vocabulary.ts";
import { termsFor } from "../../../shared/webpublisher/vocabulary/vocabulary.ts";
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
/** Words that no name of the catalogue has, so that the vocabulary is asked, the widest of its groups included. */
const layWords = ["zeckenbiss", "leberwerte", "liver enzymes", "allergie-diagnostik", "langzeitzucker"];
const lettersOf = (queries: readonly string[]) =>
  queries.flatMap((query) => Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1)));
const keystrokes = lettersOf(typed);

/** Speed of a search over 10,000 analyses, in browsers and in Lambdas, and the sizes of the widgets. */
export function benchSearch(): Figure[] {
  const entries = madeCatalogue(count).analyses.map(({ code, name, fields }) => {
    const { synonyms, material, method, ...others } = fields;
    const facets = {
      ...{ id: code, code, name: (name as { de: string }).de, synonyms: (synonyms as { de: string[] }).de },
      ...{ categories: [], material: material as string[], collection: null, letter: "A" },
    };
    const facts = [...facets.material, (method as { de: string }).de];
    return {
      ...facets,
      found: facets,
      facts,
      text: Object.values(others)
        .map((value) => JSON.stringify(value))
        .join(" "),
    };
  });
  const analyses = entries.map(({ found: facets }) => facets);
  const [search, built] = timed(() => Search.over(entries));
  const [text, first] = timed(() => writeSearchIndex({ analyses, categories: [], search }, "de"));
  const edited = { ...entries[0]!, name: "Aaa" };
  const [, after] = timed(() =>
    writeSearchIndex({ analyses, categories: [], search: search.with(new Map([[edited.id, edited]])) }, "de"),
  );
  const [browser, loaded] = timed(() => new BrowserCatalogue(JSON.parse(text) as SearchIndexFile));
  const similar = furtherWith();
  const inBrowser = times((query) => browser.select({ search: query }, similar));
  const inLambda = times((query) => search.find(query));
  const [, firstTerms] = timed(() => termsFor("Leberwerte"));
  const vocabulary = furtherWith(askVocabulary({ exceptions: [] }, "de"));
  const queries = [...keystrokes, ...lettersOf(layWords)];
  const withVocabulary = times((query) => browser.select({ search: query }, vocabulary), queries);
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
    { what: "medical vocabulary: first question", value: firstTerms, unit: "ms" },
    {
      what: "widget search, 10,000 analyses: keystroke p95, vocabulary asked",
      value: percentile(withVocabulary, 0.95),
      unit: "ms",
      aim: "≤ 5",
    },
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
function times(search: (query: string) => unknown, queries = keystrokes): number[] {
  for (const query of queries) search(query);
  return Array.from({ length: 5 }, () => queries)
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
  const { loader, widget, detail, further, vocabulary } = sizesOf(folder);
  return [
    { what: "widget: loader, gzipped", value: loader / 1000, unit: "kB", aim: "≤ 1" },
    { what: "widget: directory with its search, gzipped", value: widget / 1000, unit: "kB", aim: "≤ 18" },
    {
      what: "widget: similar hits, loaded if no name has the words, gzipped",
      value: further / 1000,
      unit: "kB",
    },
    { what: "widget: medical vocabulary, loaded after them, gzipped", value: vocabulary / 1000, unit: "kB" },
    { what: "widget: detail view, loaded when opened, gzipped", value: detail / 1000, unit: "kB" },
  ];
}
