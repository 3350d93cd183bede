import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { insistently } from "../support/insistently.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { mortalCloud } from "../support/mortal-cloud.ts";

/** The editor's writes are killed midway, and are then there completely or not at all, together with their history. */
const count = 2_000;
const generated = madeCatalogue(count);
const mortal = mortalCloud();
const { killAndStart } = mortal;
beforeAll(() => imported(generated), 120_000);

async function imported(catalogue: object): Promise<string> {
  const id = await mortal.client.upload(Buffer.from(JSON.stringify(catalogue)), "made.json", {
    mode: "partial",
  });
  expect((await mortal.client.ended(id)).status).toBe("success");
  return id;
}
async function read(path: string) {
  const answer = await insistently(() => mortal.client.call(`/api/laboreditor/${path}`));
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.bytes}`);
  return answer.json();
}
const write = (method: string, path: string, body: unknown = {}) =>
  mortal.client.call(`/api/laboreditor/${path}`, { method, body });

interface Version {
  hid: number;
  author: { bulk?: string; undoes?: string };
  changes: { path: string }[];
}
/** The versions of an analysis, newest first: none is missing and none is duplicated. */
async function historyOf(id: string): Promise<Version[]> {
  const { count, results } = await read(`history/analysis/${id}/?count=200`);
  expect(results.map(({ hid }: Version) => hid)).toEqual(
    Array.from({ length: count }, (_, index) => count - index),
  );
  expect((await read(`edit/${id}/`)).version).toBe(count);
  return results;
}
const firstIds = async (many: number, query = ""): Promise<string[]> =>
  (await read(`list/?count=${many}${query}`)).results.map(({ id }: { id: string }) => id);

type Step = (id: string, round: number) => ReturnType<typeof write>;
/**
 * Works on some analyses in rounds until the cloud is killed; each step follows the answer to the previous one. Faster analyses wait: all write
 * to one catalogue, and on a busy machine the slowest would not get its turn before its call times out. A call that does time out, as the first
 * ones of a cold start may, is repeated: the same step twice is one version.
 */
function stormsOver(steps: readonly { id: string; step: Step }[]) {
  const storms = steps.map(({ id, step }) => ({ id, step, confirmed: 0 }));
  const slowest = () => Math.min(...storms.map(({ confirmed }) => confirmed));
  let killed = false;
  const workOn = async (storm: (typeof storms)[number]) => {
    while (!killed) {
      if (storm.confirmed > slowest()) {
        await sleep(10);
        continue;
      }
      const answer = await storm.step(storm.id, storm.confirmed + 1).catch(() => undefined);
      if (answer === undefined || answer.status >= 500) {
        // A call that lost to too many others is told when to try again.
        await sleep(Number(answer?.headers["retry-after"] ?? 0.2) * 1000);
        continue;
      }
      expect(answer.status).toBe(200);
      storm.confirmed += 1;
    }
  };
  const over = Promise.all(storms.map(workOn));
  const kill = async () => {
    killed = true;
    await killAndStart();
    await over;
  };
  return { storms, slowest, kill };
}
const both = (round: number) => ({
  form_fields: { unit: { additional: `${round}` }, method: { additional: { de: `${round}` } } },
});

test("saves and rollbacks are there as they were confirmed, whole, each as one version", async () => {
  const ids = await firstIds(8, "&category=made-1");
  const toSave = ids.slice(0, 4);
  const toRollBack = ids.slice(4);
  for (const id of toRollBack) for (const round of [1, 2]) await write("PATCH", `edit/${id}/`, both(round));
  const save: Step = (id, round) => write("PATCH", `edit/${id}/`, both(round));
  const rollBack: Step = (id, round) => write("POST", `history/analysis/${id}/${3 - (round % 2)}/rollback/`);
  const { storms, slowest, kill } = stormsOver([
    ...toSave.map((id) => ({ id, step: save })),
    ...toRollBack.map((id) => ({ id, step: rollBack })),
  ]);
  await expect.poll(slowest, { timeout: 60_000, interval: 20 }).toBeGreaterThan(2);
  await kill();

  const present = async (id: string) => {
    const { unit, method } = (await read(`edit/${id}/`)).form_fields;
    expect(unit.additional).toBe(method.additional.de);
    return Number(unit.additional);
  };
  for (const { id, confirmed } of storms.slice(0, 4)) {
    const history = await historyOf(id);
    expect([confirmed, confirmed + 1]).toContain(history.length - 1);
    expect(await present(id)).toBe(history.length - 1);
    for (const { hid, changes } of history) expect(changes).toHaveLength(hid === 1 ? 0 : 2);
  }
  for (const { id, confirmed } of storms.slice(4)) {
    const history = await historyOf(id);
    expect([confirmed, confirmed + 1]).toContain(history.length - 3);
    // Each rollback returns to the other of the two saved versions.
    expect(await present(id)).toBe(history.length % 2 === 1 ? 2 : 1);
    for (const { hid, changes } of history) expect(changes).toHaveLength(hid === 1 ? 0 : 2);
  }
});

describe("what goes on behind the screen", () => {
  const countOf = (filter: string) => async () => (await read(`list/?count=1&${filter}`)).count as number;
  /** Waits for the end, while a reader always finds all of the change or nothing of it. */
  async function endsWhole(
    isEnded: () => Promise<boolean>,
    counted: () => Promise<number>,
    [before, after]: [number, number],
  ) {
    const counts = new Set<number>();
    const watch = async () => {
      counts.add(await counted());
      return isEnded();
    };
    await expect.poll(watch, { timeout: 120_000, interval: 100 }).toBe(true);
    await expect.poll(counted).toBe(after);
    expect([...counts].filter((now) => now !== before && now !== after)).toEqual([]);
  }
  const action = (id: string) => read(`bulk/${id}/`);
  const edit = (id: string, text: string) =>
    write("PATCH", `edit/${id}/`, { form_fields: { unit: { additional: text } } });

  test("ends by itself: a change of 2,000 analyses, with what was saved beside it", async () => {
    const hidden = countOf("pubstate=HIDDEN");
    const before = await hidden();
    const [first, edited] = (await firstIds(2, "&search=M01")) as [string, string];
    const versions = (await historyOf(first)).length;
    const selection = { filter: { search: "", pubstate: "PUBLISHED" } };
    const answer = await write("POST", "bulk/", { selection, change: { what: "state", state: "HIDDEN" } });
    expect(answer.status).toBe(202);
    const { id, count: many } = answer.json();
    expect(many).toBeGreaterThanOrEqual(count);
    await expect
      .poll(async () => (await action(id)).progress.done, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(0);
    expect((await edit(edited, "meanwhile")).status).toBe(200);
    expect(await hidden()).toBe(before);
    await killAndStart();
    await endsWhole(async () => (await action(id)).status === "done", hidden, [before, before + many]);

    const history = await historyOf(first);
    expect(history).toHaveLength(versions + 1);
    expect(history[0]).toMatchObject({ author: { bulk: id }, changes: [{ path: "state" }] });
    expect(await read(`edit/${edited}/`)).toMatchObject({
      state: "HIDDEN",
      form_fields: { unit: { additional: "meanwhile" } },
    });
    await historyOf(edited);
  });

  test("ends by itself: the undoing of an import, with what was saved beside it", async () => {
    const internal = countOf("internal=true");
    const before = await internal();
    const analyses = generated.analyses.map((analysis) => ({ ...analysis, internal: true }));
    const importing = await imported({ ...generated, analyses });
    expect(await internal()).toBe(before + count);
    const [first, edited] = (await firstIds(2, "&search=M01")) as [string, string];
    const versions = (await historyOf(first)).length;

    const { id } = (await write("POST", `history/imports/${importing}/undo/`)).json();
    const entry = async () => (await mortal.client.call(`/api/import/${id}/`)).json();
    const staged = async () => {
      const { progress } = await entry();
      return progress.phase === "writing" && progress.done > 0;
    };
    await expect.poll(staged, { timeout: 60_000, interval: 20 }).toBe(true);
    expect((await edit(edited, "beside the undoing")).status).toBe(200);
    await killAndStart();
    await endsWhole(async () => (await entry()).status !== "pending", internal, [before + count, before]);

    expect(await entry()).toMatchObject({ status: "success", undoes: importing, stats: { changed: count } });
    const history = await historyOf(first);
    expect(history).toHaveLength(versions + 1);
    expect(history[0]).toMatchObject({ author: { undoes: importing }, changes: [{ path: "internal" }] });
    expect(await read(`edit/${edited}/`)).toMatchObject({
      internal: false,
      form_fields: { unit: { additional: "beside the undoing" } },
    });
    await historyOf(edited);
  });

  test("never waits for ever: begun at the instant of a kill it ends by itself, or never was", async () => {
    const importing = await imported({ ...generated, analyses: generated.analyses.slice(0, 3) });
    for (const pause of [5, 20, 60]) {
      const selection = { filter: { search: "" } };
      const change = { what: "internal", internal: pause === 20 };
      void write("POST", "bulk/", { selection, change }).catch(() => undefined);
      void write("POST", `history/imports/${importing}/undo/`).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pause));
      await killAndStart();
    }
    const waiting = async () => {
      const actions = (await read("bulk/")).results as { status: string }[];
      const imports = (await mortal.client.call("/api/import/log/")).json().results as { status: string }[];
      return [...actions, ...imports].filter(({ status }) => status === "pending");
    };
    await expect.poll(waiting, { timeout: 150_000, interval: 500 }).toEqual([]);
  });

  test("leaves the catalogue free for the next import, and no task behind", async () => {
    await imported({ ...generated, analyses: generated.analyses.slice(0, 3) });
    const active = async () => (await mortal.client.call("/api/status/tasks/active/")).json();
    await expect.poll(active, { timeout: 20_000 }).toEqual({});
  });
});
