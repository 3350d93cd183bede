/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { localeOf } from "../../../shared/kernel/locale.ts";
import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Navigation, NavigationContext, type View } from "../components/navigation.tsx";
import { frameTextsFor } from "../texts/frame-texts.ts";
import type { PageTexts } from "../texts/texts.ts";
import { menuPlaces, type Offered, placeHref, placeOf, startHref } from "./menu.ts";
import { canonicalHref, type PageAddress, pageHref } from "./page-links.ts";
import { pageScript } from "./page-script.ts";

/** Texts of the frame around a page that a laboratory may reword. */
type FrameTexts = Pick<PageTexts, "skip" | "language"> & Partial<Pick<PageTexts, "imported">>;
/** Look and owner of a page. */
type Design = Pick<PublicLook, "name" | "logo" | "languages" | "properties" | "css" | "website_url"> &
  Partial<Pick<PublicLook, "imported">>;

export interface DocumentProps {
  look: Design;
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
  /** The path that was asked for, by which pages without an address of their own change their language; empty if there is none. */
  asked: string;
  /** Parts of the site for the menu. */
  offered: Offered;
  /** Whether the visitor may choose a dark look. */
  darkens: boolean;
  /** Address of the icon for tabs and bookmarks. */
  icon: string;
  /** Path of the picture with which other sites show links, if there is no logo. */
  picture: string;
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
  const { look: design, texts, address, origin, title, description } = props;
  const { view, styles, data, feed, noIndex, children } = props;
  const { language, main } = address;
  const path = props.path ?? ((variant) => (view ? pageHref({ ...address, ...variant }, view) : ""));
  const hasAddress = path({ language, named: false }) !== "";
  const canonicalIn = (other: string) => {
    if (!view) return origin + path({ language: other, named: false });
    return canonicalHref(origin, design.website_url, { ...address, language: other, named: false }, view);
  };
  // A negotiated address stands for all languages, so the main one is canonical, unless the laboratory's website stands for one.
  const canonical = canonicalIn(props.negotiated && design.website_url === "" ? main : language);
  const canonicalOf = (other: View) => canonicalHref(origin, design.website_url, address, other);
  const json = data && inertJson(data(canonicalOf));
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${design.name}`}</title>
        <link rel="icon" href={props.icon} />
        <meta name="color-scheme" content={props.darkens ? "light dark" : "light"} />
        <meta name="description" content={description} />
        {feed && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
        {noIndex && <meta name="robots" content="noindex,follow" />}
        {hasAddress && (
          <>
            <link rel="canonical" href={canonical} />
            {design.languages.map((other) => (
              <link key={other} rel="alternate" hreflang={other} href={canonicalIn(other)} />
            ))}
            <link rel="alternate" hreflang="x-default" href={canonicalIn(main)} />
            <OpenGraph
              {...{ look: design, title, description, language }}
              picture={props.picture}
              kind={props.kind}
              url={canonical}
              origin={origin}
            />
          </>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, in an element in which nothing is unescaped */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, of which the page's policy contains the hash */}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
        <script src="/embed/laborium.js" async />
        {json && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that could end the element
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        )}
      </head>
      <body>
        <PageFrame
          {...{ look: design, texts, address }}
          {...{ offered: props.offered, asked: props.asked, darkens: props.darkens }}
          legal={props.legal ?? []}
          path={hasAddress ? path : undefined}
        >
          {children}
        </PageFrame>
      </body>
    </html>
  );
}

type OpenGraphProps = Pick<
  DocumentProps,
  "picture" | "look" | "title" | "description" | "kind" | "origin"
> & {
  language: string;
  url: string;
};

/** Open Graph data for sites that link to a page. */
function OpenGraph({
  picture,
  look: design,
  title,
  description,
  kind = "website",
  origin,
  language,
  url,
}: OpenGraphProps) {
  const facts: Record<string, string> = {
    type: kind,
    title,
    description,
    url,
    site_name: design.name,
    locale: new Intl.Locale(localeOf(language))
      .maximize()
      .toString()
      .replace(/-\w{4}-/, "_"),
    image: origin + (design.logo ?? picture),
  };
  return Object.entries(facts).map(([name, content]) => (
    <meta key={name} property={`og:${name}`} content={content} />
  ));
}

type FrameProps = Pick<
  DocumentProps,
  "texts" | "address" | "path" | "asked" | "offered" | "darkens" | "legal" | "children"
> & {
  look: Pick<PublicLook, "name" | "logo" | "languages"> & Partial<Pick<PublicLook, "imported">>;
};

/** Frame around every public page: the laboratory's name and logo, the menu, the languages, the look, and links that the law demands. */
export function PageFrame(props: FrameProps) {
  const { look: design, texts, address, legal = [], children } = props;
  const navigation: Navigation = { href: (to) => pageHref(address, to) };
  return (
    <NavigationContext.Provider value={navigation}>
      <div class="lbm lbm-page">
        <a class="lbm-skip" href="#content">
          {texts.skip}
        </a>
        <header class="lbm-page-head">
          <div class="lbm-page-in">
            <a class="lbm-brand" href={startHref(namedIn(address))}>
              {design.logo ? <img src={design.logo} alt="" /> : <span class="lbm-brand-sign" />}
              <span>{design.name}</span>
            </a>
            <Languages {...props} />
          </div>
          <SiteMenu {...props} />
        </header>
        <main class="lbm-page-in" id="content">
          {children}
        </main>
        <footer class="lbm-page-foot">
          <div class="lbm-page-in">
            <span>{design.name}</span>
            {design.imported && texts.imported && <span>{texts.imported(design.imported)}</span>}
            {legal.length > 0 && (
              <ul class="lbm-legal">
                {legal.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
            {props.darkens && <ThemeChoice language={address.language} />}
          </div>
        </footer>
      </div>
    </NavigationContext.Provider>
  );
}

/** The language that links have to name; undefined in the main one. */
const namedIn = ({ language, main, named }: PageAddress) =>
  language !== main || named ? language : undefined;

/** Links to the page in other languages. A page without an address of its own, such as that of an unknown address, is asked for again. */
function Languages({ look: design, texts, address, path, asked: requestPath }: FrameProps) {
  if (design.languages.length < 2 || (!path && requestPath === "")) return null;
  const href = path ?? (({ language }: { language: string }) => `${requestPath}?lang=${language}`);
  return (
    <nav class="lbm-languages" aria-label={texts.language}>
      <ul>
        {design.languages.map((other) => (
          <li key={other}>
            <a
              href={href({ language: other, named: true })}
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
  );
}

/** The parts of the site; on a page of one of them, that one is marked. */
function SiteMenu({ address, offered, asked: requestPath }: FrameProps) {
  const { menu, places } = frameTextsFor(address.language);
  const shown = menuPlaces.filter((place) => offered[place]);
  if (shown.length === 0) return null;
  const here = placeOf(requestPath);
  return (
    <nav class="lbm-menu" aria-label={menu}>
      <ul class="lbm-page-in">
        {shown.map((place) => (
          <li key={place}>
            <a
              href={placeHref(place, namedIn(address), address.trialsFirst)}
              aria-current={place === here ? "true" : undefined}
            >
              {places[place]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The choice of a light or dark look, which the page's script shows. */
function ThemeChoice({ language }: { language: string }) {
  const { theme, themes } = frameTextsFor(language);
  return (
    <label class="lbm-theme" hidden>
      {theme}{" "}
      <select autocomplete="off">
        {Object.entries(themes).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Names of languages in themselves; making them takes as long as much of a page. */
const languageNames = new Map<string, string>();
function languageName(language: string): string {
  const name =
    languageNames.get(language) ??
    new Intl.DisplayNames([localeOf(language)], { type: "language" }).of(language) ??
    language;
  languageNames.set(language, name);
  return name;
}

/** JSON that cannot end its script element. */
const inertJson = (data: object) =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
