import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  beginImport,
  catalogueOf,
  publishImport,
  readDocuments,
  readHistory,
  saveDocuments,
  stageDocuments,
} from "../../../functions/core/door.ts";
import { carryOutStaged, giveUp } from "../../../functions/laboreditor/bulk/carry-out-bulk.ts";
import { type Actor, jobActor } from "../../../functions/platform/actor.ts";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import {
  changeInBulk,
  getBulkChange,
  listBulkChanges,
  previewBulkChange,
  undoBulkChange,
} from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { startDynamoDb } from "../../support/dynamodb.ts";
import { recordAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysis, editorOf, idOf, imported, saveAnalyses, saveFrame } from "../catalogue.ts";

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let aws: Awaited<ReturnType<typeof recordAws>>;
let actor: Actor;
let job: Actor;
let authorization: string;
let tenants = 0;
beforeAll(async () => {
  database = await startDynamoDb();
  aws = await recordAws();
});
afterAll(() => {
  database.stop();
  aws.stop();
});
beforeEach(async () => {
  const tenant = `lab${++tenants}`;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
  authorization = await tokenFor(tenant, { username: "eva", groups: ["laboreditor", "analyses"] });
  actor = editorOf(tenant);
  job = jobActor("carry-out-bulk");
  await saveFrame(actor);
});

const fields = imported({ material: ["serum"], method: { de: "Photometrie" }, unit: "mg/dl" });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => analysis(`A${String(at).padStart(4, "0")}`, { fields }));
const publish = { what: "state", state: "PUBLISHED" };
const all = { filter: {} };
const order = (change: object, selection: object = all, more: object = {}) => ({
  selection,
  change,
  ...more,
});
const preview = async (change: object, selection?: object) =>
  (await callApi(previewBulkChange, { authorization, body: order(change, selection) })).body;
