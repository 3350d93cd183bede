import { IconLayoutDashboard } from "@tabler/icons-react";
import type { RouteObject } from "react-router";
import { moduleInfo } from "../../core/module.ts";
import type { Title } from "../../platform/i18n/title.ts";
import { type Access, currentAccess, type GuardedCall } from "../../platform/permissions.ts";
import type { Area } from "../../platform/routing/manifest.ts";
import { type Entry, handleOf, type Place } from "../../platform/routing/page.ts";
import { areas, settings } from "../manifests.ts";
import { titles } from "../titles.ts";

/** A link in the sidebar. */
export interface SectionLink extends Pick<Entry, "icon" | "end" | "under"> {
  to: string;
  title: Title;
  /** The module is not booked; the link leads to its info page. */
  locked: boolean;
  /** Whether it belongs to the account itself. */
  own: boolean;
  /** Whether opening it needs a permission. */
  guarded: boolean;
  /** Settings and sections inside the page that it can lead to. */
  places: readonly Place[];
}
export interface SectionGroup {
  heading?: Title;
  links: readonly SectionLink[];
}

export const settingsTitle: Title = titles.settings;

/** The modules of the header. */
export const modules: readonly Area[] = [
  {
    path: "dashboard",
    title: titles.dashboard,
    module: null,
    icon: IconLayoutDashboard,
    home: "/dashboard",
    routes: [],
  },
  ...areas,
];

/** A route's conditions; for a group those of its first page. */
const callsOf = (route: RouteObject): readonly GuardedCall[] =>
  handleOf(route).calls ?? route.children?.map(callsOf).find((calls) => calls.length > 0) ?? [];

/** The sidebar entries among routes, without those that the account may not open. */
export function entriesOf(
  routes: readonly RouteObject[],
  above: string,
  account: string,
  access: Access,
  titleAbove: Title = () => "",
): SectionLink[] {
  return routes.flatMap((route) => {
    const { entry, title = titleAbove, places = [] } = handleOf(route);
    const address = route.path ? `${above}/${route.path}` : above;
    const below = entriesOf(route.children ?? [], address, account, access, title);
    const calls = callsOf(route);
    const isOwn = entry?.to !== undefined;
    if (
      !entry ||
      !(isOwn || calls.every((call) => access.mayEnter(entry.locked ? { ...call, module: null } : call)))
    )
      return below;
    const { icon, end, under, label, to } = entry;
    const locked = !isOwn && !calls.every(access.mayEnter);
    const link = {
      icon,
      end,
      under,
      locked,
      title: label ?? title,
      to: to?.(account) ?? address,
      own: isOwn,
      guarded: calls.some(({ permission }) => permission),
      places,
    };
    return [link, ...below];
  });
}

/** The first page of a module that the account's permissions open: the home page if it is among them, else the first entry of the sidebar. */
export function firstPage({ module, path, home, routes }: Area, access: Access): string | undefined {
  if (!access.booked(module)) return undefined;
  if (routes.length === 0) return home;
  const open = entriesOf(routes, `/${path}`, "", access).filter(({ guarded, locked }) => guarded && !locked);
  return (open.find(({ to }) => to === home) ?? open[0])?.to;
}

/** Target of a module's link: its info page if the module may not be opened. */
export const moduleAddress = (module: Area, access: Access) =>
  firstPage(module, access) ?? `/${module.path}/info`;

const infos = new Map(areas.map((area) => [area, moduleInfo(area, () => firstPage(area, currentAccess()))]));
/** Routes of a module's info page. */
export const infoOf = (area: Area): RouteObject[] => [infos.get(area) ?? []].flat();

export const moduleOf = (pathname: string) => modules.find(({ path }) => pathname.split("/")[1] === path);

/** Groups links by runs of neighbours with the same heading. */
function underHeadings(links: readonly SectionLink[]): SectionGroup[] {
  const groups: { heading?: Title; links: SectionLink[] }[] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (last && last.heading === link.under) last.links.push(link);
    else groups.push({ ...(link.under && { heading: link.under }), links: [link] });
  }
  return groups;
}

/** The sidebar of the current area, without entries that the account may not open. */
export function sectionOf(pathname: string, account: string, access: Access): SectionGroup[] {
  const entries = (routes: readonly RouteObject[], path: string) =>
    entriesOf(routes, `/${path}`, account, access);
  const module = moduleOf(pathname);
  const groups = pathname.startsWith("/einstellungen")
    ? settings.map(({ heading, routes }) => ({ heading, links: entries(routes, "einstellungen") }))
    : module && module.routes.length > 0 && access.booked(module.module)
      ? underHeadings(entries([...module.routes, ...infoOf(module)], module.path))
      : [];
  return groups.filter(({ links }) => links.length > 0);
}
