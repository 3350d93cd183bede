import { vi } from "vitest";
import { documentClient } from "../../functions/platform/table/client.ts";

/** Keys of the items that each round trip to the table reads while `work` runs: reads that do not wait for each other share one. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const trips: string[][] = [];
  let flying: Promise<unknown>[] = [];
  const client = documentClient() as { send(command: Read): Promise<unknown> };
  const send = client.send.bind(client);
  const spy = vi.spyOn(client, "send").mockImplementation(async (command) => {
    if (flying.length === 0) trips.push([]);
    trips.at(-1)?.push(...keysOf(command));
    const sent = send(command);
    const trip = flying;
    trip.push(sent);
    // Hold each response until all of its trip have arrived and none is added.
    for (let count = 0; count < trip.length; await new Promise((resolve) => setImmediate(resolve))) {
      count = trip.length;
      await Promise.allSettled(trip);
    }
    if (flying === trip) flying = [];
    return sent;
  });
  await work();
  spy.mockRestore();
  return trips;
}

/** Number of calls of the table while `work` runs. */
export async function tableCallsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(documentClient(), "send");
  await work();
  const calls = spy.mock.calls.length;
  spy.mockRestore();
  return calls;
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
