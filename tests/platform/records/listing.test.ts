import { ulid } from "ulid";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { records } from "../../../functions/platform/records/records.store.ts";
import { slices } from "../../../functions/platform/slices.ts";
import { dieAfterCommit } from "../../support/crash.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { checks, elsewhere, jobActorOf, notes, store } from "./material-records.ts";

ownDynamoDb();

describe("a list of 1,000", () => {
  const actor = jobActorOf("crowd");
  const all = Array.from({ length: 1000 }, (_, index) => `Probe ${index + 1}`);
  const page = (query: object) => store.list(actor, { limit: 100, offset: 0, sort: "name", ...query });
  beforeAll(async () => {
    for (let from = 0; from < all.length; from += 20)
      await Promise.all(
        all
          .slice(from, from + 20)
          .map((name, index) =>
            store.create(actor, { name, note: "", colour: (from + index) % 4 === 0 ? "blue" : "red" }),
          ),
      );
  });

  test("is sorted as people count, in pages that are exact wherever they begin", async () => {
    for (const offset of [0, 1, 99, 450, 550, 901, 999]) {
      const { count, results } = await page({ offset });
      expect(count).toBe(1000);
      expect(results.map(({ name }) => name)).toEqual(all.slice(offset, offset + 100));
      const turned = await page({ offset, sort: "-name" });
      expect(turned.results.map(({ name }) => name)).toEqual(all.toReversed().slice(offset, offset + 100));
    }
    expect(await page({ offset: 1000 })).toMatchObject({ count: 1000, results: [] });
  });

  test("is gone through by where each page ended, once each, though others come between", async () => {
    for (const sort of ["name", "-name"]) {
      const names: string[] = [];
      let after: string | undefined;
      let created: { id: string } | undefined;
      do {
        const read = await page({ sort, after });
        names.push(...read.results.map(({ name }) => name));
        after = read.after;
        created ??= await store.create(actor, {
          name: sort === "name" ? "Probe 0" : "Probe 2000",
          note: "",
          colour: "red",
        });
      } while (after);
      expect(names).toEqual(sort === "name" ? all : all.toReversed());
      await store.remove(actor, created?.id ?? "");
    }
  });

  test("is searched and filtered exactly", async () => {
    const hits = await page({ search: "PROBE 99" });
    expect(hits.count).toBe(11);
    expect(hits.results.map(({ name }) => name)).toEqual(["Probe 99", ...all.slice(989, 999)]);
    const blue = await page({ filter: { colour: "blue" }, limit: 10, offset: 245 });
    expect([blue.count, blue.results.map(({ name }) => name)]).toEqual([
      250,
      [981, 985, 989, 993, 997].map((number) => `Probe ${number}`),
    ]);
  });
});

describe("an order", () => {
  test("is that of making, then that of people; a move writes what was moved alone", async () => {
    const actor = elsewhere();
    const ids: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"])
      ids.push((await store.create(actor, { name, note: "", colour: "red" })).id);
    const shown = async () =>
      (await store.list(actor, { limit: 10, offset: 0, sort: "order" })).results
        .map(({ name }) => name)
        .join("");
    expect(await shown()).toBe("abcde");
    const [a, b, c, d, e] = ids as [string, string, string, string, string];
    await store.move(actor, [e, a, b, c, d]);
    expect(await shown()).toBe("eabcd");
    await store.move(actor, [e, a, b, c, d]);
    expect(await shown()).toBe("eabcd");
    await store.move(actor, [d, c]);
    const turned = await shown();
    expect(turned.indexOf("d")).toBeLessThan(turned.indexOf("c"));
    expect(turned.replaceAll("d", "")).toBe("eabc");
    for (let turn = 0; turn < 50; turn++) {
      const next = turn % 2 === 0 ? [b, a, e, d, c] : [a, b, d, e, c];
      await store.move(actor, next);
    }
    expect(await shown()).toBe("abdec");
    expect((await store.read(actor, a)).version).toBe(1);
    await expect(store.move(actor, [a, a])).rejects.toMatchObject({ code: "validation_failed" });
    await expect(store.move(actor, [a, ulid()])).rejects.toMatchObject({ code: "validation_failed" });
  });
});

