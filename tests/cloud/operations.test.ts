import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

const root = join(import.meta.dirname, "../..");
const cloud = sharedCloud();
let demo: Client;
let nord: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  nord = clientOf("nord", cloud.port);
  await demo.signIn();
  await nord.signIn();
});

/** Runs an operator's command on the running cloud. */
function operate(command: string, ...args: string[]) {
  const place = ["--port", String(cloud.port), "--data", cloud.data];
  const program = [join(root, "infra/ops", `${command}.ts`), ...args, ...place];
  return spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" });
}
const rename = (client: Client) =>
  client.call("/api/settings/", { method: "PATCH", body: { colours: { accent: "#abc" } } });
const maintenance = async (client: Client) => (await client.call("/api/maintenance/")).json().maintenance;

describe("maintenance", () => {
  test("of one laboratory refuses its writes and lets it read, and leaves others alone", async () => {
    expect(operate("maintenance", "on", "demo").status).toBe(0);
    const refused = await rename(demo);
    expect(refused.status).toBe(503);
    expect(refused.json()).toMatchObject({ code: "maintenance" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await demo.call("/api/auth/import-token/acquire/")).status).toBe(503);
    expect((await demo.call("/api/core/analyses/")).status).toBe(200);
    expect((await rename(nord)).status).toBe(200);
    expect(operate("maintenance", "status").stdout).toMatch(/demo +maintenance\nnord +off/);
  });

  test("of the platform is of every laboratory, and its end ends no laboratory's own", async () => {
    expect(operate("maintenance", "on").status).toBe(0);
    expect([await maintenance(demo), await maintenance(nord)]).toEqual([true, true]);
    operate("maintenance", "off");
    expect([await maintenance(demo), await maintenance(nord)]).toEqual([true, false]);
    operate("maintenance", "off", "demo");
    expect((await rename(demo)).status).toBe(200);
  });

  test("of a laboratory that is not there is refused", () => {
    expect(operate("maintenance", "on", "nobody")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("no laboratory nobody"),
    });
  });
});

describe("news", () => {
  const text = ["--title-de", "Neu", "--title-en", "New", "--text-de", "Text", "--text-en", "Text"];
  const current = async (client: Client) => (await client.call("/api/motd/current/")).json().results;

  test("are told to every laboratory until they are taken back", async () => {
    expect(operate("news", "add", ...text, "--from", "2026-01-01").status).toBe(0);
    const [news] = await current(demo);
    expect(news).toMatchObject({ title: { de: "Neu", en: "New" }, from: "2026-01-01T00:00:00.000Z" });
    expect(await current(nord)).toMatchObject([{ id: news.id }]);
    expect(operate("news", "list").stdout).toContain(
      `${news.id}  2026-01-01T00:00:00.000Z – …  Neu  (demo, nord)`,
    );
    expect(operate("news", "remove", news.id).status).toBe(0);
    expect([await current(demo), await current(nord)]).toEqual([[], []]);
  });

  test("that lack a language or end at no instant are refused", () => {
    expect(operate("news", "add", "--title-de", "Neu").stderr).toMatch(
      /--title-en[\s\S]*--text-de[\s\S]*--text-en/,
    );
    expect(operate("news", "add", ...text, "--until", "soon").stderr).toContain("soon is no instant");
  });
});

describe("the settings of a laboratory in the whole stack", () => {
  test("refuse a logo of 30 MB, and of 5, in words that one can show", async () => {
    for (const size of [30, 5]) {
      const body = Buffer.alloc(size * 1024 * 1024);
      const answer = await demo.call("/api/settings/logo/", {
        method: "POST",
        body,
        headers: { "content-type": "image/png" },
      });
      expect(answer.status).toBe(413);
      expect(answer.json()).toMatchObject({ code: "too_large" });
    }
  });

  test("show a logo to everybody, from where it may do nothing", async () => {
    const body = Buffer.from('<svg onload="alert(1)"><script>alert(1)</script><path d="M0 0h5"/></svg>');
    const { logo } = (await demo.call("/api/settings/logo/", { method: "POST", body })).json();
    const visitor = clientOf("public.demo", cloud.port);
    const shown = await visitor.call(logo);
    expect(shown.bytes.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h5"></path></svg>',
    );
    expect(shown.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
    expect((await visitor.call("/embed/analyses/")).bytes.toString()).toContain(logo);
    expect((await clientOf("nord", cloud.port).call(logo)).status).toBe(404);
  });
});

describe("an export", () => {
  test("comes with an export token, and imported again changes nothing", async () => {
    const { token } = (await demo.call("/api/auth/export-token/acquire/")).json();
    const authorization = `Token ${token}`;
    const machine = clientOf("demo", cloud.port);
    const moved = await machine.call("/api/export/analyses/", { headers: { authorization } });
    expect(moved.status).toBe(303);
    const answer = await fetch(String(moved.headers.location));
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename\*=UTF-8''Labor%20Musterstadt%20/,
    );
    const file = Buffer.from(await answer.arrayBuffer());
    const entry = await demo.ended(await demo.upload(file, "export.json", { mode: "full" }));
    expect(entry).toMatchObject({ status: "success", stats: { created: 0, changed: 0, deleted: 0 } });
    expect(entry.stats.unchanged).toBe(JSON.parse(file.toString()).analyses.length);
    await demo.call("/api/auth/export-token/nuke-from-orbit/");
    expect((await machine.call("/api/export/analyses/", { headers: { authorization } })).status).toBe(401);
  });
});
