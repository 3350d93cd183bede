import { beforeAll, describe, expect, test } from "vitest";
import {
  findAnalyses as findForEditors,
  selectAnalyses as selectForEditors,
} from "../../../functions/core/door.ts";
import {
  findAnalyses as findForVisitors,
  type Listed,
  publicDirectory,
} from "../../../functions/webpublisher/directory/public-directory.ts";
import { searchIndexOf } from "../../../functions/webpublisher/directory/search-index.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { bestOf, type SearchResult } from "../../../shared/kernel/found.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Hits } from "../../../shared/kernel/search-entries.ts";
import { askVocabulary } from "../../../shared/webpublisher/vocabulary/ask-vocabulary.ts";
import { madeCatalogue } from "../../support/made-catalogue.ts";
import { type Browser, bundledSearch, catalogueOf, demo } from "./searches.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await bundledSearch();
});

const generated = madeCatalogue(1500);
/** Some of them are hidden from visitors. */
const mixed = {
  ...generated,
  analyses: generated.analyses.map((analysis, index) => ({
    ...analysis,
    ...(index % 7 === 0 && { state: "HIDDEN" as const }),
    ...(index % 11 === 0 && { internal: true }),
  })),
};

/** Typical queries for an analysis: as it is written, in part, spelled differently, mistyped, or by material. */
function queriesFor({ code, name, synonyms, material }: Listed, fields: Analysis["fields"], index: number) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 4);
  const word = words[index % (words.length || 1)] ?? name;
  const middle = Math.floor(word.length / 2);
  const plain = (key: string) => JSON.stringify(fields[key]?.raw ?? "").match(/[\p{L}\p{N}-]{5,}/gu) ?? [];
  return [
    code,
    code.toLowerCase().slice(0, 2 + (index % 3)),
    name,
    name.slice(0, 1 + (index % 6)),
    word.slice(-Math.max(4, middle)),
    `${word.slice(0, middle)}${word.slice(middle + 1)}`,
    `${word.slice(0, middle)}${word[middle + 1] ?? ""}${word[middle] ?? ""}${word.slice(middle + 2)}`,
    name.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").toUpperCase(),
    name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase(),
    word.replaceAll(/[cC](?=[aou])/g, "k"),
    ...synonyms.slice(0, 2),
    ...material.slice(0, 1),
    `${word.slice(0, 5)} ${material[0] ?? ""}`,
    `${word} x`,
    ...plain("method").slice(0, 2),
    ...plain("loinc").slice(0, 1),
    ...plain("indication").slice(index % 5, (index % 5) + 1),
  ].filter((query) => query.trim() !== "");
}

const knownQueries = [
  "Heparin",
  "Serum",
  "EDTA",
  "Schilddrüse",
  "schilddruese",
  "antikoerper",
  "feritin",
  "Kalzium",
  "CRP Ferritin",
  "TSH, fT4",
  "Kalium Fahrrad",
  "Vitamin B1",
  "Ferirtin",
  "Faktor 9",
  "Zeckenbiss",
  "Leberwerte",
  "liver enzymes",
  "TSH, Langzeitzucker",
  "Tumormarker",
  "Lues",
];
const cases = (["de", "en"] as const).flatMap((language) => [
  ["the demo catalogue", demo, language] as const,
  ["a large catalogue", mixed, language] as const,
]);

describe.each(cases)("in %s, %#", (_, file, language: Language) => {
  const catalogue = catalogueOf(file);
  const directory = publicDirectory(catalogue, language, "de");
  const fieldsOf = (code: string) => catalogue.content("analysis", code)?.fields ?? {};
  const sample = Math.ceil(directory.analyses.length / 16);
  const queries = new Set([
    ...knownQueries,
    ...directory.analyses
      .filter((_, index) => index % sample === 0)
      .flatMap((listed, index) => queriesFor(listed, fieldsOf(listed.code), index)),
  ]);
  const codes = (hits: readonly { code: string }[]) => hits.map(({ code }) => code);
  const first = (hits: Hits<{ code: string }>) => codes(hits.slice(0, 10));

  test("widget, public pages, API and the editors' list find the same first ten, with a category and without", () => {
    const index = JSON.parse(searchIndexOf(catalogue, language, "de").text);
    const widget = new browser.BrowserCatalogue(index);
    const shown = { state: "PUBLISHED", internal: false } as const;
    const setup = { exceptions: [] };
    const askInBrowser = browser.furtherWith(browser.askVocabulary(setup, language));
    const ask = askVocabulary(setup, language);
    const findWithVocabulary = (search: string, category?: string) => ({
      widget: widget.select({ search, category }, askInBrowser),
      public: findForVisitors(directory, { search, category }, ask),
    });
    const findWithoutVocabulary = (search: string, category?: string) => ({
      widget: widget.select({ search, category }, browser.furtherWith()),
      public: findForVisitors(directory, { search, category }),
      editors: findForEditors(catalogue, { search, ...(category && { category }), ...shown }, language, "de"),
    });
    const textOf = ({
      found: direct,
      meant: byMeaning,
      meanings,
      similar,
      without,
      didYouMean,
    }: SearchResult<{ code: string }>) =>
      JSON.stringify([
        direct.length,
        first(direct),
        codes(byMeaning),
        meanings,
        codes(similar),
        without,
        didYouMean,
      ]);
    expect(queries.size).toBeGreaterThan(200);
    const category = directory.categories[0]?.id;
    const different: unknown[] = [];
    let hits = 0;
    for (const query of queries) {
      for (const within of [undefined, category]) {
        const all = Object.entries(findWithoutVocabulary(query, within));
        const answers = new Set(all.map(([, result]) => textOf(result)));
        const withVocabulary = new Set(Object.values(findWithVocabulary(query, within)).map(textOf));
        if (answers.size > 1) different.push([query, within, ...answers]);
        if (withVocabulary.size > 1) different.push([query, within, ...withVocabulary]);
        hits += all[0]?.[1].found.length ?? 0;
      }
    }
    expect(different).toEqual([]);
    expect(hits).toBeGreaterThan(queries.size * 4);
  });

  test("editors find what is not public besides, among the same others in the same order", () => {
    const different: unknown[] = [];
    const listed = new Set(directory.analyses.map(({ code }) => code));
    for (const query of queries) {
      const visible = codes(bestOf(findForVisitors(directory, { search: query })).slice());
      const all = codes(selectForEditors(catalogue, { search: query }, language, "de"));
      // If there are enough hits including hidden ones, no mistyped matches are added.
      const narrowed = all.filter((code) => listed.has(code));
      if (visible.slice(0, narrowed.length).join() !== narrowed.join()) different.push([query, narrowed]);
    }
    expect(different).toEqual([]);
  });

  test("finds what stands in materials, methods and texts in the widget too", () => {
    const index = JSON.parse(searchIndexOf(catalogue, language, "de").text);
    const widget = new browser.BrowserCatalogue(index);
    for (const query of ["Serum", ...(file === demo ? ["Heparin"] : [])])
      expect(widget.select({ search: query }).found.length).toBeGreaterThan(5);
  });
});
