import type { RouteObject } from "react-router";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { findInEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { findInShop } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { findInBook } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { findInTrials } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { laboreditorFinds } from "../../laboreditor/finds.ts";
import { laborshopFinds } from "../../laborshop/finds.ts";
import { type Title, titleText } from "../../platform/i18n/title.ts";
import { matchesAt } from "../../platform/navigation.ts";
import type { Access } from "../../platform/permissions.ts";
import type { AnyFinds, Finds, Listed } from "../../platform/routing/finds.ts";
import { handleOf } from "../../platform/routing/page.ts";
import { printpublisherFinds } from "../../printpublisher/finds.ts";
import { areas, settings } from "../manifests.ts";

/** A kind of record that the palette finds, with the page of its list. */
export interface Finder extends Omit<AnyFinds, "title"> {
  title: Title;
  /** Title of the module, or of the part of the settings. */
  area: Title;
}

/** Kinds of records whose pages are their module's own, by the address of their list. */
const declared = Map.groupBy(
  [...laboreditorFinds, ...printpublisherFinds, ...laborshopFinds],
  ({ at: path }) => path,
);

/** The kind of record that a page of `resourcePages` lists. */
function ofResource({ calls, opens, ownNames, hit = byName }: Listed, path: string): AnyFinds {
  const kind: Finds<{ id: string }> = {
    at: path,
    list: calls.list,
    opens,
    ownNames,
    show: (row) => ({ to: `${path}/${row.id}`, ...hit(row as never) }),
    make: { to: `${path}/neu`, calls: [calls.create] },
  };
  return kind as unknown as AnyFinds;
}
const byName = ({ name }: { name: string }) => ({ label: name });

function findersIn(
  routes: readonly RouteObject[],
  above: string,
  area: Title,
  titleAbove: Title = area,
): Finder[] {
  return routes.flatMap((route) => {
    const { listed, entry, title = titleAbove } = handleOf(route);
    const address = route.path ? `${above}/${route.path}` : above;
    if (route.children) return findersIn(route.children, address, area, title);
    const kinds = listed ? [ofResource(listed, address)] : (declared.get(address) ?? []);
    return kinds.map((kind) => ({ icon: entry?.icon, ...kind, title: kind.title ?? title, area }));
  });
}

/** All kinds of records, in the order of the header. */
export const finders: readonly Finder[] = [
  ...areas.flatMap(({ path, title, routes }) => findersIn(routes, `/${path}`, title)),
  ...settings.flatMap(({ heading, routes }) => findersIn(routes, "/einstellungen", heading)),
];

/** Calls that search several lists of a module at once. */
const together = [findInEditor, findInBook, findInShop, findInTrials];
/** The call that searches a kind together with others of its module, if there is one. */
export const findOf = ({ list }: Pick<Finder, "list">): EndpointSpec | undefined =>
  together.find(({ finds }) => finds.includes(list.path));

/** Most records of a kind that is read as a whole when the palette opens; more are searched by their list. */
const mostWhole = 50;
/** The query for all records of a kind that no other is searched with; the category tree is always whole. */
export const wholeQuery = ({ rows }: Pick<Finder, "rows">) => (rows ? {} : { limit: mostWhole });

/** The heading of a kind's hits; includes the module if another kind has the same name. */
export function headingOf({ title, area }: Finder): string {
  const heading = titleText(title);
  const namesakes = finders.filter((finder) => titleText(finder.title) === heading);
  return namesakes.length > 1 ? `${heading} (${titleText(area)})` : heading;
}

/** Kinds that an account may search and open. */
export const findersFor = (access: Access) =>
  finders.filter(({ list, opens }) => access.mayCall(list) && opens.every(access.mayEnter));

/** Whether an address is below the list of a kind whose names are in the laboratory's first language. */
export function hasOwnName(address: string): boolean {
  const above = finders.filter(({ at: path }) => address.startsWith(`${path}/`));
  const nearest = Math.max(...above.map(({ at: path }) => path.length));
  return above.some(({ at: path, ownNames }) => path.length === nearest && ownNames === true);
}

/** Title of the page at an address; empty if there is none. */
export function titleAt(address: string): string {
  const titles = matchesAt(address).map(({ route }) => handleOf(route).title);
  const title = titles.findLast((each) => each !== undefined);
  return title ? titleText(title) : "";
}

/** The page for a new record of a kind, if the account may create one. */
export function makingOf({ make }: Pick<Finds, "make">, access: Access) {
  if (!make?.calls.every(access.mayEnter)) return undefined;
  return { title: titleAt(make.to), to: make.to };
}