const change = (body: object, key?: string) =>
  callApi(changeInBulk, {
    authorization,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const undo = (id: string) => callApi(undoBulkChange, { authorization, params: { id } });
const read = async (code: string) => {
  const [document] = await readDocuments(actor, [{ kind: "analysis", id: idOf(code) }]);
  return document as CatalogueDocument<"analysis">;
};
const edit = async (code: string, facts: Partial<Analysis>) => {
  const { content, version } = await read(code);
  const edited = { ...content, ...facts };
  await saveDocuments(actor, [{ kind: "analysis", id: idOf(code), content: edited, basedOn: version }]);
};
const states = async () => {
  const catalogue = await catalogueOf(actor);
  const found = [...catalogue.documents("analysis")].map(({ content }) => content.state);
  return Object.fromEntries(
    [...Map.groupBy(found, (state) => state)].map(([state, some]) => [state, some.length]),
  );
};

describe("a preview", () => {
  test("says how many change, from what to what, and which cannot and why, and writes nothing", async () => {
    await saveAnalyses(actor, [...many(2), analysis("P", { state: "PUBLISHED", fields })]);
    const revision = (await catalogueOf(actor)).revision;
    const shown = await preview(publish, {
      ids: [...many(2).map(({ code }) => idOf(code)), idOf("P"), idOf("X")],
    });
    expect(shown).toMatchObject({ selected: 4, changing: 2, unchanged: 1, refused: 1 });
    expect(shown.samples[0]).toMatchObject({ code: "A0000", before: "NEW", after: "PUBLISHED" });
    expect(shown.refusals).toMatchObject([{ id: idOf("X"), reason: "not_found" }]);
    expect((await catalogueOf(actor)).revision).toBe(revision);
  });

  test("takes the list's filters", async () => {
    await saveAnalyses(actor, [...many(3), analysis("I", { internal: true, fields })]);
    expect(await preview(publish, { filter: { internal: true } })).toMatchObject({ selected: 1 });
    expect(await preview(publish, { filter: { search: "A0002" } })).toMatchObject({ selected: 1 });
    expect(await preview(publish, { filter: { category: "hormones" } })).toMatchObject({ selected: 0 });
  });

  test.each([
    [
      "a category that has a form layout of its own",
      { what: "add_category", category: "own" },
      "category_has_layout",
    ],
    [
      "the category that gives the form layout",
      { what: "remove_category", category: "chemistry" },
      "category_gives_layout",
    ],
    [
      "a field that the layout lacks",
      { what: "field", key: "colour", language: "de", value: "rot" },
      "no_such_field",
    ],
    [
      "a date that does not exist",
      { what: "field", key: "since", language: "de", value: "2026-02-30" },
      "value_does_not_fit",
    ],
    [
      "an item that its collection lacks",
      { what: "field", key: "material", language: "de", value: ["blut"] },
      "value_does_not_fit",
    ],
    [
      "a required value taken away",
      { what: "field", key: "method", language: "de", value: null, override: true },
      "required",
    ],
  ])("refuses %s", async (_, wanted, reason) => {
    await saveAnalyses(actor, many(1));
    const shown = await preview(wanted);
    expect(shown.refusals.map((one: { reason: string }) => one.reason)).toEqual([reason]);
    expect((await change(order(wanted))).status).toBe(409);
  });

  test("refuses a category that is not there as a whole", async () => {
    const answer = await callApi(previewBulkChange, {
      authorization,
      body: order({ what: "add_category", category: "nowhere" }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path: "change.category" }]);
  });
});

describe("a change of up to thirty analyses", () => {
  test("is one commit with its author, shown as one action", async () => {
    await saveAnalyses(actor, many(30));
    const before = (await catalogueOf(actor)).revision;
    const answer = await change(order(publish, all, { expected: 30 }));
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ status: "done", count: 30, author: { name: "eva" }, undoes: null });
    expect(await states()).toEqual({ PUBLISHED: 30 });
    expect((await catalogueOf(actor)).revision).toBe(before + 1);
    expect((await read("A0007")).author).toMatchObject({
      kind: "account",
      name: "eva",
      bulk: answer.body.id,
    });
    const list = (await callApi(listBulkChanges, { authorization })).body;
    expect(list).toMatchObject({ count: 1, results: [{ id: answer.body.id, count: 30 }] });
  });

  test("puts a value into one language and leaves the others and what was imported", async () => {
    const method = { raw: { de: "Alt" }, additional: { en: "Old" }, override: true };
    await saveAnalyses(actor, [analysis("A", { fields: { ...fields, method } })]);
    await change(order({ what: "field", key: "method", language: "de", value: "=PCR", override: true }));
    expect((await read("A")).content.fields.method).toEqual({
      raw: { de: "Alt" },
      additional: { de: "=PCR", en: "Old" },
      override: true,
    });
  });

  test("cleans rich text", async () => {
    await saveAnalyses(actor, many(1));
    const value = '<p onclick="x()">Gut</p><script>alert(1)</script>';
    await change(order({ what: "field", key: "note", language: "de", value }));
    const { additional } = (await read("A0000")).content.fields.note ?? {};
    expect(additional).toEqual({ de: "<p>Gut</p>&lt;script&gt;alert(1)&lt;/script&gt;" });
  });

  test("is refused where it would be another number than the preview said", async () => {
    await saveAnalyses(actor, many(3));
    const answer = await change(order(publish, all, { expected: 2 }));
    expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await states()).toEqual({ NEW: 3 });
  });

  test("is done once, however often it is sent with one key", async () => {
    await saveAnalyses(actor, many(3));
    const first = await change(order(publish), "k1");
    const again = await change(order(publish), "k1");
    expect(again.body.id).toBe(first.body.id);
    expect((await read("A0000")).version).toBe(2);
  });

  test("is not for who may only look", async () => {
    await saveAnalyses(actor, many(1));
    const reader = await tokenFor(actor.tenant, { username: "leo", groups: ["laboreditor"] });
    const answer = await callApi(changeInBulk, { authorization: reader, body: order(publish) });
    expect(answer).toMatchObject({ status: 403, body: { code: "permission_denied" } });
  });
});

