import type { View } from "../components/navigation.tsx";

/** The language of a page's links; the tenant's main one need not be named, unless the visitor's own differs. */
export interface PageAddress {
  language: string;
  main: string;
  /** The address names the language: then links keep naming it. */
  named: boolean;
}

/** The address of a public page that shows a view, from the root. */
export function pageHref({ language, main, named }: PageAddress, view: View): string {
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
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
