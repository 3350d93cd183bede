import { h } from "preact";
import { letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import type {
  categoryPage as categoryEndpoint,
  directoryPage as endpoint,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { ListPage } from "../../../web/embed/pages/pages.tsx";
import { trialsHref } from "../../../web/embed/pages/trials-links.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { type PageCall, pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import { pageContext, renderMissing } from "./page-context.ts";
import { findAnalyses, publicDirectory, selectAnalyses } from "./public-directory.ts";

const perPage = 50;

/** The directory page. A request without a query is redirected to the proficiency tests if the directory begins with them. */
export const directoryPage: Command<typeof endpoint> = async (call) => {
  const { search, letter, category, page, begin } = call.query;
  const asksNothing = search === "" && letter === undefined && category === undefined && page === 1;
  if (!asksNothing || (begin ?? (await firstView(call))) === "parameter") return listPage(call, call.query);
  const { language, address, negotiated } = pageLanguage(call);
  const headers = {
    Location: trialsHref({}, address.named ? language : undefined),
    "Cache-Control": "public, max-age=5",
    ...(negotiated && { Vary: "Accept-Language" }),
  };
  return reply("", { status: 302, headers });
};

/** Proficiency tests come first only if the laboratory has them. */
const firstView = async ({ actor, tenant }: Pick<PageCall, "actor" | "tenant">) =>
  tenant.modules.MD_PROF ? (await readWebConfig(actor)).default_view : "parameter";

export const categoryPage: Command<typeof categoryEndpoint> = (call) =>
  listPage(call, { ...call.query, category: call.params.id });

interface Wanted {
  search: string;
  letter?: string | undefined;
  category?: string | undefined;
  page: number;
}

async function listPage(call: PageCall, { search, letter, category, page }: Wanted) {
  const [context, catalogue] = await Promise.all([pageContext(call), catalogueOf(call.actor)]);
  const { texts } = context;
  const directory = publicDirectory(catalogue, context.language, context.main);
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
