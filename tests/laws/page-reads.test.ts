import { beforeAll, describe, expect, test, vi } from "vitest";
import { documentClient } from "../../functions/platform/table/client.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makePublicLaboratory, publicPages } from "../support/public-pages.ts";
import { ownAws } from "../support/recorded-aws.ts";

ownDynamoDb();
ownAws();
beforeAll(makePublicLaboratory);

/** Keys of the items that each round trip to the table reads while `work` runs: reads that do not wait for each other share one. */
async function roundTripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const trips: string[][] = [];
  let flying: Promise<unknown>[] = [];
  const client = documentClient() as { send(command: Read): Promise<unknown> };
  const send = client.send.bind(client);
  const spy = vi.spyOn(client, "send").mockImplementation(async (command) => {
    if (flying.length === 0) trips.push([]);
    trips.at(-1)?.push(...keysOf(command));
    const own = send(command);
    const trip = flying;
    trip.push(own);
    // Hold each response until all of its trip have arrived and none is added.
    for (let count = 0; count < trip.length; await new Promise((resolve) => setImmediate(resolve))) {
      count = trip.length;
      await Promise.allSettled(trip);
    }
    if (flying === trip) flying = [];
    return own;
  });
  await work();
  spy.mockRestore();
  return trips;
}

interface Read {
  input: {
    Key?: object;
    RequestItems?: Record<string, { Keys?: object[] }>;
    ExpressionAttributeValues?: object;
  };
}
function keysOf({ input }: Read): string[] {
  const batch = Object.values(input.RequestItems ?? {}).flatMap(({ Keys = [] }) => Keys);
  const keys = batch.length > 0 ? batch : [input.Key ?? input.ExpressionAttributeValues];
  return keys.map((key) => JSON.stringify(key));
}

/** Trips of pages that follow a link's secret to its record, or have more than the directory to show. */
const longer: Record<string, number> = {
  "/embed/": 3,
  "/embed/changes/confirm/{token}/": 3,
  "/embed/changes/unsubscribe/{token}/": 3,
  "/embed/chapters/": 3,
  "/embed/proficiency/": 3,
  "/embed/shop/": 3,
  "/embed/shop/confirm/{token}/": 4,
};

describe.each(publicPages)("%s", (path, page, params) => {
  test("is read in few round trips to the table, and no item twice", async () => {
    const ask = () => callApi(page, { params, query: { lang: "de" } });
    // The first call of a container reads the catalogue as well.
    await ask();
    const trips = await roundTripsOf(ask);
    expect(trips.length, JSON.stringify(trips)).toBeLessThanOrEqual(longer[path] ?? 2);
    const keys = trips.flat();
    expect(keys).toEqual([...new Set(keys)]);
  });
});
