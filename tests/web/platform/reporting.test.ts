// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../support/fake-server.ts";

let requests: ReturnType<typeof fakeServer>;
beforeEach(() => {
  vi.resetModules();
  // A previous test may have changed the address.
  window.history.replaceState(null, "", "/");
  requests = fakeServer({ "errors/": new Response(null, { status: 204 }) });
});
afterEach(() => vi.unstubAllGlobals());

const reporter = () => import("../../../web/platform/report-error.ts");
const bodies = () => requests.map(({ body }) => JSON.parse(body) as { message: string; path: string });

describe("an error that nothing catches", () => {
  it("is reported with what and where, and nothing about whom", async () => {
    const { reportUncaught } = await reporter();
    const error = new TypeError('No price for "Erika Mustermann" (erika@praxis.example), 4930012345');
    error.stack = "at https://lab.example/assets/page-a1.js?token=secret:10:5";
    reportUncaught(error);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).not.toMatch(/Erika|erika|4930012345|secret|lab\.example/);
    expect(bodies()[0]).toMatchObject({
      message: 'TypeError: No price for "…" (<e-mail>), <number>',
      path: "/",
    });
    expect(requests[0]?.body).toContain("/assets/page-a1.js");
  });
  it("keeps the names out of the program that say what is broken", async () => {
    const { scrubbed } = await reporter();
    const text = "Cannot read properties of undefined (reading 'name')";
    expect(scrubbed(text)).toBe(text);
  });
  it("is reported once, and no more than five from one page", async () => {
    const { reportUncaught } = await reporter();
    for (const name of ["a", "a", "b", "c", "d", "e", "f", "g"]) reportUncaught(new Error(name));
    await vi.waitFor(() => expect(requests).toHaveLength(5));
    expect(new Set(bodies().map(({ message }) => message)).size).toBe(5);
  });
  it("is not reported where the person has been told already", async () => {
    const { reportUncaught } = await reporter();
    const { ApiProblem: Problem } = await import("../../../web/platform/api/problem.ts");
    reportUncaught(new Problem({ status: 0, title: "", detail: "", code: "no_connection" }));
    reportUncaught(new DOMException("Aborted", "AbortError"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(0);
  });
  it("is heard of from the window, and reporting never fails itself", async () => {
    requests = fakeServer({ "errors/": new TypeError("Failed to fetch") });
    const { reportUncaughtErrors } = await import("../../../web/platform/uncaught.ts");
    reportUncaughtErrors();
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("lost") }));
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(bodies()[0]?.message).toBe("Error: lost");
  });
});
