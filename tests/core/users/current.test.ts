import { beforeAll, expect, test } from "vitest";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { accountKey } from "../../../functions/platform/endpoint/token.store.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { permissions, permissionsOf } from "../../../shared/kernel/permissions.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
beforeAll(async () => {
  await makeTenant("demo");
});

const whoAmI = (authorization: string) => callApi(getCurrentUser, { authorization });

test("an account is told who it is and what its groups allow, and nothing of its secrets", async () => {
  const groups = ["analyses", "imports"] as const;
  const { status, body } = await whoAmI(await tokenFor("demo", { username: "eva", groups }));
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    username: "eva",
    email: "eva@lab.example",
    language: "de",
    groups,
    is_admin: false,
    permissions: permissionsOf({ isAdmin: false, groups }),
    signed_in_by: "password",
    pending_email: null,
    second_factor: false,
    owes_factor: false,
  });
});

test("an administrator may do everything", async () => {
  const { body } = await whoAmI(await tokenFor("demo", { is_admin: true }));
  expect(new Set(body.permissions)).toEqual(new Set(permissions));
});

test("what is granted or taken holds from the next call on, and a deleted account's token is void", async () => {
  const token = await tokenFor("demo", { username: "ida" });
  const { body } = await whoAmI(token);
  expect(body.permissions).toEqual([]);
  const table = openTable({ tenant: "demo" as TenantId });
  await table.update(accountKey(body.id), { set: { groups: ["exports"] } });
  expect((await whoAmI(token)).body.permissions).toEqual(["core_storage.can_export_analyses_data"]);
  await table.delete(accountKey(body.id));
  expect(await whoAmI(token)).toMatchObject({ status: 401, body: { detail: "Invalid token." } });
});
