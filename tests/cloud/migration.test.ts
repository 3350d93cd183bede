import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataFormat } from "../../shared/kernel/data-format.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf } from "../support/browserless.ts";

/**
 * Data folder of a cloud of format 1 (before present versions had their own partitions), with the laboratory `nord`: sixty imported
 * analyses, two edits and a deletion by hand, then a second import that changed five, deleted two and brought one back.
 */
const archive = join(import.meta.dirname, "data/format-1.tar.gz");
const [firstImport, secondImport] = ["01M8BM7KKDNB96PY0FGVH574Q0", "01M8BM824MD1XT2RNT78MX0FJZ"];

let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let nord: Client;
const read = async (path: string) => (await nord.call(path)).json();

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), "laborium-"));
  execFileSync("tar", ["xzf", archive, "-C", data]);
  cloud = await runLocalCloud({ data });
  nord = clientOf("nord", cloud.port);
  await nord.signIn();
});
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
});

interface Row {
  id: string;
  code: string;
  name: { value: string };
}
const rows = async (): Promise<Row[]> => (await read("/api/laboreditor/list/?count=100")).results;
const idOf = async (code: string) => (await rows()).find((row) => row.code === code)?.id ?? "";

describe("data of format 1", () => {
  test("is all there after the first start", async () => {
    expect((await read("/api/laboreditor/list/?count=1")).count).toBe(57);
    expect((await read("/api/public/analyses/?count=1")).count).toBe(56);
    const edited = await nord.call(`/api/laboreditor/edit/${await idOf("A007")}/`);
    expect(edited.json()).toMatchObject({ name: { de: "Analyse sieben, redigiert" } });
    expect(edited.headers.etag).toBe('"2"');
    expect((await read("/api/laboreditor/history/analysis/deleted/")).count).toBe(3);
    expect((await read("/api/core/categories/")).results).toHaveLength(1);
  });

  test("keeps each history, and by whom each version was written", async () => {
    const { results } = await read(`/api/laboreditor/history/analysis/${await idOf("A003")}/`);
    const authors = results.map(({ author }: { author: { kind: string; id: string } }) => author);
    expect(authors).toMatchObject([
      { kind: "account", name: "admin" },
      { kind: "import", id: secondImport },
      { kind: "import", id: firstImport },
    ]);
  });

  test("is carried over once", async () => {
    const log = readdirSync(join(cloud.data, "logs")).find((name) => /nord-Provision/.test(name)) ?? "";
    await cloud.stop();
    cloud = await runLocalCloud({ data: cloud.data, port: cloud.port });
    const lines = readFileSync(join(cloud.data, "logs", log), "utf8");
    expect(lines.match(/migration ended/g)).toHaveLength(dataFormat - 1);
    expect((await read("/api/laboreditor/list/?count=1")).count).toBe(57);
  });

  test("knows what an import of that time wrote, so that it can be undone", async () => {
    const undoing = await nord.call(`/api/laboreditor/history/imports/${secondImport}/undo/`, {
      method: "POST",
    });
    expect(undoing.status).toBeLessThan(300);
    expect(await nord.ended(undoing.json().id)).toMatchObject({ status: "success", undoes: secondImport });
    const names = (await rows()).map(({ name }) => name);
    expect(names).toHaveLength(59);
    const changed = await nord.call(`/api/laboreditor/edit/${await idOf("A000")}/`);
    expect(changed.json().name).toEqual({ de: "Analyse 0" });
    const hidden = await nord.call(`/api/laboreditor/edit/${await idOf("A003")}/`);
    expect(hidden.json()).toMatchObject({ name: { de: "Analyse 3" }, state: "HIDDEN" });
  });

  test("takes edits and imports as any other", async () => {
    const path = `/api/laboreditor/edit/${await idOf("A010")}/`;
    const { etag = "" } = (await nord.call(path)).headers;
    const body = { state: "HIDDEN" };
    const saved = await nord.call(path, { method: "PATCH", body, headers: { "if-match": String(etag) } });
    expect(saved.status).toBe(200);
    const file = { version: 1, analyses: [{ code: "NEU", name: { de: "Neue Analyse" } }] };
    const id = await nord.upload(Buffer.from(JSON.stringify(file)), "new.json", { mode: "partial" });
    expect(await nord.ended(id)).toMatchObject({ status: "success", stats: { created: 1 } });
    expect(await idOf("NEU")).not.toBe("");
  });
});
