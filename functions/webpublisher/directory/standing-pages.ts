import { h } from "preact";
import { bestOf, countOf } from "../../../shared/kernel/found.ts";
import type * as endpoints from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { usualCount } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { PageAddress } from "../../../web/embed/pages/page-links.ts";
import { CategoriesPage, ResultsPage, SearchPage } from "../../../web/embed/pages/pages.tsx";
import type { Command } from "../../platform/endpoint/call.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { contextAndCatalogue, pageContext, renderMissing } from "./page-context.ts";
import { findAnalyses, publicDirectory } from "./public-directory.ts";
import { vocabularyFor } from "./vocabulary.ts";

/** The addresses, by language, of a page that stands by itself. */
export const pathInLanguages =
  (path: string, main: string, query: Record<string, string> = {}) =>
  ({ language, named }: Pick<PageAddress, "language" | "named">) => {
    const lang: Record<string, string> = language === main && !named ? {} : { lang: language };
    const text = new URLSearchParams({ ...query, ...lang }).toString();
    return text === "" ? path : `${path}?${text}`;
  };

export const categoriesPage: Command<typeof endpoints.categoriesPage> = async (call) => {
  const [context, catalogue] = await contextAndCatalogue(call);
  const { texts, language, main } = context;
  const { categories } = publicDirectory(catalogue, language, main);
  const description = `${texts.categories}: ${categories.map(({ name }) => name).join(", ")}`.slice(0, 300);
  const path = pathInLanguages("/embed/categories/", main);
  const page = h(CategoriesPage, { texts, categories });
  return renderPage(call, context, { title: texts.categories, description, path }, page);
};

/** The search alone, for instance in a frame on a home page. */
export const searchPage: Command<typeof endpoints.searchPage> = async (call) => {
  const context = await pageContext(call);
  const { texts, address, main } = context;
  const facts = { title: texts.search, description: texts.searchLabel, noIndex: true };
  const path = pathInLanguages("/embed/search/", main);
  return renderPage(call, context, { ...facts, path }, h(SearchPage, { texts, address }));
};

/** The results of a search alone. */
export const resultsPage: Command<typeof endpoints.resultsPage> = async (call) => {
  const [context, catalogue] = await contextAndCatalogue(call);
  const { texts, language, main } = context;
  const { search, category, count } = call.query;
  const directory = publicDirectory(catalogue, language, main);
  const query = search.trim();
  const ask = await vocabularyFor(context.look, query, language);
  const fitting = findAnalyses(directory, { search: query, category }, ask);
  const { formsIn } = fitting;
  const same = {
    ...(query !== "" && { search: query }),
    ...(category && { category }),
    ...(count !== usualCount && { count: String(count) }),
  };
  const path = pathInLanguages("/embed/results/", main, same);
  const facts = { title: texts.results, description: texts.results, noIndex: true, path };
  const { categories } = directory;
  const hits = bestOf(fitting).slice(0, count);
  const page = h(ResultsPage, { texts, query, hits, fitting, formsIn, count: countOf(fitting), categories });
  return renderPage(call, context, facts, page);
};

/** Response to unknown addresses. */
export const missingPage: Command<typeof endpoints.missingPage> = async (call) =>
  renderMissing(call, await pageContext(call));
