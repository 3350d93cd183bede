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
  /** The page's title by default. */
  label?: Title;
  /** The heading of the sidebar below which it stands, with its neighbours of the same heading. */
  under?: Title;
  /** Matches this path exactly, not its children. */
  end?: boolean;
  /** Stands there even if its module is not booked, and says so. */
  locked?: true;
  /** Where it leads for an account, if not to the route's own path. */
  to?: (account: string) => string;
}

/** A heading or label on a page, by the key of its text; the palette leads there. */
export type Place = `${TextContext}:${string}`;

/** What the title and the shell read from routes. */
export interface RouteHandle extends RouteRules {
  title?: Title;
  entry?: Entry;
  /** The address that it redirects to, if it is no page. */
  leadsTo?: () => string;
  /** The settings and sections of a page with an entry. A law holds that they are all that the page shows. */
  places?: readonly Place[];
  /** The records that the page lists, for the palette to find them. */
  listed?: Listed;
}
export const handleOf = (route: { handle?: unknown }) => (route.handle ?? {}) as RouteHandle;

export interface PageSpec extends RouteHandle {
  path?: string;
  /** Texts that come with the page's code. */
  texts?: readonly TextContext[];
  load: () => Promise<{ default: ComponentType }>;
}

/** Milliseconds until a page whose code or texts do not arrive is given up; no call takes longer to say so. */
export const longestNavigation = 40_000;

/** Fails when a navigation has waited for too long, so that each ends in a page or in a message. */
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
    // To continue, with or without the page, would cancel the reload that has begun because of it.
    if (isReloading()) await inTime(never);
    const [page] = await loading;
    return { Component: page.default };
  };

/** A lazily loaded, guarded page; without a path it is its parent's index. */
export function page({ path, texts, load, ...handle }: PageSpec): RouteObject {
  const common = { lazy: lazily(load, texts), loader: guard(handle), handle };
  return (path === undefined ? { index: true, ...common } : { path, ...common }) as RouteObject;
}

/** A frame around pages: lazily loaded, but not guarded, since its pages are. */
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

/** Redirects from a path without a page of its own; `path` undefined is the index, `*` any unknown path. */
export function leadsTo(to: string | (() => string), path?: string): RouteObject {
  const target = typeof to === "string" ? () => to : to;
  const loader: LoaderFunction = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const asksFirst = currentStartup().status === "success" && !isSignedIn();
    return replace(asksFirst ? loginAddress({ pathname, search, hash: wantedHash() }) : target());
  };
  const route = { loader, handle: { leadsTo: target } satisfies RouteHandle };
  return path === undefined ? { index: true, ...route } : { path, ...route };
}
