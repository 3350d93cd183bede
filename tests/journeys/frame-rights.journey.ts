import { expect, type Page } from "@playwright/test";
import { matchRoutes, type RouteObject } from "react-router";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, fullPath, isHeldExactly, isPermitted } from "../../shared/kernel/endpoint.ts";
import { groupIds, groups, type Permission, permissions } from "../../shared/kernel/permissions.ts";
import { areas, pages, settings } from "../../web/app/manifests.ts";
import { infoOf } from "../../web/app/shell/navigation.ts";
import { handleOf } from "../../web/platform/routing/page.ts";
import { test } from "./laboratory.ts";
import { goWithin, signIn } from "./people.ts";
import { staff } from "./screens.ts";

// Every test goes to whichever worker is free.
test.describe.configure({ mode: "parallel" });

const tree: RouteObject[] = [
  ...["/dashboard", "/tastenkuerzel"].map((path) => ({ path })),
  ...pages,
  { path: "/einstellungen", children: settings.flatMap(({ routes }) => [...routes]) },
  ...areas.map((area) => ({ path: `/${area.path}`, children: [...area.routes, ...infoOf(area)] })),
];
/** Whether exactly these rights open an address; undefined if it only leads on. */
function opens(address: string, held: ReadonlySet<string>, own: string): boolean | undefined {
  const leaf = matchRoutes(tree, new URL(address, "http://lab").pathname)?.at(-1);
  if (!leaf || handleOf(leaf.route).leadsTo) return undefined;
  const rules = handleOf(leaf.route);
  if (rules.own && leaf.params[rules.own] === own) return true;
  return (rules.calls ?? []).every(({ permission = null }) => isHeldExactly(permission, held));
}

const endpoints = apis
  .flatMap(({ endpoints }) => Object.values(endpoints) as EndpointSpec[])
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${fullPath(endpoint).replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
    // What names more of its path is meant where several fit.
    named: fullPath(endpoint).replaceAll(/\{\w+\}/g, "").length,
  }))
  .sort((one, other) => other.named - one.named);
const endpointOf = (method: string, path: string) =>
  endpoints.find((each) => each.endpoint.method === method && each.pattern.test(path))?.endpoint;

/** Shows the app to an account with these rights. The server would do more: a law holds that it refuses what declarations say. */
async function openAs(page: Page, held: readonly Permission[]) {
  await page.route("**/api/**/user/current/", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), permissions: held } });
  });
  const refused = new Set<string>();
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api\/(?:de|en)\//, "/api/");
    if (!path.startsWith("/api/")) return;
    const endpoint = endpointOf(request.method(), path);
    if (!endpoint) refused.add(`unknown ${request.method()} ${path}`);
    else if (!endpoint.public && !isPermitted(endpoint.permission, new Set(held)))
      refused.add(`${new URL(page.url()).pathname}: ${request.method()} ${fullPath(endpoint)}`);
  });
  await signIn(page);
  return refused;
}

const accounts = [
  ...permissions.map((permission) => ({ title: permission as string, held: [permission] })),
  ...groupIds.map((group) => ({ title: `the group ${group}`, held: [...groups[group].grants] })),
];
const notice = (page: Page) => page.getByText("Keine Berechtigung", { exact: true });

for (const { title, held } of accounts) {
  test(`${title}: no link leads where it is refused, and pages ask for nothing that is`, async ({
    page,
    laboratory: { things },
  }) => {
    test.setTimeout(300_000);
    const rights = new Set<string>(held);
    const addresses = new Set(staff.map(([route, , , special]) => special?.at?.(things) ?? route));
    const open = [...addresses].filter(
      (address) =>
        address === "/dashboard" || (opens(address, new Set(), "") !== true && opens(address, rights, "")),
    );
    const refused = await openAs(page, held);
    const wrong = new Set<string>();
    const leading = new Set<string>();
    for (const address of open) {
      await goWithin(page, address);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("main")).toBeVisible();
      const at = new URL(page.url()).pathname;
      if (at !== new URL(address, "http://lab").pathname) wrong.add(`${address} led to ${at}`);
      const links = await page
        .locator("a[href]")
        .evaluateAll((all) =>
          all
            .map((each) => (each as HTMLAnchorElement).href)
            .filter((href) => new URL(href).origin === location.origin),
        );
      for (const href of new Set(links)) {
        const to = new URL(href).pathname;
        if (/^\/(?:api|embed|assets)\//.test(to)) continue;
        const isOpen = opens(to, rights, things.own);
        if (isOpen === undefined) leading.add(to);
        else if (!isOpen) wrong.add(`${at} links to ${to}`);
      }
    }
    for (const to of leading) {
      if (to === "/logout") continue;
      await goWithin(page, to);
      await page.waitForLoadState("networkidle");
      if (await notice(page).isVisible()) wrong.add(`${to} refuses`);
    }
    expect([...wrong, ...refused]).toEqual([]);
    await expect(notice(page)).toBeHidden();
  });
}
