// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type ModuleKey, moduleKeys } from "../../../shared/kernel/modules.ts";
import type { Permission } from "../../../shared/kernel/permissions.ts";
import { accessOf, type GuardedCall } from "../../../web/platform/permissions.ts";
import { decide, type RouteRules, whereToStay } from "../../../web/platform/routing/guards.ts";
import { loginAddress, safeNext } from "../../../web/platform/session.ts";
import { settings, user } from "../support/mock-data.ts";

const access = (permissions: Permission[] = [], booked: ModuleKey[] = []) =>
  accessOf({
    status: "success",
    settings: settings as never,
    maintenance: false,
    person: {
      user: {
        ...user,
        language: "de",
        signed_in_by: "password",
        pending_email: null,
        second_factor: false,
        owes_factor: false,
        permissions,
      },
      modules: Object.fromEntries(moduleKeys.map((key) => [key, booked.includes(key)])) as never,
    },
  });
const visitor = { startup: "success", signedIn: false, access: access() } as const;
const member = (permissions: Permission[] = [], booked: ModuleKey[] = []) =>
  ({ startup: "success", signedIn: true, access: access(permissions, booked) }) as const;
const placeOf = (path: string) => {
  const { pathname, search } = new URL(path, "http://lab");
  return { pathname, search };
};
const login: RouteRules = { audience: "entry" };
const anything: RouteRules = {};
const print: GuardedCall = { permission: "printpublisher.view_configuration", module: "MD_PRINT" };

describe("a visitor", () => {
  it("is led to the log-in page with the wanted path and query in next", () => {
    expect(decide(placeOf("/laboreditor/analyse?state=NEW"), anything, visitor)).toEqual({
      kind: "go",
      to: "/login?next=%2Flaboreditor%2Fanalyse%3Fstate%3DNEW",
    });
  });
  it("is led back to the fragment, to the dashboard and to an address that nothing stands at, too", () => {
    const target = { pathname: "/einstellungen/system", search: "", hash: "#farben" };
    expect(decide(target, anything, visitor)).toEqual({
      kind: "go",
      to: "/login?next=%2Feinstellungen%2Fsystem%23farben",
    });
    expect(decide(placeOf("/dashboard"), anything, visitor)).toEqual({
      kind: "go",
      to: "/login?next=%2Fdashboard",
    });
  });
  it("gets no next for logging out", () => {
    expect(decide(placeOf("/logout"), anything, visitor)).toEqual({ kind: "go", to: "/login" });
    expect(loginAddress(placeOf("/logout"))).toBe("/login");
  });
  it("may open the log-in page", () => {
    expect(decide(placeOf("/login"), login, visitor)).toEqual({ kind: "enter" });
  });
});

describe("somebody signed in", () => {
  it("goes from the log-in page to the dashboard, or to what next wants", () => {
    expect(decide(placeOf("/login"), login, member())).toEqual({ kind: "go", to: "/dashboard" });
    expect(decide(placeOf("/login?next=%2Feinstellungen%2Fsystem"), login, member())).toEqual({
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
  const imports: GuardedCall = { permission: "core_storage.view_import", module: null };
  const accounts: GuardedCall = { permission: "auth.view_user", module: null };
  it("may open what all the calls of may be made for", () => {
    const page = { calls: [imports, accounts] };
    expect(decide(placeOf("/x"), page, member(["core_storage.view_import", "auth.view_user"]))).toEqual({
      kind: "enter",
    });
    expect(decide(placeOf("/x"), page, member(["auth.view_user"]))).toEqual({ kind: "refuse" });
  });
  it.each<[GuardedCall["permission"], Permission[], boolean]>([
    [null, [], true],
    ["auth.view_user", ["auth.view_user"], true],
    [["auth.view_user", "auth.add_user"], ["auth.add_user"], true],
    [["auth.change_user", "auth.add_user"], ["auth.delete_user"], false],
    [{ all: ["auth.change_user", "auth.add_user"] }, ["auth.add_user"], false],
    ["auth.view_user", ["auth.change_user"], true],
    ["auth.view_user", ["general.change_brontendconfiguration"], false],
    [{ all: ["auth.view_user", "auth.add_user"] }, ["auth.add_user", "auth.view_user"], true],
  ])("may make a call that asks for %j with %j: %s", (permission, held, may) => {
    expect(access(held).mayCall({ permission, module: null })).toBe(may);
    expect(access(held).mayCall({ permission, module: "MD_PROF" })).toBe(false);
  });
  it("opens a page with exactly the right that guards it, not with one that includes seeing it", () => {
    const page = { calls: [accounts] };
    expect(decide(placeOf("/x"), page, member(["auth.change_user"]))).toEqual({ kind: "refuse" });
    expect(decide(placeOf("/x"), page, member(["auth.view_user"]))).toEqual({ kind: "enter" });
  });
  it("may always open the page of its own account, and no other one", () => {
    const page = { calls: [accounts], own: "id" };
    const now = { ...member(), account: "mine" };
    expect(decide(placeOf("/konten/mine"), page, now, { id: "mine" })).toEqual({ kind: "enter" });
    expect(decide(placeOf("/konten/other"), page, now, { id: "other" })).toEqual({ kind: "refuse" });
  });
  it("is led to the module's home from a kind that there is not", () => {
    const page = { only: { model: ["analysis"] } };
    expect(decide(placeOf("/laboreditor/history/nope"), page, member(), { model: "nope" })).toEqual({
      kind: "go",
      to: "/laboreditor",
    });
    expect(decide(placeOf("/laboreditor/history/analysis"), page, member(), { model: "analysis" })).toEqual({
      kind: "enter",
    });
  });
  it("is led to the info page of a module that is not booked, whatever the account may do", () => {
    const page = { calls: [print] };
    expect(decide(placeOf("/printpublisher/x"), page, member(["printpublisher.view_configuration"]))).toEqual(
      {
        kind: "go",
        to: "/printpublisher/info",
      },
    );
    expect(decide(placeOf("/printpublisher/x"), page, member([], ["MD_PRINT"]))).toEqual({ kind: "refuse" });
  });
  it("stays where it was when refused, or on the dashboard if it was nowhere", () => {
    expect(whereToStay("/einstellungen/system", "/laboreditor/analyse")).toBe("/laboreditor/analyse");
    expect(whereToStay("/einstellungen/system", null)).toBe("/dashboard");
    expect(whereToStay("/einstellungen/system", "/einstellungen/system")).toBe("/dashboard");
  });
});

describe("an unknown laboratory", () => {
  const rules: RouteRules = { audience: "unknown-tenant" };
  it("has one page only", () => {
    const now = { ...visitor, startup: "invalid-tenant" } as const;
    expect(decide(placeOf("/dashboard"), anything, now)).toEqual({ kind: "go", to: "/login/nicht-gefunden" });
    expect(decide(placeOf("/login"), login, now)).toEqual({ kind: "go", to: "/login/nicht-gefunden" });
    expect(decide(placeOf("/login/nicht-gefunden"), rules, now)).toEqual({ kind: "enter" });
  });
  it("is a page that known laboratories do not have", () => {
    expect(decide(placeOf("/login/nicht-gefunden"), rules, member())).toEqual({
      kind: "go",
      to: "/dashboard",
    });
  });
});
