import type { View } from "../components/navigation.tsx";
import { listen } from "./listen.ts";

/** Storage of a widget's current view, so that visitors can link and return to it. */
export interface Route {
  read: () => View;
  href: (view: View) => string;
  /** Shows a view; `replace` adds no history entry. */
  write: (view: View, replace: boolean) => void;
}

const names = ["code", "search", "category", "letter"] as const;
/** Notifies the other widgets of the page: the browser fires no event for `pushState`. */
const changed = "laborium:view";

/** Calls back whenever another view is to be shown. */
export const onViewChange = (listener: () => void) => listen(listener, "popstate", "hashchange", changed);

export function viewOf(query: URLSearchParams, prefix = ""): View {
  const view: View = {};
  for (const name of names) view[name] = query.get(prefix + name) || undefined;
  return view;
}

/** Keeps the host's own state and announces the change to our widgets alone, so that no router of the host reacts. */
export function storeView(url: string, replace: boolean): void {
  if (replace) history.replaceState(history.state, "", url);
  else history.pushState(history.state, "", url);
  dispatchEvent(new Event(changed));
}

/**
 * Route in the address of the lab's page: behind its `#` as `#laborium?code=TSH`, or in its query as `?laborium-code=TSH`, which search
 * engines know and which is therefore always read. The rest of the address stays; a `#` of the page's own is left alone.
 * @param target another page of the lab's site to link to, in place of the current one
 */
export function hostRoute(kind: "hash" | "query", target: string | undefined): Route {
  const start = "#laborium?";
  const prefix = "laborium-";
  const inQuery = kind === "query";
  // The page's address without our view, computed only when it changes, since every link of a list needs it.
  let [here, page, anchor] = ["", "", ""];
  const href = (view: View) => {
    if (here !== location.href) {
      here = location.href;
      const url = new URL(target ?? here, here);
      for (const name of names)
        if (url.searchParams.has(prefix + name)) url.searchParams.delete(prefix + name);
      anchor = !inQuery && (target || url.hash.startsWith(start)) ? "" : url.hash;
      url.hash = "";
      page = url.href;
    }
    const parameters = new URLSearchParams();
    for (const name of names) if (view[name]) parameters.set((inQuery ? prefix : "") + name, view[name]);
    if (parameters.size === 0) return page + anchor;
    return inQuery
      ? page + (page.includes("?") ? "&" : "?") + parameters + anchor
      : page + start + parameters;
  };
  const read = () => {
    const { hash, search } = location;
    if (kind === "hash" && hash.startsWith(start))
      return viewOf(new URLSearchParams(hash.slice(start.length)));
    return viewOf(new URLSearchParams(search), prefix);
  };
  const write: Route["write"] = (view, replace) =>
    target ? location.assign(href(view)) : storeView(href(view), replace);
  return { read, href, write };
}