describe("undoing", () => {
  test("puts everything back in one step, and once", async () => {
    await saveAnalyses(actor, many(3));
    const { id } = (await change(order(publish))).body;
    const undone = (await undo(id)).body;
    expect(undone).toMatchObject({ status: "done", undoes: id, count: 3 });
    expect(await states()).toEqual({ NEW: 3 });
    expect((await undo(id)).body.id).toBe(undone.id);
    expect((await callApi(getBulkChange, { authorization, params: { id } })).body.undone_by).toBe(undone.id);
    expect((await read("A0000")).version).toBe(3);
  });

  test("leaves what was edited since, in the same list and the same analysis too", async () => {
    await saveAnalyses(actor, many(3));
    const { id } = (await change(order({ what: "add_category", category: "hormones" }))).body;
    await edit("A0000", { name: { de: "Neuer Name" } });
    await edit("A0001", { categories: ["chemistry", "hormones", "own"] });
    await undo(id);
    expect((await read("A0000")).content).toMatchObject({
      name: { de: "Neuer Name" },
      categories: ["chemistry"],
    });
    expect((await read("A0001")).content.categories).toEqual(["chemistry", "own"]);
  });

  test("leaves a state that was changed once more, and what was deleted", async () => {
    await saveAnalyses(actor, many(2));
    const { id } = (await change(order(publish))).body;
    await edit("A0000", { state: "HIDDEN" });
    await saveDocuments(actor, [{ kind: "analysis", id: idOf("A0001"), content: null }]);
    await undo(id);
    expect((await read("A0000")).content.state).toBe("HIDDEN");
    expect((await read("A0001")).deleted).toBe(true);
  });
});

describe("a change of more than thirty", () => {
  const count = 600;
  const begin = async () => {
    await saveAnalyses(actor, many(count));
    const answer = await change(order(publish));
    expect(answer.body).toMatchObject({ status: "pending", count });
    expect(aws.executions.at(-1)).toMatchObject({ name: answer.body.id, input: { id: answer.body.id } });
    return answer.body.id as string;
  };
  const status = async (id: string) => (await callApi(getBulkChange, { authorization, params: { id } })).body;

  test("shows all of it at once, and is undone as a whole", async () => {
    const id = await begin();
    expect(await states()).toEqual({ NEW: count });
    await carryOutStaged(job, id);
    expect(await states()).toEqual({ PUBLISHED: count });
    expect(await status(id)).toMatchObject({ status: "done", progress: { done: count, total: count } });
    const [present] = await readHistory(actor, { kind: "analysis", id: idOf("A0599") });
    expect(present?.author).toMatchObject({ name: "eva", bulk: id });

    await edit("A0000", { internal: true });
    const undone = (await undo(id)).body;
    await carryOutStaged(job, undone.id);
    expect(await states()).toEqual({ NEW: count });
    expect((await read("A0000")).content.internal).toBe(true);
  });

  test("goes on where it was killed, and once more after that is harmless", async () => {
    const id = await begin();
    await beginImport(job, id);
    const half = many(count)
      .slice(0, 250)
      .map((content) => ({
        kind: "analysis" as const,
        id: idOf(content.code),
        content: { ...content, state: "PUBLISHED" as const },
        importHash: null,
        basedOn: 1,
      }));
    await stageDocuments(job, id, { kind: "account", id: "E1", name: "eva", bulk: id }, half);
    expect(await states()).toEqual({ NEW: count });
    await edit("A0001", { internal: true });
    await edit("A0400", { internal: true });
    await carryOutStaged(job, id);
    await carryOutStaged(job, id);
    expect(await states()).toEqual({ PUBLISHED: count });
    for (const code of ["A0001", "A0400"]) expect((await read(code)).content.internal).toBe(true);
    expect((await read("A0000")).version).toBe(2);
  });

  test("leaves nothing behind where it fails for good", async () => {
    const id = await begin();
    await beginImport(job, id);
    const [first = analysis("A0000")] = many(1);
    const staged = { kind: "analysis" as const, id: idOf("A0000"), content: { ...first, internal: true } };
    const author = { kind: "account" as const, id: "E1", name: "eva", bulk: id };
    await stageDocuments(job, id, author, [{ ...staged, importHash: null, basedOn: 1 }]);
    await giveUp(job, id);
    expect(await status(id)).toMatchObject({ status: "failed", problem: { code: "internal_error" } });
    expect((await read("A0000")).version).toBe(1);
    expect(await beginImport(job, "01JZ8Q4W6T3R5Y7P9K2M4N6B8D")).not.toBeNull();
  });

  test("waits for an import, and does not bring back what is deleted meanwhile", async () => {
    const id = await begin();
    const importId = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
    await beginImport(job, importId);
    const carrying = carryOutStaged(job, id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await states()).toEqual({ NEW: count });
    await saveDocuments(actor, [{ kind: "analysis", id: idOf("A0003"), content: null }]);
    await publishImport(job, importId, 0);
    await carrying;
    expect(await states()).toEqual({ PUBLISHED: count - 1 });
    expect((await read("A0003")).deleted).toBe(true);
  });
});
