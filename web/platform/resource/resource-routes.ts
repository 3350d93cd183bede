import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { inUiLanguages } from "../../../shared/kernel/ui-language.ts";
import type { Words } from "../i18n/title.ts";
import type { GuardedCall } from "../permissions.ts";
import type { Listed } from "../routing/finds.ts";
import { type PageSpec, page } from "../routing/page.ts";
import type { ResourceCalls } from "./resource.ts";
import { deletedTitles } from "./titles.ts";

type Pages = Record<"list" | "create" | "one" | "deleted", ComponentType>;

/** Title of the page of deleted records. */
export const deletedTitle = (title: Words): Words =>
  inUiLanguages((language) => deletedTitles[language](title[language]));

interface ResourceRoutes extends Pick<PageSpec, "entry" | "texts">, Pick<Listed, "hit" | "ownNames"> {
  path: string;
  /** Titles of the list and of the page for a new record; the page of a record has the list's title until it is read. */
  title: Words;
  newTitle: Words;
  /** Properties of the page of a record that differ from the default, for example its title or its own entry in the sidebar. */
  one?: Pick<PageSpec, "title" | "entry" | "places" | "calls" | "own">;
  calls: ResourceCalls;
  /** Guard of the list if it is not the call that reads a record. */
  guard?: GuardedCall;
  /** Loads the file that exports `pages` of `resource`. */
  load: () => Promise<{ pages: Pages }>;
}

/**
 * The routes of a resource's pages, for a manifest: the list, a new record at `neu`, each record at its id, deleted ones at `geloescht`. They
 * are guarded by their calls; the list by the one that reads a record, since accounts may also list records only to choose from them.
 */
export function resourcePages({
  path,
  title,
  newTitle,
  one: recordPage,
  entry,
  calls,
  guard = calls.read,
  hit,
  ownNames,
  texts,
  load,
}: ResourceRoutes): RouteObject[] {
  const drawn = (which: keyof Pages) => async () => ({ default: (await load()).pages[which] });
  return [
    page({ path: `${path}/:id`, title, calls: [calls.read], texts, load: drawn("one"), ...recordPage }),
    page({
      path,
      title,
      entry,
      calls: [guard],
      texts,
      load: drawn("list"),
      listed: { calls, opens: recordPage?.calls ?? [calls.read], ownNames, hit },
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
