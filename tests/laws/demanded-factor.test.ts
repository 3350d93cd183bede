import { beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import {
  addPasskey,
  preparePasskey,
  prepareSecondFactor,
  readSecondFactor,
  turnOnSecondFactor,
} from "../../shared/core/second-factor/second-factor.endpoints.ts";
import { confirm, logout } from "../../shared/core/sessions/sessions.endpoints.ts";
import { getBookedModules } from "../../shared/core/settings/settings.endpoints.ts";
import { getCurrentUser } from "../../shared/core/users/users.endpoints.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { openApiOf } from "../../shared/kernel/openapi.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

/** An account that owes its laboratory a second factor can set one up, and do nothing else. */
const bySession = apis.flatMap((api) =>
  Object.entries<EndpointSpec>(api.endpoints).flatMap(([name, endpoint]) =>
    endpoint.public || !(endpoint.credentials ?? ["session"]).includes("session")
      ? []
      : [{ title: `${api.address} ${name}`, endpoint }],
  ),
);
const closed = bySession.filter(({ endpoint }) => endpoint.public || !endpoint.beforeFactor);

ownDynamoDb();
let token: string;
beforeAll(async () => {
  await makeTenant("demo", { second_factor_of: ["everybody"] });
  token = await tokenFor("demo", { is_admin: true });
});

describe("an account that owes a second factor", () => {
  test.each(closed)("$title: is closed to it", async ({ endpoint }) => {
    expect(await callApi(endpoint, { authorization: token })).toMatchObject({
      status: 403,
      body: { code: "second_factor_missing" },
    });
  });

  test("may see itself, sign out, prove who it is, and set the factor up", () => {
    const open = bySession.flatMap(({ endpoint }) =>
      !endpoint.public && endpoint.beforeFactor ? [endpoint] : [],
    );
    expect(new Set(open)).toEqual(
      new Set<EndpointSpec>([
        getCurrentUser,
        getBookedModules,
        logout,
        confirm,
        readSecondFactor,
        prepareSecondFactor,
        turnOnSecondFactor,
        preparePasskey,
        addPasskey,
      ]),
    );
    const { paths } = openApiOf(apis, { title: "x", version: "1" }) as {
      paths: Record<string, Record<string, { "x-before-factor"?: true }>>;
    };
    const declared = Object.values(paths).flatMap((calls) =>
      Object.values(calls).filter((call) => call["x-before-factor"]),
    );
    expect(declared).toHaveLength(open.length);
  });
});
