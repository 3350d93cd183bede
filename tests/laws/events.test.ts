import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { scheduledWorkers } from "../../infra/scheduled-workers.ts";
import { workerEntry, workers } from "../../infra/workers.ts";
import { scheduledRunSchema } from "../../shared/kernel/schedule.ts";
import { root, sourceFiles, sourceOf } from "./sources.ts";

/**
 * Every job has a sample and a schema for its event, found by the job's address and name alone: `events/<address>/<job>.json`, and
 * `<job>Schema` in camel case among the exports of `shared/<address>/*.messages.ts`. All scheduled jobs receive the same event.
 */
const jobs = sourceFiles.flatMap((path) => {
  const [, address, name] = /^functions\/(.+)\/([a-z-]+)\.job\.ts$/.exec(path) ?? [];
  return address && name ? [{ title: `${address}/${name}`, path, address, name }] : [];
});
const samples = readdirSync(join(root, "events"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .map((path) => path.replace(/\.json$/, ""));

const sampleOf = (title: string): unknown =>
  JSON.parse(readFileSync(join(root, "events", `${title}.json`), "utf8"));

async function schemaOf({
  address,
  name,
}: {
  address: string;
  name: string;
}): Promise<z.ZodType | undefined> {
  if (scheduledWorkers.some((worker) => worker.address === address && worker.name === name))
    return scheduledRunSchema;
  const exportName = `${name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Schema`;
  const files = sourceFiles.filter(
    (path) => path.startsWith(`shared/${address}/`) && path.endsWith(".messages.ts"),
  );
  for (const file of files) {
    const exports = (await import(join(root, file))) as Record<string, unknown>;
    if (exports[exportName] instanceof z.ZodType) return exports[exportName];
  }
  return undefined;
}

const envelope = z.looseObject({ Records: z.array(z.looseObject({ body: z.string() })).min(1) });
const customResource = z.looseObject({
  RequestType: z.string(),
  ResponseURL: z.url(),
  ResourceProperties: z.unknown(),
});

/** The parts of an event that the job's schema describes: every message of a queue, a resource's properties, otherwise the whole event. */
function payloadsOf(source: string, event: unknown): unknown[] {
  if (source.includes("serveQueue(")) {
    return envelope.parse(event).Records.map(({ body }) => JSON.parse(body) as unknown);
  }
  if (source.includes("serveCustomResource(")) return [customResource.parse(event).ResourceProperties];
  return [event];
}

describe("events", () => {
  test.each(jobs)("$title has a sample that its schema understands", async (job) => {
    expect(samples).toContain(job.title);
    const schema = await schemaOf(job);
    if (!schema) throw new Error(`shared/${job.address}/*.messages.ts exports no schema for ${job.name}.`);
    for (const payload of payloadsOf(sourceOf(job.path), sampleOf(job.title))) schema.parse(payload);
  });

  test.each(jobs)("$title is refused what is nothing like its sample", async (job) => {
    const schema = await schemaOf(job);
    for (const wrong of [null, "text", 7]) expect(schema?.safeParse(wrong).success).toBe(false);
  });

  test("what the clock starts, and nothing else, is served as that", () => {
    const served = jobs.filter(({ path }) => sourceOf(path).includes("serveSchedule("));
    expect(served.map(({ title }) => `${title}.job`).sort()).toEqual(
      scheduledWorkers.map(workerEntry).sort(),
    );
  });

  test("every sample belongs to a worker", () => {
    const entries = workers.map((worker) => workerEntry(worker).replace(/\.job$/, ""));
    expect(samples.filter((sample) => !entries.includes(sample))).toEqual([]);
  });
});
