import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { mortalCloud } from "../support/mortal-cloud.ts";

/** Many certifications at once, and deletions with many dependants, are killed midway: each happened completely or not at all. */
const size = 100;
/** Milliseconds after which the cloud is killed: before a call has arrived, while it is at work, and about when it answers. */
const moments = [3, 12, 25, 60];
const mortal = mortalCloud();
let certificate: string;
let parameter: string;
let testables: string[];

beforeAll(async () => {
  certificate = (await read("certificates/?limit=1")).results[0].id;
  await imported();
}, 120_000);

async function read(path: string) {
  const answer = await mortal.client.call(`/api/proficiency/${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.bytes}`);
  return answer.json();
}
const write = (method: string, path: string, body?: unknown) =>
  mortal.client.call(`/api/proficiency/${path}`, { method, body });

/** A parameter in many materials. */
async function imported(): Promise<void> {
  const rows = Array.from({ length: size }, (_, index) => ({
    row: index + 1,
    cells: { parameter: "Getötet", material: `Material ${index}` },
  }));
  const planned = (await write("POST", "testable/import/preview/", { rows })).json() as {
    results: { seen: string }[];
  };
  const confirmed = rows.map((row, index) => ({ ...row, seen: planned.results[index]?.seen }));
  expect((await write("POST", "testable/import/", { rows: confirmed })).status).toBe(200);
  const { results } = await read("testable/?search=Get%C3%B6tet&limit=100");
  expect(results).toHaveLength(size);
  testables = results.map(({ id }: { id: string }) => id);
  parameter = results[0].parameter.id;
}

/** Current numbers: test parameters of the parameter, and their certifications by the certificate. */
async function left(): Promise<[number, number]> {
  const [{ count }, certifications] = await Promise.all([
    read(`testable/?parameter=${parameter}&limit=1`),
    read(`certified-testable/?certificate=${certificate}&search=Get%C3%B6tet&limit=1`),
  ]);
  return [count, certifications.count];
}
/** Starts a call, and kills everything some milliseconds later. */
async function killedAfter(moment: number, call: () => Promise<{ status: number }>): Promise<void> {
  const running = call().catch(() => undefined);
  await sleep(moment);
  await mortal.kill();
  await running;
  await mortal.startAgain();
}

test("many certifications at once are wholly there or not at all, and saved again they are there once", async () => {
  const set = () =>
    write("POST", "certified-testable/bulk/", {
      certificate,
      set: testables.map((testable) => ({ testable })),
    });
  for (const moment of moments) {
    await killedAfter(moment, set);
    const [, certified] = await left();
    expect([0, size], `after ${moment} ms`).toContain(certified);
    expect((await set()).status).toBe(200);
    expect((await left())[1]).toBe(size);
    expect((await write("POST", "certified-testable/bulk/", { certificate, remove: testables })).status).toBe(
      200,
    );
    expect((await left())[1]).toBe(0);
  }
  await set();
});

test("a deletion that takes much along, and its undo, happened wholly or not at all", async () => {
  expect(await left()).toEqual([size, size]);
  const remove = () => write("DELETE", `parameters/${parameter}/`);
  const undo = () => write("POST", `parameters/${parameter}/history/1/rollback/`);
  for (const moment of moments) {
    await killedAfter(moment, remove);
    const afterwards = await left();
    expect([`${[size, size]}`, `${[0, 0]}`], `after ${moment} ms`).toContain(`${afterwards}`);
    if (afterwards[0] > 0) expect((await remove()).status).toBe(204);
    expect(await left()).toEqual([0, 0]);
    await killedAfter(moment, undo);
    const undone = await left();
    expect([`${[size, size]}`, `${[0, 0]}`], `undone after ${moment} ms`).toContain(`${undone}`);
    if (undone[0] === 0) expect((await undo()).status).toBe(200);
    expect(await left()).toEqual([size, size]);
  }
});
