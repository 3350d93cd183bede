import type { View } from "../components/navigation.tsx";
import { hostRoute, type Route } from "./route.ts";

export const kinds = [
  "directory",
  "search",
  "results",
  "categories",
  "analysis",
  "changes",
  "proficiency",
  "chapters",
  "draw",
] as const;
export type Kind = (typeof kinds)[number];
/** Values of `data-laborium`; the shop is a widget with a bundle of its own. */
export const embeddable = [...kinds, "shop"] as const;

/** A widget's options, from the attributes of its element. */
export interface Options {
  kind: Kind;
  origin: string;
  language: string;
  /** The view that the element fixes, whatever the address says. */
  fixed: View;
  /** Maximum number of results in a list. */
  count: number;
  route: Route;
  /** On the laboratory's own page: replaces what the server rendered. */
  page: boolean;
  /** Whether it shows the analysis that the address names; only one widget of a page does. */
  opens: boolean;
}

/** Options of a widget whose route, if it leads to the laboratory's own pages, has still to be loaded. */
export interface Unrouted extends Omit<Options, "route"> {
  route: Route | undefined;
}

/**
 * Reads `data-laborium`, `-lang`, `-search`, `-count`, `-category`, `-code`, `-link` (`hash` or `query`) and `-target` (the page that
 * holds the directory). Undefined for unknown kinds.
 */
export function readOptions(host: HTMLElement, origin: string): Unrouted | undefined {
  const { laborium, lang, search, count, category, code, link, target, enhance } = host.dataset;
  const kind = kinds.find((candidate) => candidate === laborium);
  if (!kind) return undefined;
  const page = enhance !== undefined;
  const language = (lang || document.documentElement.lang || "de").slice(0, 2).toLowerCase();
  const fixed: View = {
    ...(search && kind !== "search" && { search }),
    ...(category && !page && { category }),
    ...(code && { code }),
  };
  return {
    kind,
    origin,
    language,
    fixed,
    count: Math.min(Math.max(Number.parseInt(count ?? "", 10) || 20, 1), 200),
    page,
    opens: kind === "analysis" || (!page && host === opener()),
    route: page ? undefined : routeOf(kind, link, target),
  };
}

/** The widget of a lab's page that opens analyses. */
const opener = () =>
  document.querySelector('[data-laborium="directory"]') ??
  document.querySelector('[data-laborium="results"]');

/** A widget that cannot show everything links to a place that can: here, on the target, else on the laboratory's own pages. */
function routeOf(kind: Kind, link: string | undefined, target: string | undefined): Route | undefined {
  const complete = kind === "directory" || kind === "results";
  if (!complete && !opener() && !target) return undefined;
  return hostRoute(link === "query" ? "query" : "hash", complete ? undefined : target);
}
