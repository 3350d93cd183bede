import { expect, test } from "vitest";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";

ownDynamoDb();

test("no item has a key longer than DynamoDB's, and asking for one is no fault", async () => {
  const table = openTable({ tenant: "demo" as TenantId });
  const longest = { pk: "NOTICE", sk: "ß".repeat(512) };
  const tooLong = { pk: "NOTICE", sk: "ß".repeat(513) };
  await table.put(longest, { name: "longest" });
  expect(await table.get(longest)).toMatchObject({ name: "longest" });
  expect(await table.get(tooLong)).toBeUndefined();
  expect(await table.getAll([tooLong, longest])).toEqual([
    undefined,
    expect.objectContaining({ name: "longest" }),
  ]);
});
