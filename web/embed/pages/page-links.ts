import type { View } from "../components/navigation.tsx";

/** The language of a page's links; the tenant's main language need not be named, unless the visitor's own differs. */
export interface PageAddress {
  language: string;
  main: string;
  /** Whether the address names the language; links then keep naming it. */
  named: boolean;
  /** Whether the directory's plain address shows the proficiency tests; links to the analyses then say so. */
  trialsFirst?: boolean;
}

/** The address of a public page that shows a view, from the root. */
export function pageHref({ language, main, named, trialsFirst }: PageAddress, view: View): string {
  const query = new URLSearchParams();
  if (view.search) query.set("search", view.search);
  if (view.letter) query.set("letter", view.letter);
  if (view.page && view.page > 1) query.set("page", String(view.page));
  if (language !== main || named) query.set("lang", language);
  const path =
    view.code !== undefined
      ? `/embed/analyses/${encodeURIComponent(view.code)}/`
      : view.category !== undefined
        ? `/embed/categories/${encodeURIComponent(view.category)}/`
        : "/embed/analyses/";
  if (trialsFirst && path === "/embed/analyses/" && query.size === (query.has("lang") ? 1 : 0))
    query.set("begin", "parameter");
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/**
 * The canonical address of a view. If the laboratory names the page of its website that holds the directory, that page is canonical: in the
 * main language, which is that page's, and for the views that a widget there shows at addresses of their own (decision 041).
 * @param website that page's address; empty if there is none
 */
export function canonicalHref(origin: string, website: string, address: PageAddress, view: View): string {
  const isThere =
    website !== "" && address.language === address.main && !view.search && (view.page ?? 1) === 1;
  if (!isThere) return origin + pageHref({ ...address, named: false }, view);
  const url = new URL(website);
  for (const name of ["code", "category", "letter"] as const)
    if (view[name]) url.searchParams.set(`laborium-${name}`, view[name]);
  return url.href;
}
