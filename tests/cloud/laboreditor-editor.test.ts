import { beforeAll, describe, expect, test, vi } from "vitest";
import { currentKey } from "../../functions/core/catalogue/document-item.ts";
import { openStage } from "../../infra/ops/stage.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

/** The editor as the staff use it, over HTTP and through the whole stack. */
const count = 600;
const cloud = sharedCloud();
let eva: Client;
let tom: Client;
/** Entry of the first import in the log. */
let firstImport: string;

beforeAll(async () => {
  [eva, tom] = [clientOf("demo", cloud.port), clientOf("demo", cloud.port)];
  await Promise.all([eva.signIn(), tom.signIn()]);
  firstImport = await importOf(madeCatalogue(count));
}, 120_000);

const importOf = async (catalogue: object) => {
  const id = await eva.upload(Buffer.from(JSON.stringify(catalogue)), "made.json", { mode: "partial" });
  expect((await eva.ended(id)).status).toBe("success");
  return id;
};
const read = async (path: string) => {
  const answer = await eva.call(`/api/laboreditor/${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.bytes}`);
  return answer.json();
};
const write = (client: Client, method: string, path: string, body: unknown = {}, headers = {}) =>
  client.call(`/api/laboreditor/${path}`, { method, body, headers });
const codeOf = (index: number) => `M${String(index).padStart(5, "0")}`;
const find = async (code: string) => {
  const { results } = await read(`list/?search=${code}`);
  return results.find((analysis: { code: string }) => analysis.code === code);
};
const idOf = async (index: number) => (await find(codeOf(index))).id as string;
const unitOf = (text: string) => ({ form_fields: { unit: { additional: text } } });

describe("an analysis", () => {
  test("is found, opened and saved, and who saves late is handed what the other made", async () => {
    const list = await read("list/?category=made-1&pubstate=PUBLISHED&count=20");
    expect(list.count).toBe(count / 12);
    expect(list.results).toHaveLength(20);
    expect(list.counts.category["made-1"]).toBe(count / 12);

    const opened = await eva.call(`/api/laboreditor/edit/${await idOf(1)}/`);
    const { id, version } = opened.json();
    expect(opened.headers.etag).toBe(`"${version}"`);
    const condition = { "if-match": String(opened.headers.etag) };
    const saved = await write(eva, "PATCH", `edit/${id}/`, unitOf("mol"), condition);
    expect(saved.status).toBe(200);
    const late = await write(tom, "PATCH", `edit/${id}/`, { state: "HIDDEN" }, condition);
    expect(late.status).toBe(412);
    expect(late.json()).toMatchObject({
      code: "edit_conflict",
      present: { version: version + 1, state: "PUBLISHED", form_fields: { unit: { additional: "mol" } } },
    });
    const again = { "if-match": String(late.headers.etag) };
    expect((await write(tom, "PATCH", `edit/${id}/`, { state: "HIDDEN" }, again)).status).toBe(200);
    expect(await read(`edit/${id}/`)).toMatchObject({
      version: version + 2,
      state: "HIDDEN",
      form_fields: { unit: { raw: expect.any(String), additional: "mol" } },
    });
  });

  test("is made, copied, deleted and restored with its history", async () => {
    const choices = await read("create/?categories=made-2");
    expect(choices.form.layout).toBe("made");
    const created = await write(eva, "POST", "create/", {
      code: "NEW-1",
      layout: "made",
      categories: ["made-2"],
      name: { de: "Neu" },
      form_fields: { material: { additional: ["serum"] } },
    });
    expect(created.status).toBe(201);
    const { id } = created.json();
    const copied = await write(eva, "POST", "create/", { code: "NEW-2", copy_of: id });
    expect(copied.json()).toMatchObject({
      layout: "made",
      form_fields: { material: { additional: ["serum"] } },
    });
    const refused = await write(eva, "POST", "create/", { code: "NEW-2", copy_of: id });
    expect(refused.status).toBe(409);

    expect((await write(eva, "DELETE", `edit/${id}/`, undefined)).status).toBe(204);
    expect((await eva.call(`/api/laboreditor/edit/${id}/`)).status).toBe(404);
    const deleted = await read("history/analysis/deleted/?search=NEW-1");
    expect(deleted.results).toMatchObject([{ id, deleted: true, versions: 2 }]);
    const back = await write(eva, "POST", `history/analysis/${id}/1/rollback/`, { publish: false });
    expect(back.json()).toMatchObject({ restored: true, written: true, version: 3 });
    expect(await read(`edit/${id}/`)).toMatchObject({ version: 3, name: { de: "Neu" } });
    const { results } = await read(`history/analysis/${id}/`);
    expect(results.map(({ action }: { action: string }) => action)).toEqual([
      "restored",
      "deleted",
      "created",
    ]);
  });

  test("is compared with what it was and rolled back to it, by its whole and by one field", async () => {
    const id = await idOf(3);
    for (const text of ["one", "two", "three"])
      await write(eva, "PATCH", `edit/${id}/`, { ...unitOf(text), name: { de: `Name ${text}` } });
    const compared = await read(`history/analysis/${id}/4/compare/2/`);
    const changed = compared.values.filter((value: { changed: boolean }) => value.changed);
    expect(changed.map(({ path }: { path: string }) => path).sort()).toEqual(["fields.unit", "name"]);
    expect(compared).toMatchObject({ before: { hid: 2 }, after: { hid: 4 } });

    await write(eva, "POST", `history/analysis/${id}/2/rollback/`, { fields: ["fields.unit"] });
    expect(await read(`edit/${id}/`)).toMatchObject({
      name: { de: "Name three" },
      form_fields: { unit: { additional: "one" } },
    });
    await write(eva, "POST", `history/analysis/${id}/1/rollback/`);
    expect(await read(`edit/${id}/`)).toMatchObject({
      version: 6,
      form_fields: { unit: { additional: null } },
    });
    expect((await read(`history/analysis/${id}/`)).results[0].author.restores).toBe(1);
  });

  test("is public within ten seconds of being saved: on its page, in the developer API and in the search of the widgets", async () => {
    const name = "Öffentlich geworden";
    const visitor = clientOf("public.demo", cloud.port);
    const index = async () => (await visitor.call("/embed/index.json")).json().indexes.de.url;
    const previous = await index();
    const saved = await write(eva, "PATCH", `edit/${await idOf(9)}/`, { name: { de: name } });
    expect(saved.status).toBe(200);
    const shown = async (path: string) => (await visitor.call(path)).bytes.toString("utf8").includes(name);
    await vi.waitFor(
      async () => {
        expect(await shown(`/embed/analyses/${codeOf(9)}/`)).toBe(true);
        expect(await shown(`/api/public/analyses/${codeOf(9)}/`)).toBe(true);
        expect(await index()).not.toBe(previous);
      },
      { timeout: 10_000, interval: 250 },
    );
  });

  test("keeps every one of eight changes that two people make at once", async () => {
    const id = await idOf(4);
    const { version } = await read(`edit/${id}/`);
    const changes = Array.from({ length: 8 }, (_, index) =>
      write(index % 2 === 0 ? eva : tom, "PATCH", `edit/${id}/`, unitOf(`${index}`)),
    );
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200));
    const { count, results } = await read(`history/analysis/${id}/`);
    expect(count).toBe(version + 8);
    expect(results.map(({ hid }: { hid: number }) => hid)).toEqual(
      Array.from({ length: count }, (_, index) => count - index),
    );
  });
});

