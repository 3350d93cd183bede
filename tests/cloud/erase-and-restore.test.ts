import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readArchive } from "../../infra/ops/tenant/archive.ts";
import { Belongings } from "../../infra/ops/tenant/belongings.ts";
import { bucketKinds } from "../../infra/ops/tenant/objects.ts";
import { lineOf } from "../../infra/ops/tenant/sums.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { provisionedData } from "../support/provisioned-data.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "laborium-archives-"));
const archive = join(folder, "demo.tar.gz");
let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let demo: Client;
const target = () => ({ stage: "local", port: String(cloud.port), data: cloud.data });

function tenant(...args: string[]) {
  const place = ["--port", String(cloud.port), "--data", cloud.data];
  const program = [join(root, "infra/ops/tenant.ts"), ...args, ...place];
  return spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" });
}

/** Everything that a laboratory has, one line each. */
async function allOf(id: string): Promise<string[]> {
  const of = await Belongings.open(id, target());
  const lines: string[] = [];
  for (const index of [undefined, "GSI1"] as const)
    for await (const items of of.items(index)) lines.push(...items.map((item) => `${index} ${lineOf(item)}`));
  for (const kind of bucketKinds) {
    for await (const versions of of.objects.versions(kind))
      for (const version of versions) {
        const read = version.isMark ? undefined : await of.objects.read(kind, version);
        lines.push(JSON.stringify([kind, version, read?.headers, read?.bytes.toString("base64")]));
      }
  }
  for (const { url, messages } of await of.queues()) if (messages > 0) lines.push(`${url} ${messages}`);
  for await (const { group, stream } of of.logStreams()) lines.push(`${group} ${stream}`);
  of.close();
  return lines.sort();
}
/** Without logs, since they are still being written. */
const withoutLogs = (lines: string[]) => lines.filter((line) => !line.startsWith("/laborium/"));

const shown = async () => {
  const visitor = clientOf("public.demo", cloud.port);
  const list = (await visitor.call("/api/public/analyses/?limit=1000")).json();
  const page = await visitor.call("/embed/analyses/");
  const editor = clientOf("demo", cloud.port);
  await editor.signIn();
  const all = (await editor.call("/api/core/analyses/?limit=1000")).json();
  return { list, page: page.bytes.toString(), all };
};

beforeAll(async () => {
  cloud = await runLocalCloud({ data: await provisionedData() });
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
  await clientOf("nord", cloud.port).signIn();
  const body = Buffer.from('<svg><path d="M0 0h5"/></svg>');
  // A logo, its replacement and its deletion: this leaves versions and a delete marker.
  for (const method of ["POST", "POST", "DELETE"])
    await demo.call("/api/settings/logo/", method === "POST" ? { method, body } : { method });
  while ((await shown()).list.count === 0) await new Promise((resolve) => setTimeout(resolve, 200));
});
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
  rmSync(folder, { recursive: true });
});

describe("a laboratory", () => {
  let before: Awaited<ReturnType<typeof shown>>;
  let nord: string[];

  test("is written into one archive, whose damage is noticed", async () => {
    before = await shown();
    expect(tenant("export", "demo", "--to", archive).status).toBe(0);
    const names: string[] = [];
    for await (const { name } of readArchive(archive)) names.push(name);
    expect(names[0]).toBe("laboratory.json");
    expect(names).toEqual(
      expect.arrayContaining(["items/000001.ndjson", "objects/assets/00000001", "sums.json"]),
    );
    const bytes = readFileSync(archive);
    const damaged = join(folder, "damaged.tar.gz");
    writeFileSync(damaged, bytes.subarray(0, bytes.length - 2000));
    expect(tenant("restore", "demo", "--from", damaged)).toMatchObject({ status: 2 });
  });

  test("is neither erased unless its name is said, nor restored over what is there", () => {
    expect(tenant("erase", "demo").stderr).toContain("Say --yes demo");
    expect(tenant("erase", "demo", "--yes", "nord").status).toBe(2);
    expect(tenant("restore", "demo", "--from", archive).stderr).toContain("demo is not empty");
    expect(tenant("restore", "nord", "--from", archive).stderr).toContain("is of demo, not of nord");
  });

  test("is erased without a rest, and the other is bit for bit what it was", async () => {
    nord = withoutLogs(await allOf("nord"));
    expect(nord.length).toBeGreaterThan(20);
    const erased = tenant("erase", "demo", "--yes", "demo");
    expect(erased.stderr).toBe("");
    expect(erased.status).toBe(0);
    expect(await allOf("demo")).toEqual([]);
    expect(readdirSync(join(cloud.data, "logs")).filter((name) => name.includes("tenant-demo"))).toEqual([]);
    expect(withoutLogs(await allOf("nord"))).toEqual(nord);
    const refused = await demo.call("/api/core/analyses/");
    expect([refused.status, refused.json().code]).toEqual([404, "tenant_not_found"]);
  });

  test("is restored with equal sums; people sign in again, and visitors see what they saw", async () => {
    const restored = tenant("restore", "demo", "--from", archive);
    expect(restored.stderr).toBe("");
    expect(restored.stdout).toMatch(/demo restored: \d{3,} items/);
    expect(await shown()).toEqual(before);
    const again = clientOf("demo", cloud.port);
    await again.signIn();
    // The files of imports have arrived again, but start nothing.
    const { results } = (await again.call("/api/import/log/")).json();
    expect(results.map(({ status }: { status: string }) => status)).toEqual(["success"]);
    expect(withoutLogs(await allOf("nord"))).toEqual(nord);
  });
});
