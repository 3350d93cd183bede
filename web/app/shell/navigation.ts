import { IconLayoutDashboard } from "@tabler/icons-react";
import type { RouteObject } from "react-router";
import { modulePermissions } from "../../../shared/kernel/module-permissions.ts";
import { moduleInfo } from "../../core/module.ts";
import type { Title } from "../../platform/i18n/title.ts";
import type { Access, GuardedCall } from "../../platform/permissions.ts";
import type { Area } from "../../platform/routing/manifest.ts";
import { type Entry, handleOf, type Place } from "../../platform/routing/page.ts";
import { areas, settings } from "../manifests.ts";

/** An entry of the sidebar that leads somewhere. */
export interface SectionLink extends Pick<Entry, "icon" | "end"> {
  to: string;
  title: Title;
  /** Its module is not booked; it leads to the page that says what for. */
  locked: boolean;
  /** Belongs to the account itself. */
  own: boolean;
  /** What it can lead to inside its page. */
  places: readonly Place[];
}
export interface SectionGroup {
  heading?: Title;
  links: readonly SectionLink[];
}

export const settingsTitle: Title = { de: "Einstellungen", en: "Settings" };

/** The modules of the header. */
export const modules: readonly Area[] = [
  {
    path: "dashboard",
    title: { de: "Dashboard", en: "Dashboard" },
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
  titleAbove: Title = { de: "", en: "" },
): SectionLink[] {
  return routes.flatMap((route) => {
    const { entry, title = titleAbove, places = [] } = handleOf(route);
    const address = route.path ? `${above}/${route.path}` : above;
    const below = entriesOf(route.children ?? [], address, account, access, title);
    const calls = callsOf(route);
    if (!entry || !calls.every((call) => access.mayCall(entry.locked ? { ...call, module: null } : call)))
      return below;
    const { icon, end, label, to } = entry;
    const locked = !calls.every(access.mayCall);
    const link = {
      icon,
      end,
      locked,
      title: label ?? title,
      to: to?.(account) ?? address,
      own: to !== undefined,
      places,
    };
    return [link, ...below];
  });
}

/** Whether the account may open a module: it is booked, and some page of it may be read. */
export function mayOpen({ module, path, routes }: Area, access: Access): boolean {
  const permission = (module && modulePermissions[module]) ?? null;
  if (!access.mayCall({ module, permission })) return false;
  return routes.length === 0 || entriesOf(routes, `/${path}`, "", access).length > 0;
}

/** Where a module's link leads: one that may not be opened leads to its info page. */
export const moduleAddress = (module: Area, access: Access) =>
  mayOpen(module, access) ? module.home : `/${module.path}/info`;

export const moduleOf = (pathname: string) => modules.find(({ path }) => pathname.split("/")[1] === path);

/** The sidebar of the current area, without entries that the account may not open. */
export function sectionOf(pathname: string, account: string, access: Access): SectionGroup[] {
  const entries = (routes: readonly RouteObject[], path: string) =>
    entriesOf(routes, `/${path}`, account, access);
  const module = moduleOf(pathname);
  const groups = pathname.startsWith("/einstellungen")
    ? settings.map(({ heading, routes }) => ({ heading, links: entries(routes, "einstellungen") }))
    : module && module.routes.length > 0 && access.booked(module.module)
      ? [{ links: entries([...module.routes, moduleInfo], module.path) }]
      : [];
  return groups.filter(({ links }) => links.length > 0);
}