describe("an import", () => {
  test("leaves what is edited while it runs, brings the new values beside it, and is undone from the log", async () => {
    const ids = await Promise.all([idOf(5), idOf(6), idOf(7)]);
    const file = Buffer.from(JSON.stringify(madeCatalogue(count, count)));
    const importing = await eva.upload(file, "second.json", { mode: "partial" });
    let saved = 0;
    const editing = (async () => {
      for (let index = 0; index < 100; index++) {
        const answer = await write(tom, "PATCH", `edit/${ids[index % 3]}/`, unitOf(`edit ${index}`));
        if (answer.status !== 200) throw new Error(`A save answered ${answer.status}: ${answer.bytes}`);
        saved = index;
        if ((await eva.call(`/api/import/${importing}/`)).json().status !== "pending" && index > 2) return;
      }
    })();
    const entry = await eva.ended(importing);
    await editing;
    expect(entry).toMatchObject({ status: "success", stats: { changed: count } });
    const last = await read(`edit/${ids[saved % 3]}/`);
    expect(last.form_fields.unit).toMatchObject({
      raw: expect.stringContaining("(neu)"),
      additional: `edit ${saved}`,
    });

    const started = await write(eva, "POST", `history/imports/${importing}/undo/`);
    expect(started.status).toBe(202);
    const undoing = started.json();
    const repeated = await write(eva, "POST", `history/imports/${importing}/undo/`);
    expect(repeated.json().id).toBe(undoing.id);
    expect(await eva.ended(undoing.id)).toMatchObject({ status: "success", undoes: importing });
    expect((await read(`edit/${ids[saved % 3]}/`)).form_fields.unit).toMatchObject({
      raw: expect.not.stringContaining("(neu)"),
      additional: `edit ${saved}`,
    });
    const { unit } = (await read(`edit/${await idOf(99)}/`)).form_fields;
    expect(unit.raw).not.toContain("(neu)");
    expect((await eva.call(`/api/import/${importing}/`)).json().undone_by).toBe(undoing.id);
    const log = (await eva.call("/api/import/log/")).json().results;
    expect(log[0]).toMatchObject({ id: undoing.id, undoes: importing });
    expect((await write(eva, "POST", `history/imports/${"0".repeat(26)}/undo/`)).status).toBe(404);
    expect(firstImport).not.toBe(importing);
  });
});

