import { beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { isPermitted, isWrite, permissionsIn } from "../../shared/kernel/endpoint.ts";
import { moduleKeys } from "../../shared/kernel/modules.ts";
import {
  type GroupId,
  groupIds,
  groups,
  permissionsOf,
  tokenGrants,
} from "../../shared/kernel/permissions.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

/** Access rules that hold for every endpoint, derived from the declarations: no caller gets past a missing permission. */
const endpoints = apis.flatMap((api) =>
  Object.entries(api.endpoints).map(([name, endpoint]) => ({ title: `${api.address} ${name}`, endpoint })),
);
const guarded = endpoints.flatMap(({ title, endpoint }) =>
  endpoint.public || endpoint.credentials?.includes("basic") ? [] : [{ title, endpoint }],
);
const neededBy = (endpoint: (typeof guarded)[number]["endpoint"]) => permissionsIn(endpoint.permission);
const permitted = guarded.filter(
  ({ endpoint }) =>
    neededBy(endpoint).length > 0 && (endpoint.credentials ?? ["session"]).includes("session"),
);
const byToken = guarded.flatMap(({ title, endpoint }) =>
  (["import", "export"] as const)
    .filter((kind) => endpoint.credentials?.includes(kind))
    .map((kind) => ({ title, endpoint, kind })),
);
const ofModule = endpoints.filter(({ endpoint }) => endpoint.module);
const withBody = guarded.filter(({ endpoint }) => endpoint.body && endpoint.body !== "raw");

ownDynamoDb();
let admin: string;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "local", VERSION: "1" });
  await makeTenant("demo");
  await makeTenant("other");
  await makeTenant("bare", { modules: Object.fromEntries(moduleKeys.map((key) => [key, false])) as never });
  await makeTenant("closed", { disabled: true });
  await makeTenant("resting", { maintenance: true });
  admin = await tokenFor("demo", { is_admin: true });
});

async function inTenant<Result>(tenant: string, work: () => Promise<Result>): Promise<Result> {
  process.env.TENANT = tenant;
  try {
    return await work();
  } finally {
    process.env.TENANT = "demo";
  }
}
const kindsRefused = (endpoint: (typeof guarded)[number]["endpoint"]) =>
  (["session", "import", "export"] as const).filter(
    (kind) => !(endpoint.credentials ?? ["session"]).includes(kind),
  );

describe("every guarded endpoint", () => {
  test.each(guarded)(
    "$title: refuses calls without a token, with a made-up one and with a password",
    async ({ endpoint }) => {
      for (const authorization of [undefined, "Token lbs_nobody", `Basic ${btoa("admin:secret")}`]) {
        const answer = await callApi(endpoint, { authorization });
        expect(answer).toMatchObject({
          status: 401,
          body: { code: "invalid_token", detail: "Invalid token." },
        });
        expect(answer.headers["content-type"]).toBe("application/problem+json");
      }
    },
  );

  test.each(guarded)("$title: knows no token of another tenant", async ({ endpoint }) => {
    const foreign = await tokenFor("other", { is_admin: true });
    expect(await callApi(endpoint, { authorization: foreign })).toMatchObject({ status: 401 });
  });

  test.each(guarded)("$title: takes no token of another kind", async ({ endpoint }) => {
    for (const kind of kindsRefused(endpoint)) {
      const authorization = await tokenFor("demo", { is_admin: true }, kind);
      expect(await callApi(endpoint, { authorization })).toMatchObject({ status: 401 });
    }
  });

  test.each(permitted)(
    "$title: refuses everybody who lacks its permission and nobody who has it",
    async ({ endpoint }) => {
      const heldBy = (groups: readonly GroupId[]) => new Set(permissionsOf({ isAdmin: false, groups }));
      const may = (groups: readonly GroupId[]) => isPermitted(endpoint.permission, heldBy(groups));
      // Holders of all groups except those that grant one of the permissions, or any of them.
      const lacking = [...neededBy(endpoint).map((permission) => [permission]), neededBy(endpoint)]
        .map((needed) =>
          groupIds.filter((group) => !needed.some((permission) => heldBy([group]).has(permission))),
        )
        .filter((held) => !may(held));
      expect(lacking.length).toBeGreaterThan(0);
      for (const held of lacking) {
        const without = await tokenFor("demo", { groups: held });
        expect(await callApi(endpoint, { authorization: without })).toMatchObject({
          status: 403,
          body: { code: "permission_denied" },
        });
      }
      const pairs = groupIds.flatMap((left, index) => groupIds.slice(index).map((right) => [left, right]));
      const permitting = pairs.filter(
        ([left, right]) =>
          may([left, right] as GroupId[]) && (left === right || !(may([left!]) || may([right!]))),
      );
      for (const account of [{ is_admin: true }, ...permitting.map((groups) => ({ groups }))]) {
        const answer = await callApi(endpoint, {
          authorization: await tokenFor("demo", account),
          query: { limit: "nonsense" },
          body: endpoint.body && endpoint.body !== "raw" ? "{" : undefined,
        });
        expect([401, 403]).not.toContain(answer.status);
      }
    },
  );

  test.each(byToken)("$title: takes every $kind token of the laboratory", async ({ endpoint, kind }) => {
    expect(isPermitted(endpoint.permission, new Set(tokenGrants[kind]))).toBe(true);
    const answer = await callApi(endpoint, {
      authorization: await tokenFor("demo", {}, kind),
      query: { limit: "nonsense" },
      body: endpoint.body && endpoint.body !== "raw" ? "{" : undefined,
    });
    expect([401, 403]).not.toContain(answer.status);
  });

  test.each(withBody)(
    "$title: answers a malformed body with 400 and where it hurts",
    async ({ endpoint }) => {
      const broken = await callApi(endpoint, {
        authorization: admin,
        body: "{ broken",
        headers: { "content-type": "application/json" },
      });
      expect(broken).toMatchObject({ status: 400 });
      const wrong = await callApi(endpoint, { authorization: admin, body: [null] });
      expect(wrong).toMatchObject({ status: 400, body: { code: "validation_failed" } });
      expect(wrong.body.errors.length).toBeGreaterThan(0);
      const foreign = await callApi(endpoint, {
        authorization: admin,
        body: "a=1",
        headers: { "content-type": "text/plain" },
      });
      expect(foreign).toMatchObject({ status: 415 });
    },
  );
});

