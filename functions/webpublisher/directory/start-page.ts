import { h } from "preact";
import type { startPage as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { offeredBy } from "../../../web/embed/pages/menu.ts";
import { StartPage } from "../../../web/embed/pages/start-page.tsx";
import { startStyle } from "../../../web/embed/style/start-style.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { publishedBook } from "../../printpublisher/door.ts";
import { readOut, showNotice } from "../notices/public-notices.ts";
import { pageContext } from "./page-context.ts";
import { publicDirectory } from "./public-directory.ts";
import { pathInLanguages } from "./standing-pages.ts";

/** Maximum numbers of changes and of chapters shown. */
const mostNotices = 3;
const mostChapters = 5;
/** Number of the newest notices read for them, since one may have no entry left that visitors may read. */
const mostRead = 10;

/** The start page, by what is booked. */
export const startPage: Command<typeof endpoint> = async (call) => {
  const { actor, tenant } = call;
  const { modules, name } = tenant;
  const context = await pageContext(call);
  const { texts, language, main, address, announces } = context;
  const offered = offeredBy(modules, announces);
  const [catalogue, out, book] = await Promise.all([
    offered.analyses ? catalogueOf(actor) : undefined,
    offered.changes ? readOut(actor) : [],
    publishedBook(actor, modules, language),
  ]);
  const directory = catalogue && publicDirectory(catalogue, language, main);
  const shown = catalogue
    ? await Promise.all(
        out.slice(0, mostRead).map((notice) => showNotice(actor, catalogue, notice, context, 1)),
      )
    : [];
  const path = pathInLanguages("/embed/", main);
  return renderPage(
    call,
    context,
    {
      title: texts.start,
      description: [name, ...(directory?.categories ?? []).filter(isTopmost).map((category) => category.name)]
        .join(", ")
        .slice(0, 300),
      path,
      rules: startStyle,
      ...(offered.changes && { feed: `/embed/changes/feed.xml?lang=${language}` }),
      data: () => structuredData(name, tenant.logo, path({ language, named: false }), offered.analyses),
    },
    h(StartPage, {
      ...{ texts, address, name, offered },
      categories: (directory?.categories ?? []).filter(isTopmost),
      total: directory?.analyses.length ?? 0,
      notices: shown.filter((notice) => notice !== undefined).slice(0, mostNotices),
      chapters: book.chapters.slice(0, mostChapters),
      pdf: book.pdf,
    }),
  );
};

const isTopmost = ({ parent }: { parent: string | null }) => parent === null;

/** Structured data for search engines: the laboratory, and its site with the search. */
function structuredData(name: string, logo: string | null, path: string, searches: boolean) {
  const origin = publicOrigin();
  const target = { "@type": "EntryPoint", urlTemplate: `${origin}/embed/analyses/?search={search}` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "MedicalOrganization",
        "@id": `${origin}/embed/#laboratory`,
        name,
        url: origin + path,
        ...(logo !== null && { logo: origin + logo }),
      },
      {
        "@type": "WebSite",
        name,
        url: `${origin}/embed/`,
        publisher: { "@id": `${origin}/embed/#laboratory` },
        ...(searches && {
          potentialAction: { "@type": "SearchAction", target, "query-input": "required name=search" },
        }),
      },
    ],
  };
}
