import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { Words } from "../i18n/title.ts";
import type { GuardedCall } from "../permissions.ts";
import type { Listed } from "../routing/finds.ts";
import { type PageSpec, page } from "../routing/page.ts";
import type { ResourceCalls } from "./resource.ts";

type Pages = Record<"list" | "create" | "one" | "deleted", ComponentType>;

/** Of the page of what is deleted. */
export const deletedTitle = (title: Words): Words => ({
  de: `${title.de}: Gelöschtes`,
  en: `${title.en}: deleted`,
});

interface ResourceRoutes extends Pick<PageSpec, "entry" | "texts">, Pick<Listed, "hit" | "daily"> {
  path: string;
  /** Titles of the list and of the page of a new one; the page of each has the list's until it is read. */
  title: Words;
  newTitle: Words;
  /** What differs for the page of each: its title, and an entry of the sidebar of its own. */
  one?: Pick<PageSpec, "title" | "entry" | "places" | "calls" | "own">;
  calls: ResourceCalls;
  /** Guard of the list, if not the call that reads one record. */
  guard?: GuardedCall;
  /** The file that exports what `resource` gives as `pages`. */
  load: () => Promise<{ pages: Pages }>;
}

/**
 * The routes of a resource's pages, for a manifest: the list, a new one at `neu`, each at its id, what is deleted at `geloescht`; guarded by the
 * calls behind them: lists by that of one of them, since a list may also be read to choose from it.
 */
export function resourcePages({
  path,
  title,
  newTitle,
  one,
  entry,
  calls,
  guard = calls.read,
  hit,
  daily,
  texts,
  load,
}: ResourceRoutes): RouteObject[] {
  const drawn = (which: keyof Pages) => async () => ({ default: (await load()).pages[which] });
  return [
    page({ path: `${path}/:id`, title, calls: [calls.read], texts, load: drawn("one"), ...one }),
    page({
      path,
      title,
      entry,
      calls: [guard],
      texts,
      load: drawn("list"),
      listed: { calls, opens: one?.calls ?? [calls.read], hit, daily },
    }),
    page({ path: `${path}/neu`, title: newTitle, calls: [calls.create], texts, load: drawn("create") }),
    ...(calls.deleted
      ? [
          page({
            path: `${path}/geloescht`,
            title: deletedTitle(title),
            calls: [calls.deleted],
            texts: [...(texts ?? []), "deleted"],
            load: drawn("deleted"),
          }),
        ]
      : []),
  ];
}
