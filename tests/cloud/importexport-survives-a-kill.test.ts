import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteObjectCommand, HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localOperator } from "../../infra/ops/stage.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { insistently } from "../support/insistently.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { sheetsOf } from "../support/workbooks.ts";

/** Deletes the last of the chunks that a running import still has to write, as a wrong lifecycle rule would. */
async function loseLastChunk(id: string): Promise<void> {
  const { origin, credentials } = await localOperator({ port: String(cloud.port), data: cloud.data });
  const s3 = new S3Client({ region: "eu-central-1", endpoint: `${origin}/_aws/s3`, credentials });
  const chunk = (index: number) => ({
    Bucket: "laborium-demo-imports-000000000000",
    Key: `demo/chunks/${id}/${String(index).padStart(5, "0")}.ndjson.gz`,
  });
  const isThere = (index: number) =>
    s3.send(new HeadObjectCommand(chunk(index))).then(
      () => true,
      () => false,
    );
  let last = 0;
  while (await isThere(last + 1)) last += 1;
  await s3.send(new DeleteObjectCommand(chunk(last)));
  s3.destroy();
}

let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let client: Client;
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
});
async function start(options?: Parameters<typeof runLocalCloud>[0]): Promise<void> {
  cloud = await runLocalCloud(options);
  client = clientOf("demo", cloud.port);
  await client.signIn();
}
/** Repeats reads, since a busy machine may answer 503, which says nothing about the catalogue. */
const read = async (path: string) => (await insistently(() => client.call(path))).json();
const entryOf = (id: string) => read(`/api/import/${id}/`);

const counted = async (): Promise<number> => (await read("/api/core/analyses/?limit=1")).count;
/** Number of analyses, once the laboratory's initial ones are there. */
async function atFirst(): Promise<number> {
  await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThan(0);
  return counted();
}
const smallFile = Buffer.from(JSON.stringify(madeCatalogue(100)));

describe("an import of which a part is lost before it is written", () => {
  test("ends as failed, leaves nothing behind and keeps no other import from its turn", async () => {
    await start();
    const before = await atFirst();
    const file = Buffer.from(JSON.stringify(madeCatalogue(2_000)));
    const id = await client.upload(file, "catalogue.json", { mode: "partial" });
    await reaches(id, "stage");
    await loseLastChunk(id);
    expect(await client.ended(id)).toMatchObject({ status: "failed" });
    expect(await counted()).toBe(before);
    const again = await client.ended(await client.upload(smallFile, "catalogue.json", { mode: "partial" }));
    expect(again).toMatchObject({ status: "success", stats: { created: 100 } });
    await cloud.stop();
    cloud.remove();
  });
});

/** The stacks as built, except that the function that reads files has little memory. */
function withSmallReader(): string {
  const folder = mkdtempSync(join(tmpdir(), "laborium-small-"));
  for (const name of readdirSync("cdk.out")) {
    const built = join(process.cwd(), "cdk.out", name);
    if (!name.endsWith("demo.template.json")) {
      symlinkSync(built, join(folder, name));
      continue;
    }
    const template = JSON.parse(readFileSync(built, "utf8"));
    for (const { Properties } of Object.values(template.Resources) as {
      Properties?: Record<string, unknown>;
    }[])
      if (String(Properties?.Handler).includes("imports/read-file")) Properties!.MemorySize = 32;
    writeFileSync(join(folder, name), JSON.stringify(template));
  }
  return folder;
}

describe("a file that its reader does not survive", () => {
  test("is set aside with the reason, and neither the next file nor a restart is the worse for it", async () => {
    const assembly = withSmallReader();
    await start({ assembly });
    const before = await atFirst();
    const id = await client.upload(shapes["rows with wide cells"].file("X"), "wide.xlsx", {
      mode: "partial",
    });
    const died = { status: "failed", error: { code: "reader_died" } };
    expect(await client.ended(id)).toMatchObject(died);
    const next = await client.ended(await client.upload(smallFile, "some.json", { mode: "partial" }));
    expect(next).toMatchObject({ status: "success", stats: { created: 100 } });
    await cloud.kill();
    rmSync(assembly, { recursive: true });
    await start({ data: cloud.data, port: cloud.port });
    expect(await entryOf(id)).toMatchObject(died);
    expect(await counted()).toBe(before + 100);
    await cloud.stop();
    cloud.remove();
  });
});

type Step = "read" | "stage" | "publish";
/** Waits until an import is at a step or beyond it. */
async function reaches(id: string, step: Step): Promise<void> {
  const isThere = async () => {
    const { status, progress } = await entryOf(id);
    if (status !== "pending") return status !== "uploading";
    if (step === "read") return progress.phase !== "waiting";
    if (progress.phase !== "writing") return false;
    return step === "stage" ? progress.done > 0 : progress.done === progress.total;
  };
  await expect.poll(isThere, { timeout: 120_000, interval: 10 }).toBe(true);
}

