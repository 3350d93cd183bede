import { describe, expect, test } from "vitest";
import { documentId, readDocuments } from "../../../functions/core/door.ts";
import { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import { analysis, editorOf, imported, saveAnalyses, saveFrame } from "../../laboreditor/catalogue.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["laboreditor", "analyses"],
  actorOf: editorOf,
  prepare: async (actor) => {
    await saveFrame(actor);
    await saveAnalyses(actor, [analysis("GLU", { fields: imported({ material: ["serum"] }) })]);
  },
});
const { call } = lab;
const idOf = (identifier: string) => documentId("collection", identifier);
const make = (identifier: string) =>
  call(collections.create, { body: { identifier, name: { de: `Eigene ${identifier}` } } });

describe("a collection", () => {
  test("is made once, renamed and read", async () => {
    expect(await make("farben")).toMatchObject({ status: 201, body: { name: "Eigene farben", count: 0 } });
    expect(await make("farben")).toMatchObject({ status: 409, body: { code: "already_exists" } });
    const renamed = await call(collections.change, {
      params: { id: idOf("farben") },
      body: { name: { de: "Farben", en: "Colours" } },
      headers: { "if-match": '"1"' },
    });
    expect(renamed).toMatchObject({ status: 200, body: { names: { de: "Farben", en: "Colours" } } });
  });

  test("takes its items along when it is deleted", async () => {
    await make("farben");
    const item = { collection: "farben", identifier: "rot", name: { de: "Rot" }, labels: { ton: "Ton" } };
    await call(collectionItems.create, { body: { ...item, fields: { ton: "warm" } } });
    const preflight = await call(collections.preflight, { params: { id: idOf("farben") } });
    expect(preflight.body).toEqual({ items: ["Rot"] });
    expect((await call(collections.remove, { params: { id: idOf("farben") } })).status).toBe(204);
    const rot = { kind: "collectionitem", id: documentId("collectionitem", "farben/rot") } as const;
    expect((await readDocuments(lab.actor, [rot]))[0]?.deleted).toBe(true);
  });

  test("stays as long as a form chooses from it, and says who uses it", async () => {
    const id = idOf("materials");
    expect((await call(collections.preflight, { params: { id } })).body).toMatchObject({
      fields: ["Material"],
      analyses: ["Analyse GLU (GLU)"],
    });
    expect(await call(collections.remove, { params: { id } })).toMatchObject({ status: 409 });
  });
});
