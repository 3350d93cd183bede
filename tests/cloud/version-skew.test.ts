import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { nextRelease, releaseBefore } from "../support/next-release.ts";

const folder = mkdtempSync(join(tmpdir(), "laborium-skew-"));
const before = releaseBefore();
const api = nextRelease(join(folder, "api"), "before");
const both = nextRelease(join(folder, "both"), "next");
let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let client: Client;
let data: string;

/** Deploys a release over the present one: other stacks on the same data. */
async function deploy(assembly: string): Promise<void> {
  await cloud?.stop();
  cloud = await runLocalCloud(cloud ? { data: cloud.data, port: cloud.port, assembly } : { assembly });
  data = cloud.data;
  client = clientOf("demo", cloud.port);
  await client.signIn();
}
beforeAll(() => deploy(before.folder));
afterAll(async () => {
  await cloud.stop();
  rmSync(data, { recursive: true });
  rmSync(folder, { recursive: true });
});

const running = async () => (await client.call("/api/version/")).json().version;
/** Version of the app that a new tab gets, and the files that its page loads at once. */
async function opened() {
  const page = (await client.call("/")).bytes.toString();
  const stamp = /<meta name="version" content="([^"]+)"/.exec(page)?.[1];
  const offered = (await client.call("/version.json")).json().version;
  expect(stamp).toBe(offered);
  return {
    app: offered,
    files: [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!),
  };
}
const loads = async (files: string[]) => {
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect((await client.call(file)).status, file).toBe(200);
};
const works = async () => {
  const change = { method: "PATCH", body: { colours: { accent: "#abc" } } };
  expect((await client.call("/api/settings/", change)).status).toBe(200);
  expect((await client.call("/api/core/analyses/?limit=1")).status).toBe(200);
};

describe("an import that one release began", () => {
  test("is ended by that release, whatever is deployed meanwhile, and the next begins with its own", async () => {
    const file = Buffer.from(JSON.stringify(madeCatalogue(5_000)));
    const id = await client.upload(file, "catalogue.json", { mode: "partial" });
    const phase = async () => (await client.call(`/api/import/${id}/`)).json().progress.phase;
    await expect.poll(phase, { timeout: 60_000, interval: 10 }).toBe("writing");
    await cloud.kill();
    await deploy(api.folder);
    expect(await running()).toBe(api.api);
    expect(await client.ended(id)).toMatchObject({ status: "success", stats: { created: 5_000 } });
    const again = await client.ended(await client.upload(file, "catalogue.json", { mode: "partial" }));
    expect(again).toMatchObject({ status: "failed" });
  });
});

describe("a release whose API is there and whose app is not", () => {
  test("shows the app of before, which works, and sends nobody to reload", async () => {
    const { app, files } = await opened();
    expect([app, await running()]).toEqual([before.app, api.api]);
    await loads(files);
    await works();
  });

  test("brings its app when it is told to; tabs of before still find their files", async () => {
    const old = await opened();
    await deploy(both.folder);
    const { app, files } = await opened();
    expect(app).toBe(both.app);
    await loads([...files, ...old.files]);
    await works();
  });

  test("is taken back in the reverse order: the app of before with the newer API, then the former API", async () => {
    await deploy(api.folder);
    expect([(await opened()).app, await running()]).toEqual([before.app, api.api]);
    await deploy(before.folder);
    expect([(await opened()).app, await running()]).toEqual([before.app, before.api]);
    await works();
  });
});
