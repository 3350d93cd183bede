import type { Language } from "../../../shared/kernel/language.ts";
import type { sitemap as endpoint } from "../../../shared/webpublisher/directory/site.endpoints.ts";
import { chapterHref } from "../../../web/embed/pages/chapter-pages.tsx";
import { offeredBy, placeHref, startHref } from "../../../web/embed/pages/menu.ts";
import { pageHref } from "../../../web/embed/pages/page-links.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { replyWithTag } from "../../platform/public-page/reply-with-tag.ts";
import { publishedBook } from "../../printpublisher/door.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import { publicDirectory } from "./public-directory.ts";

/** Maximum number of addresses in a sitemap. */
const mostAddresses = 50_000;
/** With more pages, other languages are left to the pages' own links; otherwise the answer would exceed the limit of a Lambda response. */
const mostWithLanguages = 5_000;

/** A page of the site. */
interface Page {
  /** Its path in a language, which is named if it is not the main one. */
  path: (language: Language) => string;
  changed?: string | undefined;
}

/** All pages of the site that search engines should know. */
export const sitemap: Command<typeof endpoint> = async (call) => {
  const { actor, tenant } = call;
  const [main] = actor.languages;
  const [config, book] = await Promise.all([
    readWebConfig(actor),
    publishedBook(actor, tenant.modules, main),
  ]);
  const offered = offeredBy(tenant.modules, config.notices);
  const named = (language: Language) => (language === main ? undefined : language);
  const pages: Page[] = [{ path: (language) => startHref(named(language)) }];
  if (offered.analyses) {
    const catalogue = await catalogueOf(actor);
    const { analyses, categories } = publicDirectory(catalogue, main, main);
    const shows =
      (view: object): Page["path"] =>
      (language) =>
        pageHref({ language, main, named: false }, view);
    pages.push(
      { path: shows({}) },
      { path: (language) => startHref(named(language)).replace("/embed/", "/embed/categories/") },
      ...categories.map(({ id }) => ({ path: shows({ category: id }) })),
      ...analyses.map(({ code }) => ({
        path: shows({ code }),
        changed: catalogue.get("analysis", code)?.changed,
      })),
    );
  }
  for (const place of ["shop", "trials"] as const)
    if (offered[place]) pages.push({ path: (language) => placeHref(place, named(language)) });
  // The pages of changes and chapters name their language in every link.
  if (offered.changes) pages.push({ path: (language) => placeHref("changes", language) });
  if (offered.chapters)
    for (const id of [undefined, ...book.chapters.map((chapter) => chapter.id)])
      pages.push({ path: (language) => chapterHref(id, language) });
  const listed = pages.slice(0, mostAddresses);
  const others = listed.length <= mostWithLanguages && actor.languages.length > 1 ? actor.languages : [];
  const urls = listed.map(({ path, changed }) => {
    const addressIn = (language: Language) => escapeXml(publicOrigin() + path(language));
    const alternates = others.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language)}"/>`,
    );
    return `<url><loc>${addressIn(main)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${alternates.join("")}</url>`;
  });
  const space =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${space}>\n${urls.join("\n")}\n</urlset>\n`;
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=60" };
  return replyWithTag(call, xml, headers);
};

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