const many = 1_000;
const rowsOf = (code: string, count: number, cellsOf: (index: number) => string[]) =>
  Array.from({ length: count }, (_, index) => [
    `${code}${index}`,
    `Analyse ${code} ${index}`,
    ...cellsOf(index),
  ]);
interface Large {
  count: number;
  /** @param code prefix of the codes of its analyses */
  file: (code: string) => Buffer;
  name: string;
  reading?: object;
}
/** Shapes of files with thousands of rows. */
const shapes = {
  "rows with wide cells": {
    count: many,
    name: "wide.xlsx",
    file: (code) => {
      const words = (index: number) => `${index} ${"Bitte gekühlt und lichtgeschützt lagern. ".repeat(40)}`;
      const rows = rowsOf(code, many, (index) => [words(index), words(index + 1), words(index + 2)]);
      const heading = ["Code", "Name", "Präanalytik", "Bewertung", "Indikation"];
      return sheetsOf({ Analysen: { rows: [heading, ...rows] } });
    },
  },
  "many small rows": {
    count: 3 * many,
    name: "small.csv",
    file: (code) =>
      Buffer.from(
        [["Code", "Name"], ...rowsOf(code, 3 * many, () => [])].map((row) => row.join(";")).join("\n"),
      ),
  },
  "entries of JSON": {
    count: many,
    name: "made.json",
    file: (code) => {
      const { analyses, ...header } = madeCatalogue(many);
      const coded = analyses.map((analysis) => ({ ...analysis, code: `${code}${analysis.code}` }));
      return Buffer.from(JSON.stringify({ ...header, analyses: coded }));
    },
  },
  "a workbook of two sheets": {
    count: many,
    name: "sheets.xlsx",
    reading: { further: [{ sheet: "Bereiche", as: "categories" }] },
    file: (code) =>
      sheetsOf({
        Analysen: {
          rows: [
            ["Code", "Name", "Kategorie"],
            ...rowsOf(code, many, (index) => [`Bereich ${code} ${index % 300}`]),
          ],
        },
        Bereiche: {
          rows: [
            ["Kürzel", "Name"],
            ...Array.from({ length: 300 }, (_, index) => [`${code}-${index}`, `Bereich ${code} ${index}`]),
          ],
        },
      }),
  },
} satisfies Record<string, Large>;

/** In a whole run each shape meets one of the kills; with LABORIUM_KILLS=all, every one of them. */
const kills = ["read", "stage", "publish", "undo"] as const;
const cases = Object.entries<Large>(shapes).flatMap(([name, shape], index) =>
  kills
    .filter((_, kill) => process.env.LABORIUM_KILLS === "all" || kill === index)
    .map((kill, times) => ({ name, kill, shape, code: `${"ABCD"[index]}${times}-` })),
);

describe("an import whose cloud is killed", () => {
  beforeAll(() => start());

  test.each(cases)(
    "at $kill, with $name, ends by itself, and no reader ever sees half of it",
    async (scenario) => {
      const { kill, shape, code } = scenario;
      const before = await atFirst();
      const upload = { mode: "partial", ...(shape.reading && { reading: shape.reading }) };
      const file = shape.file(code);
      const id = await client.upload(file, shape.name, upload);
      const after = before + shape.count;
      if (kill !== "undo") {
        await reaches(id, kill);
        await killedAndEnded(id, [before, after]);
        const again = await client.ended(await client.upload(file, shape.name, upload));
        expect(again.stats).toMatchObject({ created: 0, changed: 0, deleted: 0, unchanged: shape.count });
      }
      expect(await client.ended(id)).toMatchObject({
        status: "success",
        stats: { total: shape.count, created: shape.count, changed: 0, deleted: 0 },
      });
      expect(await counted()).toBe(after);
      if (kill !== "undo") return;
      const undoing = await client.call(`/api/laboreditor/history/imports/${id}/undo/`, {
        method: "POST",
        body: {},
      });
      const undo = undoing.json().id as string;
      await reaches(undo, "stage");
      await killedAndEnded(undo, [after, before]);
      expect(await entryOf(undo)).toMatchObject({ status: "success", undoes: id });
    },
  );

  /** Kills the cloud; after its restart, a reader finds either the former or the new state. */
  async function killedAndEnded(id: string, [before, after]: [number, number]): Promise<void> {
    await cloud.kill();
    await start({ data: cloud.data, port: cloud.port });
    const counts = new Set<number>();
    const isEnded = async () => {
      counts.add(await counted());
      return (await entryOf(id)).status !== "pending";
    };
    await expect.poll(isEnded, { timeout: 150_000, interval: 100 }).toBe(true);
    await expect.poll(counted, { timeout: 30_000 }).toBe(after);
    expect([...counts].filter((now) => now !== before && now !== after)).toEqual([]);
  }
});
