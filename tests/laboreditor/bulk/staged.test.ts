import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  beginImport,
  publishImport,
  readHistory,
  saveDocuments,
  stageDocuments,
} from "../../../functions/core/door.ts";
import { carryOutStaged, giveUp } from "../../../functions/laboreditor/bulk/carry-out-bulk.ts";
import { type Actor, jobActor } from "../../../functions/platform/actor.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import { getBulkChange, listBulkChanges } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { analysis, idOf, saveAnalyses } from "../catalogue.ts";
import {
  actor,
  authorization,
  aws,
  change,
  edit,
  many,
  openLab,
  order,
  publish,
  read,
  states,
  undo,
} from "./lab.ts";

openLab("staged");

let job: Actor;
beforeEach(() => {
  job = jobActor("carry-out-bulk");
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

  describe("whose record is not there when its workflow begins", () => {
    /** Holds the next transaction until the test tells how to continue. */
    function holdTransaction() {
      const client = documentClient();
      const send = client.send.bind(client);
      const { promise: held, resolve: goOn } = Promise.withResolvers<"write" | "crash">();
      const spy = vi.spyOn(client, "send").mockImplementation((async (command: TransactWriteCommand) => {
        if (!(command instanceof TransactWriteCommand)) return send(command);
        spy.mockRestore();
        if ((await held) === "crash") throw new Error("Killed.");
        return send(command);
      }) as never);
      return goOn;
    }

    test("is waited for", async () => {
      await saveAnalyses(actor, many(count));
      const goOn = holdTransaction();
      const changing = change(order(publish));
      const previousCount = aws.executions.length;
      await expect.poll(() => aws.executions.length).toBe(previousCount + 1);
      const carrying = carryOutStaged(job, aws.executions.at(-1)?.name ?? "");
      await new Promise((resolve) => setTimeout(resolve, 300));
      goOn("write");
      const { body } = await changing;
      await carrying;
      expect(await status(body.id)).toMatchObject({ status: "done" });
      expect(await states()).toEqual({ PUBLISHED: count });
    });

    test("leaves nothing that waits where a crash kept it from being written, and can be sent again", async () => {
      await saveAnalyses(actor, many(count));
      holdTransaction()("crash");
      expect((await change(order(publish), "k1")).status).toBe(500);
      const name = aws.executions.at(-1)?.name ?? "";
      expect((await callApi(listBulkChanges, { authorization })).body).toMatchObject({ count: 0 });
      const later = Date.now() + 60_000;
      const clock = vi.spyOn(Date, "now").mockReturnValueOnce(Date.now()).mockReturnValue(later);
      await carryOutStaged(job, name);
      clock.mockRestore();
      expect(await states()).toEqual({ NEW: count });
      const { body } = await change(order(publish), "k1");
      expect(body.id).not.toBe(name);
      await carryOutStaged(job, body.id);
      expect(await states()).toEqual({ PUBLISHED: count });
    });
  });

  test("is undone once, however many undo it at the same instant", async () => {
    const id = await begin();
    await carryOutStaged(job, id);
    const undone = await Promise.all([1, 2, 3].map(() => undo(id)));
    const ids = new Set(undone.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect((await callApi(listBulkChanges, { authorization })).body).toMatchObject({ count: 2 });
    const [undoing = ""] = ids;
    await giveUp(job, undoing);
    const again = await Promise.all([1, 2].map(() => undo(id)));
    expect(again[0]?.body.id).not.toBe(undoing);
    expect(again[1]?.body.id).toBe(again[0]?.body.id);
  });
});
