import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import * as users from "../../shared/core/users/users.endpoints.ts";
import { fullPath } from "../../shared/kernel/endpoint.ts";
import { unknown } from "../../web/app/router.ts";
import { routes } from "../../web/app/routes.tsx";
import { entry } from "../../web/core/entry.ts";
import { titles } from "../../web/core/titles.ts";
import { resourcePages } from "../../web/platform/resource/resource-routes.ts";
import { makersOf, pagesOf, screenOf } from "../journeys/derived-screens.ts";
import { choices, elsewhere, overlays } from "../journeys/overlays.ts";
import { publicPages } from "../journeys/public-pages.ts";
import { leading, staff, visitors } from "../journeys/screens.ts";
import type { Records } from "../journeys/things.ts";
import { sourceFiles, sourceOf } from "./sources.ts";

const tree = [...entry, ...routes, unknown];

const join = (above: string, { path }: RouteObject) => (path ? `${above}/${path}` : above);

/** The addresses of a tree, each with whether it shows a page. */
function addressesOf(tree: readonly RouteObject[], above = ""): { address: string; page: boolean }[] {
  return tree.flatMap((route) =>
    route.children
      ? addressesOf(route.children, join(above, route))
      : [{ address: join(above, route) || "/", page: route.lazy !== undefined }],
  );
}
const addresses = addressesOf(tree);
const screens = [...visitors, ...staff];

/** An arbitrary id, as ids do not affect where an address leads. */
const id = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const fixture = { name: "Grashüpfer", ids: new Proxy({}, { get: () => id }) };
const anything = new Proxy({} as Records, {
  get: (_, name) =>
    ({ link: "/login/reset/secret", addressLink: "/login/e-mail/secret", made: fixture })[String(name)] ?? id,
});
const routeOf = (address: string) =>
  (matchRoutes(tree, new URL(address, "http://lab").pathname) ?? []).reduce(
    (above, { route }) => join(above, route),
    "",
  ) || "/";

describe("the journey through the screens", () => {
  test("opens every page of the route tree, and no other", () => {
    const listed = new Set([...screens.map(([route]) => route), ...leading.map(([route]) => route)]);
    const pages = addresses.filter(({ page }) => page).map(({ address }) => address);
    expect(pages.filter((address) => !listed.has(address))).toEqual([]);
    expect(screens.map(([route]) => route).filter((route) => !pages.includes(route))).toEqual([]);
  });

  test("knows the pages of a resource from its routes, and says which pages it cannot know", () => {
    const title = { ...titles.accounts, de: "Konten", en: "Accounts" };
    const newTitle = { ...titles.newAccount, de: "Neues Konto", en: "New account" };
    const calls = {
      ...users,
      list: users.accounts.list,
      create: users.accounts.create,
      read: users.accounts.read,
    };
    const load = () => Promise.reject(new Error("is not drawn here"));
    const routes = resourcePages({ path: "konten", title, newTitle, calls: calls as never, load });
    const pages = pagesOf(routes, "/bereich");
    const screens = pages.map(screenOf);
    const record = screens.find(([route]) => route.endsWith("/:id"));
    expect(screens.filter((screen) => screen !== record)).toEqual([
      ["/bereich/konten", "Konten", "Accounts"],
      ["/bereich/konten/neu", "Neues Konto", "New account"],
    ]);
    const [route, heading, , special] = record ?? [];
    expect([route, special?.at?.(anything)]).toEqual(["/bereich/konten/:id", `/bereich/konten/${id}`]);
    expect(typeof heading === "function" && heading(anything)).toBe(fixture.name);
    expect(makersOf(pages)).toEqual([users.accounts.create]);
    for (const route of ["/konten/:id/:more", "/konten/:name"])
      expect(() => screenOf({ route, title, call: users.accounts.read, calls: [] })).toThrow(`List ${route}`);
    expect(() => screenOf({ route: "/konten", title: undefined, call: undefined, calls: [] })).toThrow(
      "List /konten",
    );
  });

  test("lists what is deleted of every kind with a history", () => {
    const guarding = new Set(pagesOf(routes, "").flatMap(({ calls }) => calls));
    const lists = apis
      .flatMap(({ endpoints }) => Object.entries(endpoints))
      .filter(([name]) => /(?:^|\.)deleted$/.test(name))
      .map(([, endpoint]) => endpoint);
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter((call) => !guarding.has(call)).map(fullPath)).toEqual([]);
  });

  test("follows every address that leads on", () => {
    const listed = new Set(leading.map(([route]) => route));
    const others = addresses.filter(({ page }) => !page).map(({ address }) => address);
    expect(others.filter((address) => !listed.has(address))).toEqual([]);
  });

  test("takes addresses that belong to the routes they stand for", () => {
    const pairs = [
      ...screens.map(([route, , , special]) => [route, special?.at?.(anything) ?? route] as const),
      ...leading,
    ];
    expect(pairs.filter(([route, address]) => routeOf(address) !== route)).toEqual([]);
  });

  test("opens every page that the server draws", () => {
    const listed = new Set(publicPages.map(([route]) => route));
    const drawn = apis
      .flatMap(({ endpoints }) => Object.values(endpoints))
      .filter(({ method, output }) => method === "GET" && output === "html")
      .map(fullPath);
    expect(drawn.filter((path) => !listed.has(path))).toEqual([]);
  });

  test("opens every overlay that a page has", () => {
    const opens =
      /<(?:Dialog|SidePanel|ConfirmDelete|DeleteDialog|DeleteButton|PlainDialog|Menu)\b|\bdeletion=\{|\bopenModal\(/;
    const listed = [...overlays, ...elsewhere].map(({ from }) => from);
    const drawn = sourceFiles
      .filter((path) => /^web\/(?!ui\/|platform\/).*\.tsx?$/.test(path))
      .flatMap((path) => {
        const source = sourceOf(path);
        if (opens.test(source)) return path;
        if (!/\bresource\(\{/.test(source)) return [];
        // The form of a resource asks before deleting.
        const route = `${/\bat: "([^"]+)"/.exec(source)?.[1]}/:id`;
        return listed.includes(route) ? route : path;
      });
    expect(new Set(listed)).toEqual(new Set(drawn));
  });

  test("drops down a list of choices of every control that has one", () => {
    const kinds =
      /<(Select|FilterSelect|CategorySelect|DateInput|RemotePicker|RemoteMultiPicker|MultiSelect)\b/g;
    const kindsOf = (path: string) => [...sourceOf(path).matchAll(kinds)].map(([, kind]) => kind);
    const used = sourceFiles
      .filter((path) => /^web\/(?!ui\/|platform\/).*\.tsx$/.test(path))
      .flatMap(kindsOf);
    expect(new Set(choices.flatMap(({ from }) => kindsOf(from)))).toEqual(new Set(used));
  });
});
