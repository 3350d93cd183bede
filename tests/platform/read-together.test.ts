import { beforeAll, describe, expect, test } from "vitest";
import type { TenantId } from "../../functions/platform/actor.ts";
import { onceATurn } from "../../functions/platform/once-a-turn.ts";
import { documentClient } from "../../functions/platform/table/client.ts";
import { readTogether } from "../../functions/platform/table/read-together.ts";
import { type Key, openTable } from "../../functions/platform/table/table.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { tableCallsOf } from "../support/round-trips.ts";

const [demo, nord] = ["demo", "nord"].map((tenant) => ({ tenant: tenant as TenantId })) as [
  { tenant: TenantId },
  { tenant: TenantId },
];
const keyOf = (sk: string): Key => ({ pk: "THING", sk });
const read = async (reader: { tenant: TenantId }, ...names: string[]) =>
  (await readTogether<{ value: string }>(reader, names.map(keyOf))).map((item) => item?.value);

ownDynamoDb();
beforeAll(async () => {
  for (const reader of [demo, nord])
    for (const name of ["a", "b"])
      await openTable(reader).put(keyOf(name), { value: `${name} of ${reader.tenant}` });
});

describe("reads of items that are asked for side by side", () => {
  test("are one call, in which a shared item is read once, and each gets its own in order", async () => {
    let results: unknown;
    const work = async () => {
      results = await Promise.all([read(demo, "b", "a"), read(demo, "a", "missing"), read(demo)]);
    };
    expect(await tableCallsOf(work)).toBe(1);
    expect(results).toEqual([["b of demo", "a of demo"], ["a of demo", undefined], []]);
  });

  test("join those with which shared reads begin", async () => {
    const shared = onceATurn(
      async (_, items: unknown) => items,
      ({ tenant }) => read({ tenant }, "b"),
    );
    expect(await tableCallsOf(() => Promise.all([shared(demo), read(demo, "a"), shared(demo)]))).toBe(1);
    expect(await tableCallsOf(() => Promise.all([read(demo, "a"), shared(demo)]))).toBe(1);
    expect(await shared(demo)).toEqual(["b of demo"]);
  });

  test("are separate for each tenant", async () => {
    expect(await Promise.all([read(demo, "a"), read(nord, "a")])).toEqual([["a of demo"], ["a of nord"]]);
  });

  test("never give anybody an item that was read before they asked", async () => {
    const client = documentClient() as { send(command: object): Promise<unknown> };
    const send = client.send.bind(client);
    let later: Promise<unknown> = Promise.resolve();
    client.send = async (command) => {
      const answer = await send(command);
      client.send = send;
      await openTable(demo).put(keyOf("a"), { value: "changed" });
      later = read(demo, "a");
      return answer;
    };
    expect(await read(demo, "a")).toEqual(["a of demo"]);
    expect(await later).toEqual(["changed"]);
  });
});
