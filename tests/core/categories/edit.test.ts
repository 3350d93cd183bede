import { beforeEach, describe, expect, test } from "vitest";
import { documentId } from "../../../functions/core/door.ts";
import type { CategoryNode } from "../../../shared/core/categories/categories.endpoints.ts";
import { categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { analysis, editorOf, imported, saveAnalyses, saveFrame } from "../../laboreditor/catalogue.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["laboreditor", "analyses"],
  actorOf: editorOf,
  prepare: async (actor) => {
    await saveFrame(actor);
    await saveAnalyses(actor, [
      analysis("GLU", { categories: ["b"], fields: imported({ material: ["serum"] }) }),
    ]);
  },
});
beforeEach(async () => {
  for (const identifier of ["a", "b", "c"])
    await create({ identifier, name: { de: identifier.toUpperCase() } });
});

const id = (identifier: string) => documentId("category", identifier);
const create = (body: object) => callApi(categories.create, { authorization: lab.authorization, body });
const change = (identifier: string, body: object, etag = "1") =>
  callApi(categories.change, {
    authorization: lab.authorization,
    params: { id: id(identifier) },
    body,
    headers: { "if-match": `"${etag}"` },
  });
const sort = (parent: string | null, order: string[]) =>
  callApi(categories.move, { authorization: lab.authorization, body: { parent, order } });
const brief = (nodes: CategoryNode[]): string =>
  nodes
    .map(({ identifier, children }) => `${identifier}${children.length ? `(${brief(children)})` : ""}`)
    .join(" ");
/** The tree in one line, without the categories of the base test catalogue. */
const tree = async () => {
  const { body } = await callApi(categories.list, { authorization: lab.authorization });
  return brief(body.results.filter(({ identifier }: CategoryNode) => identifier.length === 1));
};

describe("a category", () => {
  test("is made behind those beside it, renamed, and read in all languages", async () => {
    const created = await create({ identifier: "d", name: { de: "Neu", en: "New" }, parent: "a" });
    expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(await tree()).toBe("a(d) b c");
    expect((await change("d", { name: { de: "Anders" } })).body.name).toEqual({ de: "Anders" });
    const read = await callApi(categories.read, {
      authorization: lab.authorization,
      params: { id: id("d") },
    });
    expect(read.body).toEqual({
      id: id("d"),
      identifier: "d",
      name: { de: "Anders" },
      parent: "a",
      layout: null,
    });
    expect((await create({ identifier: "d", name: { de: "Doppelt" } })).body).toMatchObject({
      code: "already_exists",
      errors: [{ path: "identifier" }],
    });
    expect((await create({ identifier: "e", name: { de: "E" }, parent: "gone" })).body.errors).toMatchObject([
      { path: "parent", code: "not_found" },
    ]);
  });

  test("moves with all below it, but into none of these", async () => {
    await change("b", { parent: "a" });
    await change("c", { parent: "b" });
    expect(await tree()).toBe("a(b(c))");
    for (const parent of ["a", "b", "c"])
      expect((await change("a", { parent })).body.errors).toMatchObject([{ path: "parent", code: "circle" }]);
    expect((await change("a", { name: { de: "Alt" } }, "7")).status).toBe(412);
  });

  test("stands where it was sorted to, and an order that leaves one out is refused", async () => {
    for (const identifier of ["x", "y", "z"]) await create({ identifier, name: { de: "X" }, parent: "a" });
    expect((await sort("a", ["z", "x", "y"])).status).toBe(204);
    expect((await sort("a", ["z", "x", "y"])).status).toBe(204);
    expect(await tree()).toBe("a(z x y) b c");
    for (const order of [
      ["z", "x"],
      ["z", "x", "b"],
      ["z", "x", "y", "y"],
    ])
      expect((await sort("a", order)).body.errors).toMatchObject([{ path: "order" }]);
  });

  test("is sorted and renamed by several people at once, and nobody meets an error", async () => {
    const below = ["x", "y", "z"];
    for (const identifier of below) await create({ identifier, name: { de: "X" }, parent: "a" });
    const rounds = [1, 2, 3, 4, 5];
    const rename = async (identifier: string) => {
      const answers = [];
      for (const round of rounds)
        answers.push(
          await callApi(categories.change, {
            authorization: lab.authorization,
            params: { id: id(identifier) },
            body: { name: { de: `Neu ${round}` } },
          }),
        );
      return answers;
    };
    const sortAgain = async () => {
      const answers = [];
      for (const round of rounds) answers.push(await sort("a", round % 2 ? below.toReversed() : below));
      return answers;
    };
    const answers = await Promise.all([sortAgain(), ...below.map(rename)]);
    expect(answers.flat().map(({ status }) => status)).toEqual([
      ...rounds.map(() => 204),
      ...below.flatMap(() => rounds.map(() => 200)),
    ]);
    expect(await tree()).toBe("a(z y x) b c");
  });

  test("is deleted after saying what names it; what stood in it moves up to its place", async () => {
    for (const identifier of ["x", "y"]) await create({ identifier, name: { de: "X" }, parent: "b" });
    const before = await callApi(categories.preflight, {
      authorization: lab.authorization,
      params: { id: id("b") },
    });
    expect(before.body).toMatchObject({ count: 1, analyses: [{ code: "GLU" }], categories: ["X", "X"] });
    const remove = (etag: string) =>
      callApi(categories.remove, {
        authorization: lab.authorization,
        params: { id: id("b") },
        headers: { "if-match": etag },
      });
    expect((await remove('"9"')).status).toBe(412);
    expect((await remove('"1"')).status).toBe(204);
    expect(await tree()).toBe("a x y c");
    expect((await remove('"1"')).status).toBe(404);
    await create({ identifier: "b", name: { de: "Wieder" } });
    expect(await tree()).toBe("a x y c b");
  });
});
