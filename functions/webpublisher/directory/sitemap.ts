import type { sitemap as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type PageAddress, pageHref } from "../../../web/embed/pages/page-links.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { publicDirectory } from "./public-directory.ts";

/** Maximum number of addresses in a sitemap. */
const most = 50_000;
/** With more pages, other languages are left to the pages' own links; otherwise the answer would exceed the limit of a Lambda response. */
const mostWithLanguages = 5_000;

export const sitemap: Command<typeof endpoint> = async ({ actor }) => {
  const catalogue = await catalogueOf(actor);
  const [main] = actor.languages;
  const { analyses, categories } = publicDirectory(catalogue, main, main);
  const views = [
    {},
    ...categories.map(({ id }) => ({ category: id })),
    ...analyses.map(({ code }) => ({ code, changed: catalogue.get("analysis", code)?.changed })),
  ].slice(0, most);
  const href = (address: Omit<PageAddress, "main">, view: object) =>
    escapeXml(publicOrigin() + pageHref({ ...address, main }, view));
  const others = views.length <= mostWithLanguages && actor.languages.length > 1 ? actor.languages : [];
  const urls = views.map((view) => {
    const alternates = others.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${href({ language, named: false }, view)}"/>`,
    );
    const changed = "changed" in view && view.changed ? `<lastmod>${view.changed}</lastmod>` : "";
    return `<url><loc>${href({ language: main, named: false }, view)}</loc>${changed}${alternates.join("")}</url>`;
  });
  const space =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${space}>\n${urls.join("\n")}\n</urlset>\n`;
  return reply(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });
};

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
