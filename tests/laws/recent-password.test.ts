import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import { documentClient } from "../../functions/platform/table/client.ts";
import { apis } from "../../shared/apis.ts";
import { exportTokens, importTokens } from "../../shared/core/tokens/tokens.endpoints.ts";
import { accounts } from "../../shared/core/users/users.endpoints.ts";
import { type EndpointSpec, isWrite } from "../../shared/kernel/endpoint.ts";
import { openApiOf } from "../../shared/kernel/openapi.ts";
import { makeAccount } from "../support/accounts.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { bodyFor } from "../support/made-body.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { letProofAge, sessionOf } from "../support/sessions.ts";
import { makeTenant } from "../support/tenants.ts";

/** A session that is found open, or stolen, must not be enough for changes that would secure lasting access. */
const all = apis.flatMap((api) =>
  Object.entries(api.endpoints).map(([name, endpoint]) => ({
    title: `${api.address} ${name}`,
    endpoint: endpoint as EndpointSpec,
  })),
);
const needOf = (endpoint: EndpointSpec) => (endpoint.public ? undefined : endpoint.recentPassword);

/** Calls for which it depends on the change: changes that need the password, and changes that do not. */
const changes = new Map<EndpointSpec, { needing: object[]; free: object[] }>([
  [
    accounts.change,
    {
      needing: [
        { username: "Ottokar" },
        { email: "ottokar@lab.example" },
        { groups: ["imports", "exports"] },
        { is_admin: true },
        { password: "Kiesel-Regenschirm-42" },
        { language: "en", username: "Ottokar" },
      ],
      free: [
        { language: "en" },
        { username: "Otto", email: "otto@lab.example", groups: ["imports"], is_admin: false, language: "de" },
      ],
    },
  ],
]);
const always = all
  .filter(({ endpoint }) => needOf(endpoint) === true)
  .map(({ title, endpoint }) => ({
    title,
    endpoint,
    body: endpoint.body ? bodyFor(endpoint, "made") : undefined,
  }));
const sometimes = all.flatMap(({ title, endpoint }) =>
  (changes.get(endpoint)?.needing ?? []).map((body) => ({
    title: `${title} of ${Object.keys(body).join(" and ")}`,
    endpoint,
    body,
  })),
);

ownDynamoDb();
const aws = ownAws();
let params: Record<string, string>;
let fresh: string;
let old: string;
beforeAll(async () => {
  await makeTenant("demo");
  const admin = await makeAccount("demo", { username: "admin", is_admin: true });
  const { id } = await makeAccount("demo", { username: "Otto", groups: ["imports"] });
  params = { id };
  fresh = await sessionOf("demo", admin);
  old = await sessionOf("demo", admin);
  await letProofAge("demo", old);
});

const everything = async () => {
  const { Items = [] } = await documentClient().send(
    new ScanCommand({ TableName: process.env.TABLE, ConsistentRead: true }),
  );
  return Object.fromEntries(Items.map((item) => [`${item.PK} ${item.SK}`, item]));
};
const paramsOf = ({ path }: EndpointSpec) =>
  path.includes("-token/") ? { id: "0".repeat(64) } : { id: params.id ?? "" };

describe("a call that needs the password again", () => {
  test.each([...always, ...sometimes])(
    "$title: is refused before it writes anything if that was long ago",
    async ({ endpoint, body }) => {
      const before = await everything();
      const answer = await callApi(endpoint, { authorization: old, params: paramsOf(endpoint), body });
      expect(answer).toMatchObject({ status: 403, body: { code: "password_required" } });
      expect(await everything()).toEqual(before);
      expect(aws.messages).toEqual([]);
    },
  );

  test.each(
    all.flatMap(({ title, endpoint }) =>
      (changes.get(endpoint)?.free ?? []).map((body) => ({ title, endpoint, body })),
    ),
  )("$title: is carried out where it changes nothing of the kind, %#", async ({ endpoint, body }) => {
    const answer = await callApi(endpoint, { authorization: old, params, body });
    expect(answer.status).toBe(200);
  });

  test.each(always)(
    "$title: is not refused soon after the password was given",
    async ({ endpoint, body }) => {
      const made = await makeAccount("demo");
      const params = endpoint.path.includes("-token/") ? paramsOf(endpoint) : { id: made.id };
      const answer = await callApi(endpoint, { authorization: fresh, params, body });
      expect(answer.status).toBeLessThan(300);
    },
  );

  test("is told apart in the API's description", () => {
    const { paths } = openApiOf(apis, { title: "x", version: "1" }) as {
      paths: Record<string, Record<string, { "x-recent-password"?: unknown; responses: object }>>;
    };
    for (const { endpoint } of all) {
      const operation =
        paths[`${endpoint.prefix ?? "/api/"}${endpoint.path}`]?.[endpoint.method.toLowerCase()];
      expect(operation?.["x-recent-password"]).toBe(needOf(endpoint));
      if (needOf(endpoint)) expect(operation?.responses).toHaveProperty("403");
    }
  });
});

test("what needs the password are accounts, their rights and addresses, and the laboratory's tokens", () => {
  const needing = all.filter(({ endpoint }) => needOf(endpoint)).map(({ endpoint }) => endpoint);
  const tokens = [importTokens, exportTokens].flatMap((calls) =>
    Object.values<EndpointSpec>(calls).filter(isWrite),
  );
  expect(new Set(needing)).toEqual(new Set([...tokens, accounts.create, accounts.change, accounts.remove]));
  const depending = needing.filter((endpoint) => needOf(endpoint) === "sometimes");
  expect(depending).toEqual([...changes.keys()]);
});
