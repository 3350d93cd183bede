// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logout } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { listImports } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call } from "../../../web/platform/api/call.ts";
import { accessOf } from "../../../web/platform/permissions.ts";
import { beginSession } from "../../../web/platform/session.ts";
import {
  checkMaintenance,
  currentStartup,
  forgetPerson,
  loadPerson,
  start,
} from "../../../web/platform/startup.ts";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";

const open = { "settings/public/": json(settings), "maintenance/": json({ maintenance: true }) };
const personal = { "user/current/": json(user), "settings/booked_modules/": json(modules) };

async function started() {
  const running = start();
  const first = currentStartup().status;
  await vi.runAllTimersAsync();
  await running;
  return { first, reached: currentStartup() };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the global data state", () => {
  it("is loading first, then success; a visitor costs two calls only", async () => {
    const requests = fakeServer(open);
    const { first, reached } = await started();
    expect(first).toBe("loading");
    expect(reached).toEqual({ status: "success", settings, maintenance: true, person: null });
    expect(requests.map(({ url }) => url.pathname)).toEqual(["/api/settings/public/", "/api/maintenance/"]);
  });
  it("holds account and booked modules of who is signed in", async () => {
    beginSession("token");
    fakeServer({ ...open, ...personal });
    expect((await started()).reached).toMatchObject({ status: "success", person: { user, modules } });
  });
  it.each([
    ["settings/public/", {}],
    ["maintenance/", {}],
    ["settings/booked_modules/", personal],
  ])("is invalid tenant when %s answers 404", async (path, also) => {
    beginSession("token");
    fakeServer({ ...open, ...personal, ...also, [path]: problem(404, "tenant_not_found") });
    expect((await started()).reached).toEqual({ status: "invalid-tenant" });
  });
  it("is error for any other failure, and can be tried again", async () => {
    fakeServer({ ...open, "maintenance/": problem(500, "internal_error") });
    expect((await started()).reached).toMatchObject({ status: "error", problem: { code: "internal_error" } });
    fakeServer(open);
    expect((await started()).reached.status).toBe("success");
  });
  it("learns to know the account after signing in and forgets it after signing out", async () => {
    fakeServer({ ...open, ...personal });
    await started();
    await loadPerson();
    const signedIn = accessOf(currentStartup());
    expect(signedIn.mayCall(listImports)).toBe(true);
    expect(signedIn.booked("MD_PRINT")).toBe(true);
    expect(signedIn.booked("MD_SHOP")).toBe(false);
    forgetPerson();
    const signedOut = accessOf(currentStartup());
    expect(signedOut.mayCall(listImports)).toBe(false);
    expect(signedOut.booked("MD_PRINT")).toBe(false);
    expect(signedOut.booked(null)).toBe(true);
  });
  it("reads account and modules anew when the server refuses what they seemed to allow", async () => {
    beginSession("token");
    fakeServer({ ...open, ...personal });
    await started();
    expect(accessOf(currentStartup()).mayCall(listImports)).toBe(true);
    fakeServer({
      "user/current/": json({ ...user, permissions: [] }),
      "settings/booked_modules/": json({ ...modules, MD_PRINT: false }),
      "auth/verification/logout/": problem(403, "permission_denied"),
    });
    await call(logout).catch(() => undefined);
    await vi.runAllTimersAsync();
    const now = accessOf(currentStartup());
    expect(now.mayCall(listImports)).toBe(false);
    expect(now.booked("MD_PRINT")).toBe(false);
  });
  it("takes note of maintenance that begins with a refused write, and of its end", async () => {
    const over = { ...open, "maintenance/": json({ maintenance: false }) };
    fakeServer({ ...over, "auth/verification/logout/": problem(503, "maintenance") });
    await started();
    await call(logout).catch(() => undefined);
    expect(currentStartup()).toMatchObject({ maintenance: true });
    fakeServer(over);
    await checkMaintenance();
    expect(currentStartup()).toMatchObject({ maintenance: false });
  });
});
