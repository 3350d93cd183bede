/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { localeOf } from "../../../shared/kernel/locale.ts";
import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Navigation, NavigationContext, type View } from "../components/navigation.tsx";
import type { Texts } from "../texts/texts.ts";
import { type PageAddress, pageHref } from "./page-links.ts";

export interface DocumentProps {
  look: PublicLook;
  texts: Texts;
  address: PageAddress;
  /** `https://public.lab.example`, without a slash at the end. */
  origin: string;
  title: string;
  description: string;
  /** The view of this page, to link its other languages; undefined if there is no such page. */
  view: View | undefined;
  /** The page's path for a language, if it is not that of a view. */
  path?: (address: Pick<PageAddress, "language" | "named">) => string;
  /** All styles of the page, whose hash its policy names. */
  styles: string;
  /** Structured data for search engines. */
  data?: object;
  /** Keeps the page out of search indexes. */
  noIndex?: boolean;
  children: ComponentChildren;
}

/** A whole public page. */
export function Document(props: DocumentProps) {
  const { look, texts, address, origin, title, description, view, styles, data, noIndex, children } = props;
  const { language, main } = address;
  const path = props.path ?? ((wanted) => (view ? pageHref({ ...wanted, main }, view) : ""));
  const canonical = (other: string) => path({ language: other, named: false });
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${look.name}`}</title>
        <link rel="icon" href="data:," />
        <meta name="description" content={description} />
        {noIndex && <meta name="robots" content="noindex,follow" />}
        {canonical(language) !== "" && (
          <>
            <link rel="canonical" href={origin + canonical(language)} />
            {look.languages.map((other) => (
              <link key={other} rel="alternate" hreflang={other} href={origin + canonical(other)} />
            ))}
            <link rel="alternate" hreflang="x-default" href={origin + canonical(main)} />
          </>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, in an element in which nothing is unescaped */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script src="/embed/laborium.js" async />
        {data && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that could end the element
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inertJson(data) }} />
        )}
      </head>
      <body>
        <PageFrame {...{ look, texts, address }} path={canonical(language) === "" ? undefined : path}>
          {children}
        </PageFrame>
      </body>
    </html>
  );
}

/** What stands around every public page: the laboratory's name and logo, the page in other languages. */
export function PageFrame(props: Pick<DocumentProps, "look" | "texts" | "address" | "path" | "children">) {
  const { look, texts, address, path, children } = props;
  const navigation: Navigation = { href: (to) => pageHref(address, to) };
  return (
    <NavigationContext.Provider value={navigation}>
      <div class="lbm lbm-page">
        <a class="lbm-skip" href="#content">
          {texts.skip}
        </a>
        <header class="lbm-page-head">
          <div class="lbm-page-in">
            <a class="lbm-brand" href={pageHref(address, {})}>
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
          <div class="lbm-page-in">{look.name}</div>
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
