import { expect, it } from "vitest";
import { type GroupId, groupIds, groups, permissionsOf } from "../../../shared/kernel/permissions.ts";
import { firstPage, moduleAddress, modules } from "../../../web/app/shell/navigation.ts";
import { accessOf } from "../../../web/platform/permissions.ts";
import type { Startup } from "../../../web/platform/startup.ts";

const booked = Object.fromEntries(
  ["MD_EDITOR", "MD_WEB", "MD_INTRA", "MD_PRINT", "MD_SHOP", "MD_PROF"].map((key) => [key, true]),
);
const accessOfGroups = (held: readonly GroupId[], isAdmin = false) =>
  accessOf({
    status: "success",
    person: { user: { permissions: permissionsOf({ isAdmin, groups: held }) }, modules: booked },
  } as unknown as Startup);

/** Permissions begin with the name of their module, so that nobody has to keep a list of who may open what. */
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
