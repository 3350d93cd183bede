import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { documentClient } from "../../functions/platform/table/client.ts";
import { apis } from "../../shared/apis.ts";
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  turnOnSecondFactor,
} from "../../shared/core/second-factor/second-factor.endpoints.ts";
import { changeSettings } from "../../shared/core/settings/settings.endpoints.ts";
import { accounts } from "../../shared/core/users/users.endpoints.ts";
import { exportAnalyses } from "../../shared/importexport/exports/exports.endpoints.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { openApiOf } from "../../shared/kernel/openapi.ts";
import { type SecurityAction, securityAreas } from "../../shared/kernel/security-log.ts";
import { generateCsvFile, getCsvFile } from "../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { anonymiseOrder, removeOrder } from "../../shared/laborshop/orders/orders.endpoints.ts";
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
  [
    changeSettings,
    {
      needing: [{ second_factor_of: ["imports"] }, { name: "Labor Süd", second_factor_of: ["everybody"] }],
      free: [{ name: "Labor Süd" }, { name: "Labor Nord", second_factor_of: [] }],
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
  process.env.STAGE = "local";
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
  /-token\/|passkeys\//.test(path) ? { id: "0".repeat(64) } : { id: params.id ?? "" };
/** Queries without which a call is not valid. */
const queryOf = (endpoint: EndpointSpec): Record<string, string> =>
  endpoint === generateCsvFile ? { category: "*" } : {};
/** Calls that need more than their bodies: a code, a passkey, an order, a catalogue. */
const needsMore = new Set<EndpointSpec>([
  turnOnSecondFactor,
  renewRecoveryCodes,
  addPasskey,
  renamePasskey,
  removePasskey,
  removeOrder,
  anonymiseOrder,
  exportAnalyses,
  generateCsvFile,
  getCsvFile,
]);

describe("a call that needs the password again", () => {
  test.each([...always, ...sometimes])(
    "$title: is refused before it writes anything if that was long ago",
    async ({ endpoint, body }) => {
      const before = await everything();
      const call = { params: paramsOf(endpoint), query: queryOf(endpoint), body };
      const answer = await callApi(endpoint, { authorization: old, ...call });
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
      const account = await makeAccount("demo");
      const params = paramsOf(endpoint).id?.length === 64 ? paramsOf(endpoint) : { id: account.id };
      const call = { params, query: queryOf(endpoint), body };
      const answer = await callApi(endpoint, { authorization: fresh, ...call });
      if (needsMore.has(endpoint)) expect(answer.status).not.toBe(403);
      else expect(answer.status).toBeLessThan(300);
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

/** Actions of the security log that give or take rights, hand out data or erase it. */
const weighty = new Set<SecurityAction | undefined>([
  ...securityAreas.tokens,
  ...securityAreas.exports,
  "order_erased",
  "customer_exported",
  "customer_erased",
  "account_created",
  "account_changed",
  "account_deleted",
  "second_factor_prepared",
  "second_factor_on",
  "second_factor_off",
  "recovery_codes_renewed",
  "passkey_prepared",
  "passkey_added",
  "passkey_renamed",
  "passkey_removed",
]);

test("what needs the password again gives or takes rights, tokens and factors, exports or erases", () => {
  const needing = all.filter(({ endpoint }) => needOf(endpoint)).map(({ endpoint }) => endpoint);
  const expected = all.filter(({ endpoint }) => weighty.has(endpoint.logs)).map(({ endpoint }) => endpoint);
  expect(new Set(needing)).toEqual(new Set([...expected, changeSettings]));
  const depending = needing.filter((endpoint) => needOf(endpoint) === "sometimes");
  expect(depending).toEqual([...changes.keys()]);
});

/** Calls that hand out a file by a presigned URL and need no password, each with the reason. */
const openFiles: Record<string, string> = {
  "importexport/imports getTemplate": "a file to fill in, without the laboratory's analyses",
};
test("what hands out a file by a presigned URL needs the password again, also if it was made before", () => {
  const files = all.filter(({ endpoint: { output } }) => {
    const shape = output instanceof z.ZodObject ? output.shape : {};
    return "url" in shape && "file_name" in shape;
  });
  expect(files.length).toBeGreaterThan(2);
  const open = files.filter(({ endpoint }) => needOf(endpoint) !== true).map(({ title }) => title);
  expect(open).toEqual(Object.keys(openFiles));
});
