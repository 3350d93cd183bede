import { hash } from "node:crypto";
import { type ComponentChildren, h } from "preact";
import { render } from "preact-render-to-string";
import { legalLinks } from "../../../shared/core/settings/legal.ts";
import type { View } from "../../../web/embed/components/navigation.tsx";
import { Document, type DocumentProps } from "../../../web/embed/pages/document.tsx";
import { pageScript } from "../../../web/embed/pages/page-script.ts";
import { darkProperties, mayDarken } from "../../../web/embed/style/colours.ts";
import { detailStyle } from "../../../web/embed/style/detail-style.ts";
import { pageStyle, style } from "../../../web/embed/style/style.ts";
import { treeStyle } from "../../../web/embed/style/tree-style.ts";
import { publicOrigin } from "../environment.ts";
import { offered } from "./offered.ts";
import { pageIcon } from "./page-icon.ts";
import type { PageCall, PageLanguage } from "./page-language.ts";
import { replyWithTag } from "./reply-with-tag.ts";

/** Input for rendering any page. */
export interface RenderedContext extends PageLanguage {
  texts: DocumentProps["texts"];
  look: DocumentProps["look"];
  /** Whether changes of the directory are announced; read for the menu if it is left out. */
  announces?: boolean;
}

type Facts = Pick<DocumentProps, "title" | "description" | "path" | "data" | "feed" | "noIndex" | "kind"> & {
  view?: View;
  status?: number;
  /** Style rules of this page, in addition to those of all pages. */
  rules?: string;
  /** Headers that replace those of all pages. */
  headers?: Record<string, string>;
};

/** Responds with a whole page, or 304 if the visitor already has it. */
export async function renderPage(
  call: Pick<PageCall, "request" | "tenant" | "actor">,
  context: RenderedContext,
  facts: Facts,
  children: ComponentChildren,
) {
  const { status, view, rules = "", headers: pageHeaders, ...shown } = facts;
  const { texts, address, look: appearance, negotiated, language } = context;
  const { tenant, request } = call;
  const darkens = mayDarken(appearance.css);
  const styles = stylesOf(appearance, rules, darkens ? darkProperties(tenant.colours) : undefined);
  const page = {
    ...shown,
    ...{ view, look: appearance, texts, address, negotiated, styles, darkens, children },
    origin: publicOrigin(),
    asked: request.path,
    picture: `/embed/picture.png?v=${tenant.colours.primary.slice(1)}`,
    icon: pageIcon(appearance.name, tenant.colours.primary),
    legal: legalLinks(tenant.legal, language),
    offered: await offered(call, context.announces),
  };
  const html = `<!doctype html>${render(h(Document, page))}`;
  const headers = {
    "Cache-Control": "public, max-age=5",
    ...(negotiated && { Vary: "Accept-Language" }),
    "Content-Language": language,
    "Content-Security-Policy": policy(styles, appearance.css),
    ...pageHeaders,
  };
  return replyWithTag(call, html, headers, status);
}

/** Our styles, in a layer so that the laboratory's own win, as in widgets; nothing in them can end their element. */
function stylesOf(
  { properties, css }: DocumentProps["look"],
  rules: string,
  dark: string | undefined,
): string {
  const night =
    dark === undefined
      ? ""
      : `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}@media screen{:root{color-scheme:light dark}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark;${dark}}}`;
  const layered = `@layer laborium{${style}${treeStyle}${detailStyle}${pageStyle}${rules}:root{${properties}}${night}}`;
  // The policy contains a hash of the styles as a browser reads them, without carriage returns.
  return layered + css.replaceAll("</", "<\\/").replaceAll(/\r\n?/g, "\n");
}

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
/** The source of the one script within pages. */
const scriptHash = hashOf(pageScript);

/** The styles of the last page, which are those of most, and their source in its policy. */
let lastStyles = { styles: "", source: "" };

/** Only the page's own style, our scripts and pictures may load, whatever a field contains; any site may frame the page. */
function policy(styles: string, css: string): string {
  if (lastStyles.styles !== styles) lastStyles = { styles, source: hashOf(styles) };
  const pictures = css.includes("https:") ? " https:" : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}`,
    `style-src ${lastStyles.source}`,
    `img-src 'self' data:${pictures}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors *",
  ].join("; ");
}