describe("many analyses", () => {
  const action = (id: string) => read(`bulk/${id}/`);
  const order = {
    selection: { filter: { search: "", category: "made-8" } },
    change: { what: "add_category", category: "made-8" },
  };

  test("are changed after a preview, as a task, and taken back in one step", async () => {
    const inside = async () => (await read("list/?internal=true&count=1")).count as number;
    const before = await inside();
    const { results } = await read("list/?count=200&internal=false");
    const selection = { ids: results.map(({ id }: { id: string }) => id) };
    const body = { selection, change: { what: "internal", internal: true } };
    const preview = (await write(eva, "POST", "bulk/preview/", body)).json();
    expect(preview).toMatchObject({ selected: 200, changing: 200, refused: 0 });
    const wrong = await write(eva, "POST", "bulk/", { ...body, expected: 3 });
    expect(wrong.status).toBe(409);
    const started = await write(eva, "POST", "bulk/", { ...body, expected: 200 });
    expect(started.status).toBe(202);
    const { id } = started.json();
    const task = (await eva.call(`/api/status/tasks/heartbeat/${id}/`)).json();
    expect(task).toMatchObject({ id, type: "bulk_change" });
    await expect.poll(async () => (await action(id)).status, { timeout: 60_000 }).toBe("done");
    expect(await inside()).toBe(before + 200);

    const undone = (await write(eva, "POST", `bulk/${id}/undo/`)).json();
    expect((await write(tom, "POST", `bulk/${id}/undo/`)).json().id).toBe(undone.id);
    await expect.poll(async () => (await action(undone.id)).status, { timeout: 60_000 }).toBe("done");
    expect(await inside()).toBe(before);
    expect(await action(id)).toMatchObject({ undone_by: undone.id });
  });

  test("stay as they are where changing them fails for good, which is told", async () => {
    const hidden = async () => (await read("list/?pubstate=HIDDEN&count=1")).count as number;
    const before = await hidden();
    const pages = [0, 200, 400].map((offset) => read(`list/?pubstate=PUBLISHED&count=200&offset=${offset}`));
    const ids = (await Promise.all(pages)).flatMap(({ results }) =>
      results.map((analysis: { id: string }) => analysis.id),
    );
    const [first, unreadable] = [String(ids[0]), String(ids.at(-1))];
    const { version } = await read(`edit/${first}/`);
    const stage = await openStage({ stage: "local", port: String(cloud.port), data: cloud.data });
    const key = currentKey("analysis", unreadable);
    const item = (await stage.items("demo", key.pk)).find(({ id }) => id === key.sk);
    const stored = { ...item, id: unreadable };
    try {
      await stage.put("demo", key, { ...stored, document: "{", deflated: undefined });
      const body = { selection: { ids }, change: { what: "state", state: "HIDDEN" } };
      const { id } = (await write(eva, "POST", "bulk/", body)).json();
      await expect.poll(async () => (await action(id)).status, { timeout: 60_000 }).toBe("failed");
      expect(await action(id)).toMatchObject({
        problem: { detail: "The bulk change failed on our side; nothing was changed." },
      });
      const task = async () => (await eva.call(`/api/status/tasks/heartbeat/${id}/`)).json();
      await expect.poll(task).toMatchObject({ finished: true, error: true });
    } finally {
      await stage.put("demo", key, stored);
      stage.close();
    }
    expect(await hidden()).toBe(before);
    expect(await read(`edit/${first}/`)).toMatchObject({ version, state: "PUBLISHED" });
    const again = { selection: { ids }, change: { what: "state", state: "PUBLISHED" } };
    expect((await write(eva, "POST", "bulk/preview/", again)).json()).toMatchObject({ changing: 0 });
  });

  test("that need no change are left as they are", async () => {
    const preview = (await write(eva, "POST", "bulk/preview/", order)).json();
    expect(preview).toMatchObject({ changing: 0 });
  });
});

test("the health of the catalogue counts what each of its lists shows", async () => {
  const { counts, analyses, sound } = await read("health/");
  expect(analyses).toBeGreaterThanOrEqual(count);
  expect(sound).toBeLessThanOrEqual(analyses);
  for (const [kind, expected] of Object.entries(counts))
    expect((await read(`health/${kind}/?count=1`)).count).toBe(expected);
});
