/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { localeOf } from "../../../shared/kernel/locale.ts";
import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Navigation, NavigationContext, type View } from "../components/navigation.tsx";
import type { PageTexts } from "../texts/texts.ts";
import { canonicalHref, type PageAddress, pageHref } from "./page-links.ts";

/** Texts of the frame around a page. */
type FrameTexts = Pick<PageTexts, "skip" | "language"> & Partial<Pick<PageTexts, "imported">>;
/** Look and owner of a page. */
type Look = Pick<PublicLook, "name" | "logo" | "languages" | "properties" | "css" | "website_url"> &
  Partial<Pick<PublicLook, "imported">>;

export interface DocumentProps {
  look: Look;
  texts: FrameTexts;
  address: PageAddress;
  /** `https://public.lab.example`, without a slash at the end. */
  origin: string;
  title: string;
  description: string;
  /** The view of this page, to link its other languages; undefined if there is no such page. */
  view: View | undefined;
  /** The page's path for a language, if it is not that of a view. */
  path?: (address: Pick<PageAddress, "language" | "named">) => string;
  /** Link target of the laboratory's name, if not its directory. */
  home?: string;
  /** All styles of the page; its policy contains their hash. */
  styles: string;
  /** Structured data for search engines, which refers to other views by their canonical addresses. */
  data?: (canonical: (view: View) => string) => object;
  /** The address of a feed with the entries of the page. */
  feed?: string;
  /** Open Graph type of the page. */
  kind?: "website" | "article";
  /** Whether the visitor's browser chose the language; other visitors see another one at this address. */
  negotiated?: boolean;
  /** Keeps the page out of search indexes. */
  noIndex?: boolean;
  /** Pages of the laboratory's website that have to be linked by law. */
  legal?: readonly { label: string; url: string }[];
  children: ComponentChildren;
}

/** A whole public page. */
export function Document(props: DocumentProps) {
  const { look, texts, address, origin, title, description, view, styles, data, feed, noIndex, children } =
    props;
  const { language, main } = address;
  const path = props.path ?? ((wanted) => (view ? pageHref({ ...address, ...wanted }, view) : ""));
  const hasAddress = path({ language, named: false }) !== "";
  const canonicalIn = (other: string) => {
    if (!view) return origin + path({ language: other, named: false });
    return canonicalHref(origin, look.website_url, { ...address, language: other, named: false }, view);
  };
  // A negotiated address stands for all languages, so the main one is canonical, unless the laboratory's website stands for one.
  const own = canonicalIn(props.negotiated && look.website_url === "" ? main : language);
  const canonicalOf = (other: View) => canonicalHref(origin, look.website_url, address, other);
  const json = data && inertJson(data(canonicalOf));
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${look.name}`}</title>
        <link rel="icon" href="data:," />
        <meta name="description" content={description} />
        {feed && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
        {noIndex && <meta name="robots" content="noindex,follow" />}
        {hasAddress && (
          <>
            <link rel="canonical" href={own} />
            {look.languages.map((other) => (
              <link key={other} rel="alternate" hreflang={other} href={canonicalIn(other)} />
            ))}
            <link rel="alternate" hreflang="x-default" href={canonicalIn(main)} />
            <OpenGraph
              {...{ look, title, description, language }}
              kind={props.kind}
              url={own}
              origin={origin}
            />
          </>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, in an element in which nothing is unescaped */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script src="/embed/laborium.js" async />
        {json && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that could end the element
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        )}
      </head>
      <body>
        <PageFrame
          {...{ look, texts, address }}
          {...(props.home && { home: props.home })}
          legal={props.legal ?? []}
          path={hasAddress ? path : undefined}
        >
          {children}
        </PageFrame>
      </body>
    </html>
  );
}

type OpenGraphProps = Pick<DocumentProps, "look" | "title" | "description" | "kind" | "origin"> & {
  language: string;
  url: string;
};

/** Open Graph data for sites that link to a page. */
function OpenGraph({ look, title, description, kind = "website", origin, language, url }: OpenGraphProps) {
  const facts: Record<string, string | false> = {
    type: kind,
    title,
    description,
    url,
    site_name: look.name,
    locale: new Intl.Locale(localeOf(language))
      .maximize()
      .toString()
      .replace(/-\w{4}-/, "_"),
    image: look.logo !== null && origin + look.logo,
  };
  return Object.entries(facts).map(
    ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
  );
}

/** Frame around every public page: the laboratory's name and logo, links to the page in other languages. */
export function PageFrame(
  props: Pick<DocumentProps, "texts" | "address" | "path" | "home" | "legal" | "children"> & {
    look: Pick<PublicLook, "name" | "logo" | "languages"> & Partial<Pick<PublicLook, "imported">>;
  },
) {
  const { look, texts, address, path, home, legal = [], children } = props;
  const navigation: Navigation = { href: (to) => pageHref(address, to) };
  return (
    <NavigationContext.Provider value={navigation}>
      <div class="lbm lbm-page">
        <a class="lbm-skip" href="#content">
          {texts.skip}
        </a>
        <header class="lbm-page-head">
          <div class="lbm-page-in">
            <a class="lbm-brand" href={home ?? pageHref(address, {})}>
              {look.logo ? <img src={look.logo} alt="" /> : <span class="lbm-brand-sign" />}
              <span>{look.name}</span>
            </a>
            {look.languages.length > 1 && path && (
              <nav class="lbm-languages" aria-label={texts.language}>
                <ul>
                  {look.languages.map((other) => (
                    <li key={other}>
                      <a
                        href={path({ language: other, named: true })}
                        hreflang={other}
                        lang={other}
                        aria-current={other === address.language ? "true" : undefined}
                      >
                        {languageName(other)}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </header>
        <main class="lbm-page-in" id="content">
          {children}
        </main>
        <footer class="lbm-page-foot">
          <div class="lbm-page-in">
            <span>{look.name}</span>
            {look.imported && texts.imported && <span>{texts.imported(look.imported)}</span>}
            {legal.length > 0 && (
              <ul class="lbm-legal">
                {legal.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </footer>
      </div>
    </NavigationContext.Provider>
  );
}

const languageName = (language: string) =>
  new Intl.DisplayNames([localeOf(language)], { type: "language" }).of(language) ?? language;

/** JSON that cannot end its script element. */
const inertJson = (data: object) =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
