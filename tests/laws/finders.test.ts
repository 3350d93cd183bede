import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { type ModuleKey, moduleKeys as modules } from "../../shared/kernel/modules.ts";
import { type Permission, permissions } from "../../shared/kernel/permissions.ts";
import { routes } from "../../web/app/routes.tsx";
import { finders, findersFor, headingOf, makingOf } from "../../web/app/shell/finders.ts";
import { accessOf } from "../../web/platform/permissions.ts";
import type { Finds } from "../../web/platform/routing/finds.ts";
import { decide } from "../../web/platform/routing/guards.ts";
import { handleOf } from "../../web/platform/routing/page.ts";
import type { Startup } from "../../web/platform/startup.ts";

/** Lists of the records that people create. */
const lists = apis.flatMap(({ endpoints }) =>
  Object.entries<EndpointSpec>(endpoints)
    .filter(([name]) => /(?:^|\.)list$/.test(name) && name.replace(/list$/, "create") in endpoints)
    .map(([, endpoint]) => endpoint),
);

const accessWith = (held: readonly Permission[], booked: (module: ModuleKey) => boolean = () => true) =>
  accessOf({
    status: "success",
    settings: {},
    maintenance: false,
    person: {
      user: { permissions: held },
      modules: Object.fromEntries(modules.map((module) => [module, booked(module)])),
    },
  } as unknown as Startup);

/** Whether an address is accessible to an account. */
function opens(address: string, access: ReturnType<typeof accessWith>): boolean {
  const { pathname, search } = new URL(address, "http://lab");
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  if (!leaf) return false;
  const now = { startup: "success", signedIn: true, access } as const;
  return decide({ pathname, search }, handleOf(leaf.route), now, leaf.params).kind === "enter";
}

const id = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const named = { id, name: "Kalium" };
/** A row with the properties of every kind of record. */
const row = {
  ...named,
  ...{ code: "K", title: "Vorwort", identifier: "kalium", collection: "material", username: "admin" },
  ...{ email: "a@labor.example", number: "2026-000001", delivery: [], customer_email: "k@praxis.example" },
  ...{ product: id, article_number: "001", additional_information: "", state: "NEW" },
  ...{ testable: named, certificate: named },
};

describe("the search over everything", () => {
  test("finds the records of every resource that people make", () => {
    const listed = new Set<EndpointSpec>(finders.map(({ list }) => list));
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.filter((list) => !listed.has(list)).map(fullPath)).toEqual([]);
  });

  test.each(permissions)("leads an account with %s alone only to pages that open", (permission) => {
    const access = accessWith([permission]);
    const refused = findersFor(access).flatMap((finder) => {
      const { to } = (finder as unknown as Finds<typeof row>).show(row);
      return [to, makingOf(finder, access)?.to ?? to].filter((address) => !opens(address, access));
    });
    expect(refused).toEqual([]);
  });

  test("leads the administrator to the records of every kind, each with a name", () => {
    const access = accessWith(permissions);
    const all = findersFor(access);
    expect(all).toHaveLength(finders.length);
    for (const finder of all) {
      const { to, label } = (finder as unknown as Finds<typeof row>).show(row);
      expect(opens(to, access), to).toBe(true);
      expect(label, to).toBeTruthy();
    }
  });

  test("gives each kind a heading of its own", () => {
    const headings = finders.map(headingOf);
    expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([]);
  });

  test("offers an account without rights nothing, nor kinds of a module that is not booked", () => {
    expect(findersFor(accessWith([]))).toEqual([]);
    const unbooked = findersFor(accessWith(permissions, () => false));
    expect(unbooked.filter(({ list }) => list.module)).toEqual([]);
  });
});
