import { h } from "preact";
import { letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import type {
  categoryPage as categoryEndpoint,
  directoryPage as endpoint,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { ListPage } from "../../../web/embed/pages/pages.tsx";
import { catalogueOf } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { findAnalyses, publicDirectory, selectAnalyses } from "./public-directory.ts";
import { type PageCall, pageContext, renderMissing, renderPage } from "./render-page.ts";

const perPage = 50;

export const directoryPage: Command<typeof endpoint> = (call) => listPage(call, call.query);

export const categoryPage: Command<typeof categoryEndpoint> = (call) =>
  listPage(call, { ...call.query, category: call.params.id });

interface Wanted {
  search: string;
  letter?: string | undefined;
  category?: string | undefined;
  page: number;
}

async function listPage(call: PageCall, { search, letter, category, page }: Wanted) {
  const context = pageContext(call);
  const { texts } = context;
  const directory = publicDirectory(await catalogueOf(call.actor), context.language, context.main);
  const shownCategory = directory.categories.find(({ id }) => id === category);
  if (category !== undefined && !shownCategory) return renderMissing(call, context);

  const query = search.trim();
  const ofCategory = selectAnalyses(directory, { category });
  const { found, formsIn } = findAnalyses(directory, {
    search: query,
    category,
    ...(query === "" && { letter }),
  });
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  if (page > pages) return renderMissing(call, context);
  const view = { search: query || undefined, category, letter: query === "" ? letter : undefined, page };
  const title = shownCategory?.name ?? texts.directory;
  return renderPage(
    call,
    context,
    {
      title: letter && query === "" ? `${title}: ${letter}` : title,
      description: `${title}. ${texts.count(ofCategory.length)}. ${call.tenant.name}`,
      view,
      noIndex: query !== "",
    },
    h(ListPage, {
      texts,
      address: context.address,
      view,
      hits: found.slice((page - 1) * perPage, page * perPage),
      formsIn,
      count: found.length,
      pages,
      categories: directory.categories,
      letters: new Set(ofCategory.map((analysis) => analysis.letter)),
      total: directory.analyses.length,
      letterOf,
    }),
  );
}
