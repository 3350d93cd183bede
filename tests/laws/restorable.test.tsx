// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { apis } from "../../shared/apis.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { permissions } from "../../shared/kernel/permissions.ts";
import { json } from "../web/support/fake-server.ts";
import { speak } from "../web/support/texts.ts";
import { appPages, type MadeServer, openPage, quiet, serveTo } from "../web/support/whole-app.tsx";

/** Records with a history are found when they are deleted, and setups have their versions: a person restores either where it is listed. */
const named = apis.flatMap(({ address, endpoints }) =>
  Object.entries(endpoints as Record<string, EndpointSpec>).map(([name, endpoint]) => ({
    name: `${address} ${name.replace(/\.?\w+$/, "")}`,
    role: name.replace(/^.*\./, ""),
    endpoint,
  })),
);
const roleOf = (kind: string, role: string) =>
  named.find((call) => call.name === kind && call.role === role)?.endpoint;
const kinds = named.filter(({ role, name }) => role === "deleted" && roleOf(name, "rollback"));
const setups = named.filter(
  ({ role, name }) => role === "rollback" && name.endsWith("onfiguration") && roleOf(name, "versions"),
);

const deletedPages = appPages
  .filter(({ route }) => route.endsWith("/geloescht"))
  .flatMap(({ address }) => [0, 1, 2].map((kind) => `${address}?art=${kind}`));
const setupPages = [
  "/webpublisher/einrichtung/app",
  "/printpublisher/gestaltung",
  "/laborshop/einrichtung",
  "/ringversuche/einrichtung",
];

/** Two versions of each setup: only former ones can be restored. */
const version = (hid: number) => ({
  hid,
  at: "2026-05-01T10:00:00.000Z",
  action: "changed",
  author: { kind: "account", id: "1", name: "admin" },
  changes: ["css"],
});
const versions = { count: 2, next: null, previous: null, results: [version(2), version(1)] };

let server: MadeServer;
beforeAll(async () => {
  await speak("de");
  server = await serveTo([...permissions]);
  server.answer = (endpoint) =>
    setups.some(({ name }) => roleOf(name, "versions") === endpoint) ? json(versions) : undefined;
});
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The calls that pages make when they are opened, and those of their first button that restores. */
async function restoredOn(addresses: readonly string[]) {
  const pages: { read: EndpointSpec[]; sent: EndpointSpec[] }[] = [];
  const requested = () => server.asked.map(({ endpoint }) => endpoint);
  for (const address of addresses) {
    server.asked.length = 0;
    const router = await openPage(address);
    const read = requested();
    server.asked.length = 0;
    const [restore] = screen.queryAllByRole("button", { name: /wiederherstellen/i });
    if (restore) fireEvent.click(restore);
    await quiet(router);
    pages.push({ read, sent: requested() });
  }
  return pages;
}

describe("what has a history", () => {
  it("is listed when it is deleted, and restored from there", async () => {
    expect(kinds.length).toBeGreaterThan(10);
    const pages = await restoredOn(deletedPages);
    const restored = kinds.filter(({ name, endpoint }) =>
      pages.some(
        ({ read, sent }) =>
          read.includes(endpoint) && sent.includes(roleOf(name, "rollback") as EndpointSpec),
      ),
    );
    expect(kinds.filter((kind) => !restored.includes(kind)).map(({ name }) => name)).toEqual([]);
  });

  it("shows its versions if it is a setup, and brings one back", async () => {
    expect(setups).toHaveLength(setupPages.length);
    const pages = await restoredOn(setupPages);
    const restored = setups.filter(({ name, endpoint }) =>
      pages.some(
        ({ read, sent }) =>
          read.includes(roleOf(name, "versions") as EndpointSpec) &&
          (sent.includes(endpoint) || sent.includes(roleOf(name, "change") as EndpointSpec)),
      ),
    );
    expect(setups.filter((setup) => !restored.includes(setup)).map(({ name }) => name)).toEqual([]);
  });
});
