import type { TablerIcon } from "@tabler/icons-react";
import type { CustomTypeOptions } from "i18next";
import type { ComponentType } from "react";
import { type LoaderFunction, type NonIndexRouteObject, type RouteObject, replace } from "react-router";
import { loadTexts } from "../i18n/i18n.ts";
import type { Title } from "../i18n/title.ts";
import { wantedHash } from "../navigation.ts";
import { isReloading } from "../preload.ts";
import { isSignedIn, loginAddress } from "../session.ts";
import { currentStartup } from "../startup.ts";
import type { Listed } from "./finds.ts";
import { guard, type RouteRules } from "./guards.ts";

/** A context of texts; each is a namespace of i18next. */
export type TextContext = keyof CustomTypeOptions["resources"];

/** An entry of the sidebar. */
export interface Entry {
  icon: TablerIcon;
  /** Label; the page's title by default. */
  label?: Title;
  /** Heading in the sidebar, shared with neighbours of the same heading. */
  under?: Title;
  /** Whether only this path is marked as current and not its children. */
  end?: boolean;
  /** Shown as locked, instead of hidden, if its module is not booked. */
  locked?: true;
  /** Target for an account, if not the route's own path. */
  to?: (account: string) => string;
}

/** A heading or label on a page, as the key of its text; the palette leads there. */
export type Place = `${TextContext}:${string}`;

/** Properties of routes that the title and the shell read. */
export interface RouteHandle extends RouteRules {
  title?: Title;
  entry?: Entry;
  /** Target, if the route is a redirect. */
  leadsTo?: () => string;
  /** Settings and sections of a page with an entry. A test ensures that they are complete. */
  places?: readonly Place[];
  /** Records that the page lists and the palette can find. */
  listed?: Listed;
}
export const handleOf = (route: { handle?: unknown }) => (route.handle ?? {}) as RouteHandle;

export interface PageSpec extends RouteHandle {
  path?: string;
  /** Texts that are loaded with the page's code. */
  texts?: readonly TextContext[];
  load: () => Promise<{ default: ComponentType }>;
}

/** Milliseconds until a page whose code or texts do not arrive is given up; no call takes longer to fail. */
export const longestNavigation = 40_000;

/** Rejects if a navigation takes too long, so that each ends in a page or in a message. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The import of a page took too long.")), longestNavigation);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const never = new Promise<never>(() => undefined);

const lazily =
  (load: PageSpec["load"], texts: readonly TextContext[] = []): NonIndexRouteObject["lazy"] =>
  async () => {
    const loading = inTime(Promise.all([load(), loadTexts(...texts)]));
    await loading.catch(() => undefined);
    // Do not continue: with or without the page, that would cancel the reload in progress.
    if (isReloading()) await inTime(never);
    const [page] = await loading;
    return { Component: page.default };
  };

/** A lazily loaded, guarded page; without a path it is its parent's index. */
export function page({ path, texts, load, ...handle }: PageSpec): RouteObject {
  const common = { lazy: lazily(load, texts), loader: guard(handle), handle };
  return (path === undefined ? { index: true, ...common } : { path, ...common }) as RouteObject;
}

/** A frame around pages; lazily loaded, but not guarded, since its pages are. */
export function frame(
  { path, texts, load, ...handle }: Omit<PageSpec, keyof RouteRules>,
  children: RouteObject[],
): RouteObject {
  return { path, lazy: lazily(load, texts), handle, children } as RouteObject;
}

/** Groups pages below a path with a common title. */
export const group = (path: string, title: Title, children: RouteObject[], entry?: Entry): RouteObject => ({
  path,
  handle: { title, entry } satisfies RouteHandle,
  children,
});

/** A redirect from a path without a page of its own: the index if `path` is undefined, any unknown path for `*`. */
export function leadsTo(to: string | (() => string), path?: string): RouteObject {
  const target = typeof to === "string" ? () => to : to;
  const loader: LoaderFunction = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const asksFirst = currentStartup().status === "success" && !isSignedIn();
    return replace(asksFirst ? loginAddress({ pathname, search, hash: wantedHash() }) : target());
  };
  // Drawn as nothing until the loader leads on.
  const route = { loader, element: null, handle: { leadsTo: target } satisfies RouteHandle };
  return path === undefined ? { index: true, ...route } : { path, ...route };
}
