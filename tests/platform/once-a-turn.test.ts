import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { TenantId } from "../../functions/platform/actor.ts";
import { onceATurn } from "../../functions/platform/once-a-turn.ts";

const readers = ["demo", "nord"].map((tenant) => ({ tenant: tenant as TenantId }));
const [demo, nord] = readers as [{ tenant: TenantId }, { tenant: TenantId }];

test("reads that are asked for side by side are one, and each tenant has its own", async () => {
  const reads: string[] = [];
  const read = onceATurn(async ({ tenant }) => reads.push(tenant));
  expect(await Promise.all([read(demo), read(nord), read(demo)])).toEqual([1, 2, 1]);
  expect(reads).toEqual(["demo", "nord"]);
});

test("nobody gets a read that had begun before they asked", async () => {
  let count = 0;
  const ends: (() => void)[] = [];
  const read = onceATurn(async () => {
    const number = ++count;
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  const first = read(demo);
  await setImmediate();
  const second = read(demo);
  await setImmediate();
  for (const end of ends) end();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test("a failed read fails for all who share it, and for nobody after them", async () => {
  let count = 0;
  const read = onceATurn(async () => {
    if (++count === 1) throw new Error("broken");
    return count;
  });
  const shared = await Promise.allSettled([read(demo), read(demo)]);
  expect(shared.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read(demo)).toBe(2);
});
