import { h } from "preact";
import { bestOf, countOf } from "../../../shared/kernel/found.ts";
import { countedIn, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import type {
  categoryPage as categoryEndpoint,
  directoryPage as endpoint,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { ListPage } from "../../../web/embed/pages/pages.tsx";
import { trialsHref } from "../../../web/embed/pages/trials-links.ts";
import type { Catalogue } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import type { PageCall } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { contextAndCatalogue, type PageContext, renderMissing } from "./page-context.ts";
import { findAnalyses, type Listed, publicDirectory, selectAnalyses } from "./public-directory.ts";
import { vocabularyFor } from "./vocabulary.ts";

/** Number of analyses on a page; fewer for a search, whose first hits are what matters and are drawn sooner. */
const mostListed = 50;
const mostFound = 20;

/** The directory page. A request without a query is redirected to the proficiency tests if the directory begins with them. */
export const directoryPage: Command<typeof endpoint> = async (call) => {
  const { search, letter, category, page, begin } = call.query;
  const [context, catalogue] = await contextAndCatalogue(call);
  const asksNothing = search === "" && letter === undefined && category === undefined && page === 1;
  if (!asksNothing || (begin ?? context.look.default_view) === "parameter")
    return listPage(call, context, catalogue, call.query);
  const { language, address, negotiated } = context;
  const headers = {
    Location: trialsHref({}, address.named ? language : undefined),
    "Cache-Control": "public, max-age=5",
    ...(negotiated && { Vary: "Accept-Language" }),
  };
  return reply("", { status: 302, headers });
};

export const categoryPage: Command<typeof categoryEndpoint> = async (call) => {
  const [context, catalogue] = await contextAndCatalogue(call);
  return listPage(call, context, catalogue, { ...call.query, category: call.params.id });
};

/** The letters of the whole directory, which most pages show and thousands of analyses have. */
const keptLetters = new WeakMap<readonly Listed[], ReadonlySet<string>>();

function lettersOf(analyses: readonly Listed[]): ReadonlySet<string> {
  const letters = keptLetters.get(analyses) ?? new Set(analyses.map(({ letter }) => letter));
  keptLetters.set(analyses, letters);
  return letters;
}

interface DirectoryQuery {
  search: string;
  letter?: string | undefined;
  category?: string | undefined;
  page: number;
}

async function listPage(
  call: PageCall,
  context: PageContext,
  catalogue: Catalogue,
  { search, letter, category, page }: DirectoryQuery,
) {
  const { texts } = context;
  const directory = publicDirectory(catalogue, context.language, context.main);
  const shownCategory = directory.categories.find(({ id }) => id === category);
  if (category !== undefined && !shownCategory) return renderMissing(call, context);

  const query = search.trim();
  const ofCategory = category === undefined ? directory.analyses : selectAnalyses(directory, { category });
  const fitting = findAnalyses(
    directory,
    { search: query, category, ...(query === "" && { letter }) },
    await vocabularyFor(context.look, query, context.language),
  );
  const { formsIn } = fitting;
  const count = countOf(fitting);
  // The categories count the hits in each of them, whichever of them is shown.
  const everywhere =
    query === "" || category === undefined ? fitting.found : selectAnalyses(directory, { search: query });
  const categories =
    query === "" ? directory.categories : countedIn(directory.categories, everywhere.slice());
  const perPage = query === "" ? mostListed : mostFound;
  const pages = Math.max(1, Math.ceil(count / perPage));
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
      hits: bestOf(fitting).slice((page - 1) * perPage, page * perPage),
      fitting,
      formsIn,
      count,
      from: (page - 1) * perPage + 1,
      pages,
      categories,
      letters: lettersOf(ofCategory),
      total: query === "" ? directory.analyses.length : everywhere.length,
      letterOf,
    }),
  );
}
