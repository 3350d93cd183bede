import { beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { accounts } from "../../shared/core/users/users.endpoints.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { shopCategories } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { ignoreTerm } from "../../shared/webpublisher/searches/searches.endpoints.ts";
import { attackApi, makeVictim } from "../attack/attack.ts";
import { callApi, type Request } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

/**
 * Every operation is attacked as its declaration describes it: with input by its schema and beside it, and with ids of another
 * laboratory. No call may answer 500, tell something of others, run markup or let a header in. `npm run attack` does the same for longer;
 * callers without a right are the matter of `access.test.ts`.
 */
ownDynamoDb();
ownAws();
let victim: string[];
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "staging", VERSION: "1" });
  victim = await makeVictim();
});

describe("what an attack found stays mended:", () => {
  const callFresh = async (endpoint: EndpointSpec, request: Request) => {
    await makeTenant("mended");
    process.env.TENANT = "mended";
    return callApi(endpoint, { authorization: await tokenFor("mended", { is_admin: true }), ...request });
  };

  test("half a character becomes a replacement, since no table can hold it", async () => {
    const body = '{"name":"A\\ud800B"}';
    const headers = { "content-type": "application/json" };
    const created = await callFresh(shopCategories.create, { body, headers });
    expect(created).toMatchObject({ status: 201, body: { name: "A\ufffdB" } });
    const named = '{"name":"C","translations":{"\\ud800":{}}}';
    expect(await callFresh(shopCategories.create, { body: named, headers })).toMatchObject({
      status: 400,
      body: { code: "malformed_body" },
    });
  });

  test("a term of invisible signs alone cannot be ignored", async () => {
    const body = { term: "\u200b\u00ad", ignored: true };
    expect(await callFresh(ignoreTerm, { body })).toMatchObject({ status: 400 });
  });

  test("nothing is checked at an address that cannot exist", async () => {
    const body = { current_password: "x", nonsense: 1 };
    const answer = await callFresh(accounts.change, { params: { id: "#" }, body });
    expect(answer.status).toBeLessThan(500);
  });
});

describe("every operation stands what is sent to it:", () => {
  test.each(apis.map((api, index) => ({ api, index, title: api.address })))(
    "$title",
    async ({ api, index }) => {
      const tenant = `attacked${index}`;
      await makeTenant(tenant);
      process.env.TENANT = tenant;
      const { faults, count } = await attackApi(api, { tenant, seed: 1 + index, calls: 6, known: victim });
      expect(count).toBe(6 * Object.keys(api.endpoints).length);
      expect(faults).toEqual([]);
    },
  );
});
