import { h } from "preact";
import type {
  resultsPage as resultsEndpoint,
  searchPage as searchEndpoint,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { ResultsPage, SearchPage } from "../../../web/embed/pages/pages.tsx";
import { catalogueOf } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { publicDirectory, selectAnalyses } from "./public-directory.ts";
import { pageContext, renderPage } from "./render-page.ts";
import { pathInLanguages } from "./standing-page.ts";

/** The search alone, such as for a frame on a start page. */
export const searchPage: Command<typeof searchEndpoint> = (call) => {
  const context = pageContext(call);
  const { texts, address, main } = context;
  const facts = { title: texts.search, description: texts.searchLabel, noIndex: true };
  const path = pathInLanguages("/embed/search/", main);
  return renderPage(call, context, { ...facts, path }, h(SearchPage, { texts, address }));
};

/** What a search finds, alone. */
export const resultsPage: Command<typeof resultsEndpoint> = async (call) => {
  const context = pageContext(call);
  const { texts, language, main } = context;
  const directory = publicDirectory(await catalogueOf(call.actor), language, main);
  const query = call.query.search.trim();
  const found = selectAnalyses(directory, { search: query, category: call.query.category });
  return renderPage(
    call,
    context,
    { title: texts.results, description: texts.results, noIndex: true },
    h(ResultsPage, {
      texts,
      query,
      hits: found.slice(0, call.query.count),
      count: found.length,
      categories: directory.categories,
    }),
  );
};