describe("every endpoint", () => {
  test.each(ofModule)("$title: is closed where its module is not booked", async ({ endpoint }) => {
    const answer = await inTenant("bare", async () =>
      callApi(endpoint, { authorization: await tokenFor("bare", { is_admin: true }) }),
    );
    expect(answer).toMatchObject({ status: 403, body: { code: "module_not_booked" } });
  });

  test.each(endpoints)(
    "$title: knows neither a tenant that is not there nor one that is disabled",
    async ({ endpoint }) => {
      for (const tenant of ["nowhere", "closed"]) {
        const answer = await inTenant(tenant, async () =>
          callApi(endpoint, { authorization: await tokenFor(tenant, { is_admin: true }) }),
        );
        expect(answer).toMatchObject({ status: 404, body: { code: "tenant_not_found" } });
      }
    },
  );

  test.each(endpoints.filter(({ endpoint }) => isWrite(endpoint) && !endpoint.duringMaintenance))(
    "$title: writes nothing during maintenance",
    async ({ endpoint }) => {
      const kind = (endpoint.public ? "session" : (endpoint.credentials ?? ["session"])[0]) as
        | "session"
        | "import";
      const answer = await inTenant("resting", async () =>
        callApi(endpoint, { authorization: await tokenFor("resting", { is_admin: true }, kind) }),
      );
      expect(answer).toMatchObject({ status: 503, body: { code: "maintenance" } });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    },
  );
});

test("the groups grant what the decisions say, and nothing else", () => {
  const granted = Object.fromEntries(groupIds.map((id) => [id, [...groups[id].grants].sort()]));
  const allOf = (app: string) =>
    permissionsOf({ isAdmin: true, groups: [] }).filter((permission) => permission.startsWith(app));
  const sorted = (...lists: (string | string[])[]) => lists.flat().sort();
  expect(granted).toEqual({
    laboreditor: sorted(allOf("laboreditor."), "core_storage.view_flatanalysis"),
    analyses: ["add", "change", "delete", "view"].map((action) => `core_storage.${action}_flatanalysis`),
    webpublisher: ["webpublisher.change_configurationmodel", "webpublisher.view_configurationmodel"],
    webpublisher_internal: ["webpublisher.view_internal"],
    printpublisher: sorted(allOf("printpublisher.")),
    laborshop: sorted(allOf("laborshop.")),
    imports: ["core_storage.add_import", "core_storage.view_import"],
    exports: ["core_storage.can_export_analyses_data"],
    proficiency: sorted(allOf("proficiency.")),
  });
});
