import { pageHref } from "../pages/page-links.ts";
import type { Options, Unrouted } from "./options.ts";
import { type Route, storeView, viewOf } from "./route.ts";

/** The category of the current page, if it is one of the laboratory's own. */
function categoryHere(): string | undefined {
  const category = /^\/embed\/categories\/([^/]+)\//.exec(location.pathname)?.[1];
  return category && decodeURIComponent(category);
}

/**
 * Whether a link to the directory has to ask for the analyses, since its plain address may show the proficiency tests. A page of the
 * laboratory then contains such links; on another website this is unknown.
 */
const trialsFirst = (page: boolean) => !page || document.querySelector('a[href*="begin=parameter"]') !== null;

/** Route to the laboratory's own pages: a widget there shows lists itself and leaves the rest to the server; one on another site links there. */
export function withPageRoute(options: Unrouted): Options {
  const { kind, page, origin, language } = options;
  const href: Route["href"] = (view) =>
    origin + pageHref({ language, main: "", named: true, trialsFirst: trialsFirst(page) }, view);
  const read = () => ({ ...viewOf(new URLSearchParams(location.search)), category: categoryHere() });
  const write: Route["write"] = (view, replace) => {
    // A list stays in place as long as only search and letter change.
    const staysInPlace =
      page && kind === "directory" && view.code === undefined && view.category === categoryHere();
    if (staysInPlace) storeView(href(view), replace);
    else location.assign(href(view));
  };
  return { ...options, route: { read, href, write } };
}