describe("what names a record", () => {
  test("has to find it, goes with it, and is said before", async () => {
    const actor = elsewhere();
    await expect(checks.create(actor, { title: "Lost", material: ulid() })).rejects.toMatchObject({
      code: "validation_failed",
      errors: [{ path: "material", code: "not_found" }],
    });
    const { id } = await store.create(actor, { name: "Serum", note: "", colour: "red" });
    for (const title of ["A", "B", "C"]) await checks.create(actor, { title, material: id });
    const free = await checks.create(actor, { title: "D", material: null });
    expect(await store.preflight(actor, id)).toEqual({
      checks: expect.toSatisfy((all: string[]) => all.sort().join("") === "ABC"),
    });
    await store.remove(actor, id);
    expect((await checks.all(actor)).map(({ id }) => id)).toEqual([free.id]);
    expect((await checks.list(actor, { limit: 10, offset: 0, sort: "title" })).count).toBe(1);
  });

  test("and does not go with it keeps all of it", async () => {
    const actor = elsewhere();
    const { id } = await store.create(actor, { name: "Serum", note: "", colour: "red" });
    await checks.create(actor, { title: "A", material: id });
    const note = await notes.create(actor, { text: "needed", material: id });
    await expect(store.remove(actor, id)).rejects.toMatchObject({
      code: "conflict",
      errors: [{ code: "still_named" }],
    });
    expect(await checks.all(actor)).toHaveLength(1);
    await notes.remove(actor, note.id);
    await store.remove(actor, id);
    expect(await checks.all(actor)).toHaveLength(0);
  });

  test("at the same moment as it is deleted is refused or goes with it, and never is left over", async () => {
    const actor = elsewhere();
    for (let round = 0; round < 10; round++) {
      const { id } = await store.create(actor, { name: `R${round}`, note: "", colour: "red" });
      await Promise.allSettled([
        ...["a", "b", "c"].map((title) => checks.create(actor, { title, material: id })),
        store.remove(actor, id),
      ]);
      expect(await store.find(actor, id)).toBeUndefined();
      expect(await checks.all(actor)).toEqual([]);
    }
  });

  test("goes with it in steps where it is too much for one, and after a crash the rest goes too", async () => {
    const actor = elsewhere();
    const { id } = await store.create(actor, { name: "Serum", note: "", colour: "red" });
    const titles = Array.from({ length: 130 }, (_, index) => `T${index}`);
    await Promise.all(
      slices(titles, 26).map(async (part) => {
        for (const title of part) await checks.create(actor, { title, material: id });
      }),
    );
    const note = await notes.create(actor, { text: "needed", material: id });
    await expect(store.remove(actor, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await checks.all(actor)).toHaveLength(130);
    await notes.remove(actor, note.id);

    const { version } = await store.read(actor, id);
    const stale = store.remove(actor, id, `"${version + 1}"`);
    await expect(stale).rejects.toMatchObject({ code: "edit_conflict" });
    const revive = dieAfterCommit();
    await expect(store.remove(actor, id)).rejects.toThrow("Killed.");
    revive();
    const left = (await checks.all(actor)).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(130);
    expect(await store.preflight(actor, id)).toEqual({
      checks: expect.toSatisfy((all) => all.length === left),
    });

    await store.remove(actor, id);
    expect(await store.find(actor, id)).toBeUndefined();
    expect(await checks.all(actor)).toEqual([]);
    expect((await checks.list(actor, { limit: 10, offset: 0, sort: "title" })).count).toBe(0);
  });

  test("goes in steps too where what is too much lies further below", async () => {
    const actor = elsewhere();
    const below = (kind: string, facts: object = {}) => ({
      one: kind,
      sort: ["name" as const],
      references: { of: kind },
      ...facts,
    });
    const named = z.object({ name: z.string(), of: z.string().nullable() });
    const leaves = records("LEAF", named, below("BRANCH"));
    const branches = records("BRANCH", named, below("TREE", { cascade: { leaves } }));
    const trees = records("TREE", z.object({ name: z.string() }), {
      one: "tree",
      sort: ["name"],
      cascade: { branches },
    });
    const { id: tree } = await trees.create(actor, { name: "Tree" });
    const ofTree = ["full", "bare", "free"].map((name) =>
      branches.create(actor, { name, of: name === "free" ? null : tree }),
    );
    const [full] = await Promise.all(ofTree);
    for (let index = 0; index < 60; index++)
      await leaves.create(actor, { name: `L${index}`, of: full?.id ?? null });
    await trees.remove(actor, tree);
    expect(await leaves.all(actor)).toEqual([]);
    expect((await branches.all(actor)).map(({ name }) => name)).toEqual(["free"]);
  });

  test("is freed when it names another", async () => {
    const actor = elsewhere();
    const [first, second] = [
      await store.create(actor, { name: "1", note: "", colour: "red" }),
      await store.create(actor, { name: "2", note: "", colour: "red" }),
    ];
    const check = await checks.create(actor, { title: "A", material: first.id });
    await checks.change(actor, check.id, undefined, () => ({ material: second.id }));
    expect(await store.preflight(actor, first.id)).toEqual({});
    await store.remove(actor, first.id);
    expect((await checks.read(actor, check.id)).material).toBe(second.id);
  });
});
