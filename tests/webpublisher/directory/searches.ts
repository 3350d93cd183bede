import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { Catalogue, findAnalyses as findForEditors } from "../../../functions/core/door.ts";
import {
  findAnalyses as findForVisitors,
  publicDirectory,
} from "../../../functions/webpublisher/directory/public-directory.ts";
import { searchIndexOf } from "../../../functions/webpublisher/directory/search-index.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { type ImportFile, importFileSchema } from "../../../shared/importexport/imports/import-file.ts";
import type { SearchResult } from "../../../shared/kernel/found.ts";
import type { Language, LocalizedText } from "../../../shared/kernel/language.ts";
import type { furtherWith } from "../../../shared/kernel/search-further.ts";
import { askVocabulary } from "../../../shared/webpublisher/vocabulary/ask-vocabulary.ts";
import type { BrowserCatalogue } from "../../../web/embed/widget/catalogue.ts";
import { analysisOf, documentOf, stored } from "./documents.ts";

const root = join(import.meta.dirname, "../../..");

/** The demo laboratory's catalogue. */
export const demo = importFileSchema.parse(
  JSON.parse(readFileSync(join(root, "infra/tenants/demo/catalogue.json"), "utf8")),
);

/** The widget's search as browsers get it: bundled, minified, from a file. */
export interface Browser {
  BrowserCatalogue: typeof BrowserCatalogue;
  askVocabulary: typeof askVocabulary;
  furtherWith: typeof furtherWith;
}

export async function bundledSearch(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "laborium-search-"));
  try {
    const outfile = join(folder, "search.mjs");
    await build({
      stdin: {
        contents:
          'export * from "./web/embed/widget/catalogue.ts"; export * from "./shared/webpublisher/vocabulary/ask-vocabulary.ts"; export * from "./shared/kernel/search-further.ts";',
        resolveDir: root,
      },
      ...{ bundle: true, minify: true, format: "esm", platform: "browser", target: "es2022", outfile },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Content of an import file, as a catalogue holds it. */
export function catalogueOf(file: ImportFile): Catalogue {
  const layoutOf = (categories: readonly string[]) =>
    file.categories.find(({ identifier }) => categories.includes(identifier))?.layout ?? "default";
  return new Catalogue(1, [
    ...file.layouts.map((layout) => documentOf("layout", layout)),
    ...file.categories.map((category) =>
      documentOf("category", { ...category, name: category.name as LocalizedText }),
    ),
    ...file.collections.flatMap(({ items, ...collection }) =>
      items.map(({ name, identifier = "", ...item }) =>
        documentOf("collectionitem", {
          ...item,
          identifier,
          collection: collection.identifier,
          name: name as LocalizedText,
        }),
      ),
    ),
    ...file.analyses.map(({ code, name, layout, categories, fields, state = "NEW", internal }) => {
      const entries = Object.entries(fields).map(([key, value]) => [key, stored(value)] as const);
      const facts: Partial<Analysis> = { name: name as LocalizedText, state, internal, categories };
      return documentOf(
        "analysis",
        analysisOf(code, {
          ...facts,
          layout: layout ?? layoutOf(categories),
          fields: Object.fromEntries(entries),
        }),
      );
    }),
  ]);
}

/** The names that a search of a catalogue finds; `same-search.test.ts` ensures that all searches find the same. */
export function searchOf(catalogue: Catalogue) {
  const { search } = publicDirectory(catalogue, "de", "de");
  return (query: string) => {
    const { found: hits, similar } = search.find(query);
    return [...hits.slice(), ...similar].map(({ name }) => name);
  };
}

/** The result of a search as tests compare it: names or codes. */
export interface Answer {
  found: string[];
  /** By the medical vocabulary. */
  meant: string[];
  similar: string[];
  without: readonly string[];
  didYouMean: string | undefined;
}

/** The codes or names that each search of a catalogue finds: of widgets, of public pages and the developer API, of the editors' list. */
export function searchesOf(
  catalogue: Catalogue,
  language: Language,
  browser: Browser,
  by: "code" | "name" = "code",
) {
  const directory = publicDirectory(catalogue, language, "de");
  const index = JSON.parse(searchIndexOf(catalogue, language, "de").text);
  const widget = new browser.BrowserCatalogue(index);
  const shown = { state: "PUBLISHED", internal: false } as const;
  const labels = (hits: readonly { code: string; name: string }[]) => hits.map((hit) => hit[by]);
  const answer = ({
    found: hits,
    meant: byMeaning,
    similar,
    without,
    didYouMean,
  }: SearchResult<{ code: string; name: string }>): Answer => ({
    ...{
      found: labels(hits.slice()),
      meant: labels(byMeaning),
      similar: labels(similar),
      without,
      didYouMean,
    },
  });
  const setup = { exceptions: [] };
  const inBrowser = browser.furtherWith(browser.askVocabulary(setup, language));
  const inLambda = askVocabulary(setup, language);
  return (search: string): Record<string, Answer> => ({
    widget: answer(widget.select({ search }, inBrowser)),
    public: answer(findForVisitors(directory, { search }, inLambda)),
    editors: answer(findForEditors(catalogue, { search, ...shown }, language, "de")),
  });
}

/** A typical query, with the expected results among the first five; if empty, nothing may be found. */
interface Query {
  kind: string;
  typed: string;
  expected: string[];
}

/** Reads queries from a text file: a heading for each kind, then a line per query, `typed → expected; expected`. */
export function readQueries(path: string): Query[] {
  let kind = "";
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [typed = "", expected] = line.split(" →");
      if (line.startsWith("# ")) kind = line.slice(2);
      if (expected === undefined) return [];
      return { kind, typed, expected: expected.split("; ").flatMap((part) => part.trim() || []) };
    });
}

/** Misses of a query, by search. */
export function missesOf({ typed, expected }: Query, search: (typed: string) => Record<string, Answer>) {
  return Object.entries(search(typed)).flatMap(([place, { found: hits, meant: byMeaning, similar }]) => {
    const first = [...hits, ...byMeaning, ...similar].slice(0, 5);
    const isNothing = hits.length + byMeaning.length === 0;
    const holds = expected.length > 0 ? expected.every((label) => first.includes(label)) : isNothing;
    return holds ? [] : `${typed} → ${expected.join(", ")}; ${place}: ${first.join(", ")}`;
  });
}

/** All misses, if more than 2 % of all queries miss an expected result, or more than 5 % of a kind. */
export function shortfall(queries: readonly Query[], search: (typed: string) => Record<string, Answer>) {
  const failures = queries
    .map((query) => ({ kind: query.kind, misses: missesOf(query, search) }))
    .filter(({ misses }) => misses.length > 0);
  const byKind = Map.groupBy(queries, ({ kind }) => kind);
  const isWeak = [...byKind].some(
    ([kind, ofKind]) => failures.filter((failure) => failure.kind === kind).length > ofKind.length * 0.05,
  );
  const tooMany = isWeak || failures.length > queries.length * 0.02;
  return tooMany ? failures.map(({ kind, misses }) => `${kind}: ${misses.join("\n  ")}`) : [];
}

/** Hits of queries that are not expected, other than those shown as only similar. */
export const wrongHits = (traps: readonly Query[], search: (typed: string) => Record<string, Answer>) =>
  traps.flatMap(({ typed, expected }) =>
    Object.entries(search(typed)).flatMap(([place, { found: hits, meant: byMeaning }]) => {
      const others = [...hits, ...byMeaning].filter((code) => !expected.includes(code));
      return others.length > 0 ? [`${typed}; ${place}: ${others.join(", ")}`] : [];
    }),
  );
