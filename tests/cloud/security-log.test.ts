import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { insistently } from "../support/insistently.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

/** The security log on the whole stack: every function that checks rights may add an entry, and each entry is copied out of the table. */
const cloud = sharedCloud();
const username = `Rechtlos ${Date.now()}`;
let account: string;
let demo: Client;
let powerless: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
  const password = "Kiesel-Regenschirm-42 im Regen";
  const body = { username, email: `rechtlos-${Date.now()}@labor.example`, password };
  const created = await insistently(() => demo.call("/api/user/list/", { method: "POST", body }));
  expect(created.status).toBe(201);
  account = created.json().id;
  powerless = clientOf("demo", cloud.port);
  await powerless.signIn(username, password);
});

/** One call of each API resource that needs a right. */
const guarded = apis.flatMap(({ address, endpoints }) => {
  const needing = Object.values<EndpointSpec>(endpoints).find(
    (endpoint) => !endpoint.public && endpoint.permission !== null && !endpoint.path.includes("{"),
  );
  return needing ? [{ address, endpoint: needing }] : [];
});
const entries = async () => {
  const query = new URLSearchParams({ search: username, result: "denied", limit: "1000" });
  return (await insistently(() => demo.call(`/api/security-log/?${query}`))).json();
};
/** Everything that functions of the platform's stack logged. */
const copied = () => {
  const folder = join(cloud.data, "logs");
  const names = readdirSync(folder).filter((name) => name.includes("SecurityTrail"));
  return names.map((name) => readFileSync(join(folder, name), "utf8")).join("");
};

test("each resource refuses an account without rights, which is in the log and in its copy", async () => {
  expect(guarded.length).toBeGreaterThan(35);
  for (const { address, endpoint } of guarded) {
    const { method } = endpoint;
    const body = method === "GET" ? undefined : {};
    const refused = await insistently(() => powerless.call(fullPath(endpoint), { method, body }));
    expect([address, refused.status]).toEqual([address, 403]);
  }
  await vi.waitFor(
    async () => expect((await entries()).count).toBeGreaterThanOrEqual(guarded.length),
    20_000,
  );
  const { results } = await entries();
  expect(results[0]).toMatchObject({ who: { kind: "account", name: username }, ip: expect.any(String) });
  for (const { id } of results) await vi.waitFor(() => expect(copied()).toContain(id), 20_000);
}, 120_000);

test("the account goes with its sessions and browsers, and its entries stay", async () => {
  const removed = await insistently(() => demo.call(`/api/user/list/${account}/`, { method: "DELETE" }));
  expect(removed.status).toBe(204);
  expect((await insistently(() => powerless.call("/api/user/current/"))).status).toBe(401);
  expect((await entries()).count).toBeGreaterThanOrEqual(guarded.length);
});
