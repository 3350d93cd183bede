import { createHash } from "node:crypto";
import { type ComponentChildren, h } from "preact";
import { render } from "preact-render-to-string";
import { legalLinks } from "../../../shared/core/settings/legal.ts";
import type { View } from "../../../web/embed/components/navigation.tsx";
import { Document, type DocumentProps } from "../../../web/embed/pages/document.tsx";
import { detailStyle } from "../../../web/embed/style/detail-style.ts";
import { pageStyle, style } from "../../../web/embed/style/style.ts";
import { treeStyle } from "../../../web/embed/style/tree-style.ts";
import { reply } from "../endpoint/call.ts";
import { publicOrigin } from "../environment.ts";
import type { PageCall, PageLanguage } from "./page-language.ts";

/** Input for rendering any page. */
export interface RenderedContext extends PageLanguage {
  texts: DocumentProps["texts"];
  look: DocumentProps["look"];
}

type Facts = Pick<
  DocumentProps,
  "title" | "description" | "path" | "data" | "feed" | "noIndex" | "kind" | "home"
> & {
  view?: View;
  status?: number;
  /** Style rules of this page, in addition to those of all pages. */
  rules?: string;
  /** Headers that replace those of all pages. */
  headers?: Record<string, string>;
};

/** Responds with a whole page, or 304 if the visitor already has it. */
export function renderPage(
  call: Pick<PageCall, "request" | "tenant">,
  context: RenderedContext,
  facts: Facts,
  children: ComponentChildren,
) {
  const { status, view, rules = "", headers: own, ...shown } = facts;
  const origin = publicOrigin();
  const { texts, address, look, negotiated } = context;
  const styles = stylesOf(look, rules);
  const legal = legalLinks(call.tenant.legal, context.language);
  const html = `<!doctype html>${render(h(Document, { ...shown, view, look, origin, texts, address, negotiated, styles, legal, children }))}`;
  const tag = createHash("sha256").update(html).digest("hex").slice(0, 20);
  const headers = {
    "Cache-Control": "public, max-age=5",
    ...(context.negotiated && { Vary: "Accept-Language" }),
    "Content-Language": context.language,
    "Content-Security-Policy": policy(styles, look.css),
    ...own,
  };
  const known = (call.request.headers["if-none-match"] ?? "").includes(`"${tag}"`);
  if (known && status === undefined) return reply("", { status: 304, etag: tag, headers });
  return reply(html, { etag: tag, headers, ...(status !== undefined && { status }) });
}

/** Our styles, in a layer so that the laboratory's own win, as in widgets; nothing in them can end their element. */
function stylesOf({ properties, css }: DocumentProps["look"], rules: string): string {
  const own = `@layer laborium{${style}${treeStyle}${detailStyle}${pageStyle}${rules}:root{${properties}}}`;
  // The policy contains a hash of the styles as a browser reads them, without carriage returns.
  return own + css.replaceAll("</", "<\\/").replaceAll(/\r\n?/g, "\n");
}

/** Only the page's own style, our scripts and pictures may load, whatever a field contains; any site may frame the page. */
function policy(styles: string, css: string): string {
  const pictures = css.includes("https:") ? " https:" : "";
  const hash = createHash("sha256").update(styles).digest("base64");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash}'`,
    `img-src 'self' data:${pictures}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors *",
  ].join("; ");
}
