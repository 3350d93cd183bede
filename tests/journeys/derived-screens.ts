import type { RouteObject } from "react-router";
import { apis } from "../../shared/apis.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import type { Words } from "../../web/platform/i18n/title.ts";
import { handleOf } from "../../web/platform/routing/page.ts";
import { makerOf } from "../support/made-body.ts";
import type { Screen } from "./screens.ts";

const endpoints = apis.flatMap((api) => Object.values(api.endpoints) as EndpointSpec[]);

/** A page as its route declares it: its address, its title, and the call whose answer it shows. */
export interface Page {
  route: string;
  title: Words | undefined;
  call: EndpointSpec | undefined;
  /** All calls that the page makes. */
  calls: readonly EndpointSpec[];
}

/** The pages of a context's routes. */
export function pagesOf(routes: readonly RouteObject[], above: string, from?: Words): Page[] {
  return routes.flatMap((route) => {
    const address = route.path ? `${above}/${route.path}` : above;
    const { title = from, calls } = handleOf(route);
    const words = typeof title === "object" ? title : undefined;
    if (route.children) return pagesOf(route.children, address, words);
    return route.lazy
      ? [
          {
            route: address,
            title: words,
            call: calls?.[0] as EndpointSpec | undefined,
            calls: (calls ?? []) as EndpointSpec[],
          },
        ]
      : [];
  });
}

/** The call that creates the entity shown at an address with `:id`, if its declaration suffices to make one. */
const makerFor = ({ route, call }: Page) =>
  call && /^[^:]*\/:id$/.test(route) ? makerOf(endpoints, call.path) : undefined;

/** The calls that create the entities shown by such pages. */
export const makersOf = (pages: readonly Page[]) => pages.flatMap((page) => makerFor(page) ?? []);

/**
 * A screen as its route describes it, headed by its title or by the name of the entity created for it.
 * @throws Error for a page that has to be listed by hand
 */
export function screenOf(page: Page): Screen {
  const { route, title } = page;
  const maker = makerFor(page);
  if (maker) {
    const named = ({ made: created }: { made: { name: string } }) => created.name;
    return [
      route,
      named,
      named,
      { at: ({ made: created }) => route.replace(":id", created.ids[maker.path] ?? "") },
    ];
  }
  if (!title || route.includes(":")) throw new Error(`List ${route} in screens.ts, with its heading.`);
  return [route, title.de, title.en];
}
