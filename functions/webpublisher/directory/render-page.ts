import { createHash } from "node:crypto";
import { type ComponentChildren, h } from "preact";
import { render } from "preact-render-to-string";
import type { Language } from "../../../shared/kernel/language.ts";
import type { View } from "../../../web/embed/components/navigation.tsx";
import { Document, type DocumentProps } from "../../../web/embed/pages/document.tsx";
import type { PageAddress } from "../../../web/embed/pages/page-links.ts";
import { MissingPage } from "../../../web/embed/pages/pages.tsx";
import { colourProperties } from "../../../web/embed/style/colours.ts";
import { pageStyle, style } from "../../../web/embed/style/style.ts";
import { type Texts, textsFor } from "../../../web/embed/texts/texts.ts";
import type { Actor } from "../../platform/actor.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { publicLook } from "./developer-api.ts";

/** What every call of a page provides. */
export interface PageCall {
  actor: Pick<Actor, "tenant" | "languages">;
  tenant: TenantRecord;
  language: Language;
  query: { lang?: string | undefined };
  request: { headers: Record<string, string> };
}

/** A page's address and language. */
export interface PageContext {
  address: PageAddress;
  language: Language;
  main: Language;
  texts: Texts;
  /** The visitor's browser chose the language, so caches must not give the page to others. */
  negotiated: boolean;
}

/** By `?lang=`, else the path's language, else what the browser prefers of the tenant's languages, else the main one. */
export function pageContext({ actor, language: ofPath, query, request }: PageCall): PageContext {
  const [main] = actor.languages;
  const offered = (wanted: string | undefined) => actor.languages.find((language) => language === wanted);
  const named = offered(query.lang) ?? offered(request.headers["x-laborium-language"] && ofPath);
  const language = named ?? preferred(request.headers["accept-language"] ?? "", actor.languages) ?? main;
  return {
    address: { language, main, named: named !== undefined && named !== main },
    language,
    main,
    texts: textsFor(language),
    negotiated: named === undefined && actor.languages.length > 1,
  };
}

/** The offered language that an Accept-Language header prefers. */
function preferred(header: string, offered: readonly Language[]): Language | undefined {
  const liked = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = Number(parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean) ?? 1);
      return { language: offered.find((one) => one === tag.split("-")[0]), quality };
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality);
  return liked.find(({ language }) => language !== undefined)?.language;
}

type Facts = Pick<DocumentProps, "title" | "description" | "path" | "data" | "noIndex"> & {
  view?: View;
  status?: number;
};

/** Responds with a whole page, or 304 if the visitor has it already. */
export function renderPage(call: PageCall, context: PageContext, facts: Facts, children: ComponentChildren) {
  const { status, view, ...shown } = facts;
  const styles = `${style}${pageStyle}:root{${colourProperties(call.tenant.colours)}}`;
  const look = publicLook(call.tenant);
  const origin = publicOrigin();
  const { texts, address } = context;
  const html = `<!doctype html>${render(h(Document, { ...shown, view, look, origin, texts, address, styles, children }))}`;
  const tag = createHash("sha256").update(html).digest("hex").slice(0, 20);
  const headers = {
    "Cache-Control": context.negotiated ? "private, max-age=5" : "public, max-age=5",
    ...(context.negotiated && { Vary: "Accept-Language" }),
    "Content-Language": context.language,
    "Content-Security-Policy": policy(styles),
  };
  const known = (call.request.headers["if-none-match"] ?? "").includes(`"${tag}"`);
  if (known && status === undefined) return reply("", { status: 304, etag: tag, headers });
  return reply(html, { etag: tag, headers, ...(status !== undefined && { status }) });
}

/** The page for something that does not exist. */
export function renderMissing(call: PageCall, context: PageContext) {
  const { texts } = context;
  const facts = { title: texts.missingTitle, description: texts.missing, noIndex: true, status: 404 };
  return renderPage(call, context, facts, h(MissingPage, { texts }));
}

/** Only the page's own style, our scripts and pictures may load, whatever a field contains; any site may frame the page. */
function policy(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors *",
  ].join("; ");
}
