import { beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { fullPath } from "../../shared/kernel/endpoint.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

/** Two laboratories side by side in the whole stack: neither can reach the other's data. */
const endpoints = apis.flatMap((api) =>
  Object.values(api.endpoints).map((endpoint) => ({ path: fullPath(endpoint), endpoint })),
);
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, "00000000000000000000000000");

const cloud = sharedCloud();
let demo: Client;
let nord: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  nord = clientOf("nord", cloud.port);
  await demo.signIn();
  await nord.signIn();
});

describe("a laboratory that has not booked a module", () => {
  test.each(endpoints.filter(({ endpoint }) => endpoint.module === "MD_PRINT"))(
    "gets 403 from $endpoint.method $path",
    async ({ path, endpoint }) => {
      const client = path.startsWith("/embed/") ? clientOf("public.nord", cloud.port) : nord;
      const answer = await client.call(pathOf(path), {
        method: endpoint.method,
        ...(endpoint.method !== "GET" && { body: {} }),
      });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: "module_not_booked" });
    },
  );
});

test("the empty laboratory stays empty while the other has a catalogue", async () => {
  await expect
    .poll(async () => (await demo.call("/api/core/analyses/")).json().count, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(120);
  expect((await nord.call("/api/core/analyses/")).json().count).toBe(0);
  expect((await nord.call("/api/public/analyses/")).json().count).toBe(0);
});
