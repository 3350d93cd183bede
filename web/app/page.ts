import type i18next from "i18next";
import type { ComponentType } from "react";
import { type NonIndexRouteObject, type RouteObject, replace } from "react-router";
import { loadTexts } from "../platform/i18n/i18n.ts";
import { isReloading } from "../platform/preload.ts";
import { guard } from "./guard-loader.ts";
import type { RouteRules } from "./guards.ts";
import type { TextContext } from "./texts.ts";

/** What the title and the shell read from matched routes. */
export interface RouteHandle {
  title?: (t: typeof i18next.t) => string;
}

interface PageSpec {
  path?: string;
  title?: RouteHandle["title"];
  /** Rules of the page and of what it stands in, the outermost first. */
  rules?: readonly RouteRules[];
  /** Texts that come with the page's code. */
  texts?: readonly TextContext[];
  load: () => Promise<{ default: ComponentType }>;
}

const never = new Promise<never>(() => undefined);

const lazily =
  (load: PageSpec["load"], texts: readonly TextContext[] = []): NonIndexRouteObject["lazy"] =>
  async () => {
    const loading = Promise.all([load(), loadTexts(...texts)]);
    await loading.catch(() => undefined);
    // To go on, with the page or without, would call off the loading of the app that has begun because of it.
    if (isReloading()) await never;
    const [page] = await loading;
    return { Component: page.default };
  };

/** A lazily loaded, guarded page; without a path it is its parent's index. */
export function page(spec: PageSpec): RouteObject {
  const common = {
    lazy: lazily(spec.load, spec.texts),
    loader: guard(spec.rules ?? []),
    handle: { title: spec.title } satisfies RouteHandle,
  };
  return (
    spec.path === undefined ? { index: true, ...common } : { path: spec.path, ...common }
  ) as RouteObject;
}

/** A frame around pages: lazily loaded, but not guarded, since its pages are. */
export function frame(
  spec: Pick<PageSpec, "path" | "title" | "texts" | "load">,
  children: RouteObject[],
): RouteObject {
  return {
    path: spec.path,
    lazy: lazily(spec.load, spec.texts),
    handle: { title: spec.title } satisfies RouteHandle,
    children,
  } as RouteObject;
}

/** Groups pages below a path with a common title. */
export const group = (path: string, title: RouteHandle["title"], children: RouteObject[]): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  children,
});

/** Leads on from a path that shows nothing of its own; `path` undefined is the index, `*` whatever is unknown. */
export function leadsTo(to: string | (() => string), path?: string): RouteObject {
  const loader = () => replace(typeof to === "string" ? to : to());
  return path === undefined ? { index: true, loader } : { path, loader };
}

/** Whatever is unknown leads to the dashboard, unless its module leads it home. */
export const unknown = leadsTo("/dashboard", "*");
