// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { groupIds, groups, type Permission, permissions } from "../../shared/kernel/permissions.ts";
import { actions, areas, settings } from "../../web/app/manifests.ts";
import { entriesOf } from "../../web/app/shell/navigation.ts";
import { currentAccess } from "../../web/platform/permissions.ts";
import { decide, present } from "../../web/platform/routing/guards.ts";
import { handleOf } from "../../web/platform/routing/page.ts";
import { mayGo } from "../../web/platform/routing/ways.ts";
import { speak } from "../web/support/texts.ts";
import { type AppPage, appPages, openPage, serveTo } from "../web/support/whole-app.tsx";

beforeAll(() => speak("de"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Analyses are viewed and changed in the LaborEditor only, so the account must be able to open it. */
const opensEditor: Permission = "laboreditor.view_laboreditorconfiguration";
const isOfEditor = (right: Permission) => /^laboreditor\.|_flatanalysis$/.test(right);
const accounts: (readonly [name: string, rights: readonly Permission[]])[] = [
  ["no right", []],
  ...permissions.map((right) => [right, isOfEditor(right) ? [right, opensEditor] : [right]] as const),
  ...groupIds.map((group) => [`the group ${group}`, groups[group].grants] as const),
];

/** Pages that the account opens by a permission, and the dashboard, whose cards depend on its permissions. */
const isOpened = ({ own: route, address, params }: AppPage) => {
  const handle = handleOf(route);
  const isGuarded = (handle.calls ?? []).length > 0 && !handle.audience;
  const isOpen = decide({ pathname: address, search: "" }, handle, present(), params);
  return (isGuarded && isOpen.kind === "enter") || address === "/dashboard";
};

/** Fixed entries of the palette. Hits are left out, since the palette itself checks whether they may be opened. */
function wayOfPalette(): string[] {
  const access = currentAccess();
  const inAreas = areas
    .filter(({ module }) => access.booked(module))
    .flatMap(({ path, routes }) => entriesOf(routes, `/${path}`, "", access));
  const inSettings = settings.flatMap(({ routes }) => entriesOf(routes, "/einstellungen", "", access));
  const done = actions.filter(({ calls, outside }) => !outside && calls.every(access.mayEnter));
  const entries = [...inAreas, ...inSettings].filter(({ own: isOwn }) => !isOwn);
  return [...entries, ...done].map(({ to }) => to);
}

it.each(accounts)("with %s every link leads on, and no page asks for what is refused", async (_, rights) => {
  const server = await serveTo(rights);
  const wrong: string[] = [];
  for (const { address } of appPages.filter(isOpened)) {
    server.refused.length = 0;
    const router = await openPage(address);
    const { pathname } = router.state.location;
    if (pathname !== address) wrong.push(`${address} leads to ${pathname}`);
    if (!document.querySelector("h1")) wrong.push(`${address} is not drawn`);
    wrong.push(...server.refused.map((call) => `${address} asks ${call}`));
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")];
    const leading = [...links.map((link) => link.getAttribute("href") ?? ""), ...wayOfPalette()];
    wrong.push(...leading.filter((to) => !mayGo(to)).map((to) => `${address} leads to ${to}`));
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(server.unknown).toEqual([]);
});
