// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { ModuleKey } from "../../../shared/kernel/modules.ts";
import type { Permission } from "../../../shared/kernel/permissions.ts";
import { decide, type RouteRules, whereToStay } from "../../../web/app/guards.ts";
import { loginAddress, safeNext } from "../../../web/platform/session.ts";

const access = (permissions: Permission[] = [], booked: ModuleKey[] = []) => ({
  may: (...wanted: readonly Permission[]) => wanted.some((permission) => permissions.includes(permission)),
  booked: (module: ModuleKey | null) => module === null || booked.includes(module),
});
const visitor = { startup: "success", signedIn: false, access: access() } as const;
const member = (permissions: Permission[] = [], booked: ModuleKey[] = []) =>
  ({ startup: "success", signedIn: true, access: access(permissions, booked) }) as const;
const at = (path: string) => {
  const { pathname, search } = new URL(path, "http://lab");
  return { pathname, search };
};
const login: RouteRules[] = [{ audience: "entry" }];
const print: RouteRules[] = [
  {
    module: { key: "MD_PRINT", info: "/printpublisher/info" },
    permissions: ["printpublisher.view_configuration"],
  },
];

describe("a visitor", () => {
  it("is led to the log-in page with the wanted path and query in next", () => {
    expect(decide(at("/laboreditor/analyse?state=NEW"), [], visitor)).toEqual({
      kind: "go",
      to: "/login?next=%2Flaboreditor%2Fanalyse%3Fstate%3DNEW",
    });
  });
  it("gets no next for logging out", () => {
    expect(decide(at("/logout"), [], visitor)).toEqual({ kind: "go", to: "/login" });
    expect(loginAddress("/logout")).toBe("/login");
  });
  it("may open the log-in page", () => {
    expect(decide(at("/login"), login, visitor)).toEqual({ kind: "enter" });
  });
});

describe("somebody signed in", () => {
  it("goes from the log-in page to the dashboard, or to what next wants", () => {
    expect(decide(at("/login"), login, member())).toEqual({ kind: "go", to: "/dashboard" });
    expect(decide(at("/login?next=%2Feinstellungen%2Fsystem"), login, member())).toEqual({
      kind: "go",
      to: "/einstellungen/system",
    });
  });
  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/login?next=/login",
    "",
  ])("is never led to %j", (next) => {
    expect(safeNext(next)).toBe("/dashboard");
  });
  it("needs the permissions of the innermost route that names some", () => {
    const rules: RouteRules[] = [
      { permissions: ["auth.view_user"] },
      { permissions: ["core_storage.view_import"] },
      {},
    ];
    expect(decide(at("/x"), rules, member(["core_storage.view_import"]))).toEqual({ kind: "enter" });
    expect(decide(at("/x"), rules, member(["auth.view_user"]))).toEqual({ kind: "refuse" });
  });
  it("is led to the info page of a module that is not booked, whatever the account may do", () => {
    expect(decide(at("/printpublisher/x"), print, member(["printpublisher.view_configuration"]))).toEqual({
      kind: "go",
      to: "/printpublisher/info",
    });
    expect(decide(at("/printpublisher/x"), print, member([], ["MD_PRINT"]))).toEqual({ kind: "refuse" });
  });
  it("stays where it was when refused, or on the dashboard if it was nowhere", () => {
    expect(whereToStay("/einstellungen/system", "/laboreditor/analyse")).toBe("/laboreditor/analyse");
    expect(whereToStay("/einstellungen/system", null)).toBe("/dashboard");
    expect(whereToStay("/einstellungen/system", "/einstellungen/system")).toBe("/dashboard");
  });
});

describe("an unknown laboratory", () => {
  const rules: RouteRules[] = [{ audience: "unknown-tenant" }];
  it("has one page only", () => {
    const now = { ...visitor, startup: "invalid-tenant" } as const;
    expect(decide(at("/dashboard"), [], now)).toEqual({ kind: "go", to: "/login/nicht-gefunden" });
    expect(decide(at("/login"), login, now)).toEqual({ kind: "go", to: "/login/nicht-gefunden" });
    expect(decide(at("/login/nicht-gefunden"), rules, now)).toEqual({ kind: "enter" });
  });
  it("is a page that known laboratories do not have", () => {
    expect(decide(at("/login/nicht-gefunden"), rules, member())).toEqual({ kind: "go", to: "/dashboard" });
  });
});
