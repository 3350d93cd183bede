import type { BookedModules } from "../../../shared/kernel/modules.ts";
import { shopHref } from "./shop-links.ts";
import { trialsHref } from "./trials-links.ts";

/** Parts of the visitors' site to which the menu of every page leads. */
export const menuPlaces = ["analyses", "draw", "changes", "shop", "trials", "chapters"] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** Parts of its site that a laboratory has. */
export type Offered = Readonly<Record<MenuPlace, boolean>>;

/** Parts by what is booked. @param announces whether changes of the directory are announced */
export const offeredBy = (modules: Partial<BookedModules>, announces: boolean): Offered => ({
  analyses: modules.MD_WEB === true,
  draw: modules.MD_WEB === true,
  changes: modules.MD_WEB === true && announces,
  shop: modules.MD_SHOP === true,
  trials: modules.MD_PROF === true,
  chapters: modules.MD_PRINT === true,
});

const withLang = (path: string, language: string | undefined) =>
  language ? `${path}${path.includes("?") ? "&" : "?"}lang=${language}` : path;

/** The address of the start page. @param language undefined in the main one, which need not be named */
export const startHref = (language: string | undefined) => withLang("/embed/", language);

/** The address of a part. The analyses are asked for by name, since the plain address of the directory may show the proficiency tests. */
export function placeHref(place: MenuPlace, language: string | undefined, trialsFirst = false): string {
  if (place === "shop") return shopHref({ lang: language });
  if (place === "trials") return trialsHref({}, language);
  return withLang(
    place === "analyses" && trialsFirst ? "/embed/analyses/?begin=parameter" : `/embed/${place}/`,
    language,
  );
}

/** The part to which a page belongs; undefined for the start page and for unknown addresses. */
export const placeOf = (path: string): MenuPlace | undefined =>
  partOf[/^\/embed\/([a-z]+)\//.exec(path)?.[1] ?? ""];

const partOf: Readonly<Record<string, MenuPlace>> = {
  analyses: "analyses",
  categories: "analyses",
  search: "analyses",
  results: "analyses",
  draw: "draw",
  changes: "changes",
  shop: "shop",
  proficiency: "trials",
  chapters: "chapters",
};
