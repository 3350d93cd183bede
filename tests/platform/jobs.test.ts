import type { SQSEvent } from "aws-lambda";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import type { Actor } from "../../functions/platform/actor.ts";
import { serveQueue, serveStep } from "../../functions/platform/job/serve-job.ts";
import type { TenantRecord } from "../../functions/platform/tenant.store.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant } from "../support/tenants.ts";

ownDynamoDb();

const message = z.object({ id: z.string() });
const context = {} as never;
const queued = (...bodies: string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: String(index), body })) }) as unknown as SQSEvent;

/** A step and a queue's worker that record their input. */
function jobs() {
  const runs: { actor: Actor; tenant: TenantRecord }[] = [];
  const note = async (_: unknown, actor: Actor, tenant: TenantRecord) => void runs.push({ actor, tenant });
  const step = serveStep("count-tubes", message, note);
  const queue = serveQueue("count-tubes", message, note);
  return {
    seen: runs,
    step: () => step({ id: "1" }, context),
    queue: (event: SQSEvent) => queue(event, context),
  };
}

describe("a job", () => {
  test("knows the laboratory's languages and modules as they are at each of its runs", async () => {
    const { seen: runs, step, queue } = jobs();
    await makeTenant("demo", { languages: ["fr", "de"] });
    await step();
    await queue(queued('{"id":"1"}'));
    await makeTenant("demo", { languages: ["en"], name: "Renamed" });
    await step();
    expect(runs.map(({ actor }) => actor.languages)).toEqual([["fr", "de"], ["fr", "de"], ["en"]]);
    expect(runs.map(({ tenant }) => tenant.name)).toEqual(["Labor demo", "Labor demo", "Renamed"]);
    expect(runs[2]?.actor).toMatchObject({ tenant: "demo", kind: "job", id: "count-tubes" });
    expect(runs[2]?.actor.modules).toEqual(runs[2]?.tenant.modules);
    expect(runs[2]?.actor.permissions.size).toBe(0);
  });

  test("of a queue reports each message that it cannot take, and does the others", async () => {
    const { seen: runs, queue } = jobs();
    await makeTenant("demo");
    expect(await queue(queued('{"id":"1"}', "no JSON", "{}"))).toEqual({
      batchItemFailures: [{ itemIdentifier: "1" }, { itemIdentifier: "2" }],
    });
    expect(runs).toHaveLength(1);
  });

  test("fails, to be tried again, where the laboratory has no record yet", async () => {
    const { seen: runs, step, queue } = jobs();
    vi.stubEnv("TENANT", "nobody");
    try {
      await expect(step()).rejects.toThrow("The tenant has no record.");
      await expect(queue(queued('{"id":"1"}'))).rejects.toThrow("The tenant has no record.");
    } finally {
      vi.unstubAllEnvs();
    }
    expect(runs).toEqual([]);
  });
});
