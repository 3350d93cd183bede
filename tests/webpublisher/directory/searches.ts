import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { Catalogue, selectAnalyses as selectForEditors } from "../../../functions/core/door.ts";
import {
  publicDirectory,
  selectAnalyses as selectForVisitors,
} from "../../../functions/webpublisher/directory/public-directory.ts";
import { searchIndexOf } from "../../../functions/webpublisher/directory/search-index.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { type ImportFile, importFileSchema } from "../../../shared/importexport/imports/import-file.ts";
import type { Language, LocalizedText } from "../../../shared/kernel/language.ts";
import type { Search } from "../../../shared/kernel/search-text.ts";
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
  Search: typeof Search;
}

export async function bundledSearch(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "laborium-search-"));
  try {
    const outfile = join(folder, "search.mjs");
    await build({
      stdin: {
        contents:
          'export * from "./web/embed/widget/catalogue.ts"; export * from "./shared/kernel/search-text.ts";',
        resolveDir: root,
      },
      ...{ bundle: true, minify: true, format: "esm", platform: "browser", target: "es2022", outfile },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What an import file says, as a catalogue holds it. */
export function catalogueOf(file: ImportFile): Catalogue {
  const layoutOf = (categories: readonly string[]) =>
    file.categories.find(({ identifier }) => categories.includes(identifier))?.layout ?? "default";
  return new Catalogue(1, [
    ...file.layouts.map((layout) => documentOf("layout", layout)),
    ...file.categories.map((one) => documentOf("category", { ...one, name: one.name as LocalizedText })),
    ...file.collections.flatMap(({ items, ...collection }) =>
      items.map(({ name, ...item }) =>
        documentOf("collectionitem", {
          ...item,
          collection: collection.identifier,
          name: name as LocalizedText,
        }),
      ),
    ),
    ...file.analyses.map(({ code, name, layout, categories, fields, state = "NEW", internal }) => {
      const kept = Object.entries(fields).map(([key, value]) => [key, stored(value)] as const);
      const facts: Partial<Analysis> = { name: name as LocalizedText, state, internal, categories };
      return documentOf(
        "analysis",
        analysisOf(code, {
          ...facts,
          layout: layout ?? layoutOf(categories),
          fields: Object.fromEntries(kept),
        }),
      );
    }),
  ]);
}

/** The names that a search of a catalogue finds; `same-search.test.ts` holds that all searches find the same. */
export function searchOf(catalogue: Catalogue) {
  const { search } = publicDirectory(catalogue, "de", "de");
  return (query: string) => search.find(query).found.map(({ name }) => name);
}

/** The codes that each search of a catalogue finds: of widgets, of public pages and the developer API, of the editors' list. */
export function searchesOf(catalogue: Catalogue, language: Language, browser: Browser) {
  const directory = publicDirectory(catalogue, language, "de");
  const index = JSON.parse(searchIndexOf(catalogue, language, "de").text);
  const widget = new browser.BrowserCatalogue(index, browser.Search);
  const shown = { state: "PUBLISHED", internal: false } as const;
  const codes = (hits: readonly { code: string }[]) => hits.map(({ code }) => code);
  return (search: string): Record<string, string[]> => ({
    widget: codes(widget.select({ search }).hits),
    public: codes(selectForVisitors(directory, { search })),
    editors: codes(selectForEditors(catalogue, { search, ...shown }, language, "de")),
  });
}

/** Queries by kind, each with the codes that have to be among the first five. */
export type Queries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The queries of each kind that miss, in any of the searches, what they have to find; and how many there are of it. */
export function missesOf(queries: Queries, search: ReturnType<typeof searchesOf>) {
  return Object.entries(queries).map(([kind, expected]) => {
    const missed = Object.entries(expected).flatMap(([query, codes]) => {
      const places = Object.entries(search(query)).filter(([, found]) => {
        const first = new Set(found.slice(0, 5));
        return !codes.split(" ").every((code) => first.has(code));
      });
      return places.map(([place, found]) => `${query} → ${codes}, ${place}: ${found.slice(0, 5).join(" ")}`);
    });
    const missing = new Set(missed.map((one) => one.split(" → ")[0])).size;
    return { kind, count: Object.keys(expected).length, missing, missed };
  });
}
