import { expect, it } from "vitest";
import {
  type GroupId,
  groupIds,
  groups,
  type Permission,
  permissionsOf,
} from "../../../shared/kernel/permissions.ts";
import { firstPage, moduleAddress, modules, sectionOf } from "../../../web/app/shell/navigation.ts";
import { accessOf } from "../../../web/platform/permissions.ts";
import { isNew } from "../../../web/platform/routing/manifest.ts";
import type { Startup } from "../../../web/platform/startup.ts";

const booked = Object.fromEntries(
  ["MD_EDITOR", "MD_WEB", "MD_INTRA", "MD_PRINT", "MD_SHOP", "MD_PROF"].map((key) => [key, true]),
);
const accessOfGroups = (held: readonly GroupId[], isAdmin = false) =>
  accessOf({
    status: "success",
    person: { user: { permissions: permissionsOf({ isAdmin, groups: held }) }, modules: booked },
  } as unknown as Startup);

/** Permissions begin with the name of their module, so no list of accounts per module is needed; exceptions are listed here. */
const apps = { ringversuche: "proficiency" } as Record<string, string>;

it.each(groupIds)(
  "somebody in the group %s opens the modules that it grants something of, and no others",
  (group) => {
    const access = accessOfGroups([group]);
    for (const module of modules.filter((each) => each.module !== null)) {
      const app = apps[module.path] ?? module.path;
      const isGranted = groups[group].grants.some((grant) => grant.startsWith(`${app}.`));
      expect([module.path, firstPage(module, access) !== undefined]).toEqual([module.path, isGranted]);
      if (!isGranted) expect(moduleAddress(module, access)).toBe(`/${module.path}/info`);
    }
  },
);

it("an administrator opens all", () => {
  const access = accessOfGroups([], true);
  for (const module of modules)
    expect([module.path, firstPage(module, access)]).toEqual([module.path, module.home]);
});

it("a module is marked as new until a day of its manifest has passed, and no longer", () => {
  const fresh = modules.filter(({ newUntil }) => newUntil !== undefined);
  expect(fresh.map(({ path, newUntil }) => [path, newUntil])).toEqual([["ringversuche", "2027-05-31"]]);
  for (const module of fresh) {
    expect(isNew(module, new Date("2026-12-01T08:00:00"))).toBe(true);
    expect(isNew(module, new Date("2027-05-31T12:00:00"))).toBe(true);
    expect(isNew(module, new Date("2027-06-01T00:00:01"))).toBe(false);
  }
});

it("the header leads an account with one right to a page that this right opens", () => {
  const opened = (permission: Permission) => {
    const access = accessOf({
      status: "success",
      person: { user: { permissions: [permission] }, modules: booked },
    } as unknown as Startup);
    return modules.flatMap((module) => (module.module && firstPage(module, access)) || []);
  };
  expect(opened("webpublisher.view_internal")).toEqual(["/webpublisher/vorschau/intern"]);
  expect(opened("webpublisher.change_configurationmodel")).toEqual(["/webpublisher/einrichtung/app"]);
  expect(opened("laborshop.change_configuration")).toEqual(["/laborshop/lieferformular"]);
  expect(opened("laborshop.view_configuration")).toEqual(["/laborshop/bestellungen"]);
  expect(opened("proficiency.view_configuration")).toEqual(["/ringversuche"]);
  expect(opened("laboreditor.view_laboreditorconfiguration")).toEqual(["/laboreditor"]);
  expect(opened("auth.view_user")).toEqual([]);
});

it("the sidebar of a module with many pages has them below headings, each of which stands once", () => {
  const groups = sectionOf("/ringversuche", "", accessOfGroups([], true));
  const named = groups.flatMap(({ heading }) => (heading ? [(heading as { en: string }).en] : []));
  expect(named).toEqual(["Evidence", "Tests", "Public page"]);
  const titles = groups.flatMap(({ links }) => links.map(({ title }) => JSON.stringify(title)));
  expect(new Set(titles).size).toBe(titles.length);
  // An account that may open only some pages sees no empty headings.
  const few = sectionOf("/ringversuche", "", accessOfGroups([]));
  expect(few.every(({ links }) => links.length > 0)).toBe(true);
});
