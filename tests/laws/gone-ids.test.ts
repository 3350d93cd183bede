import { beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
let authorization: string;
beforeAll(async () => {
  process.env.TENANT = "gone";
  await makeTenant("gone");
  authorization = await tokenFor("gone", { is_admin: true });
});

/** Reads whose address contains ids of records, all of one form. */
const reads = apis
  .flatMap(({ endpoints }) => Object.values<EndpointSpec>(endpoints))
  .filter(({ method, params }) => method === "GET" && params !== undefined)
  .map((endpoint) => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    return {
      endpoint,
      path: fullPath(endpoint),
      params: Object.fromEntries(names.map((name) => [name, "nope"])),
    };
  })
  .filter(({ endpoint, params }) => !(endpoint.params as z.ZodType).safeParse(params).success);

describe("an address that can be no record's", () => {
  test("is one of many", () => expect(reads.length).toBeGreaterThan(20));

  test.each(reads)(
    "$path says that there is none, as of a record that is gone",
    async ({ endpoint, params }) => {
      const answer = await callApi(endpoint, { authorization, params });
      expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
    },
  );
});
