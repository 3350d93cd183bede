import { join } from "node:path";
import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import type { Context } from "aws-lambda";
import { beforeAll, describe, expect, test } from "vitest";
import { contentHash } from "../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../functions/platform/actor.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { pictureRecords } from "../../functions/printpublisher/pictures/picture.store.ts";
import { scheduledWorkers } from "../../infra/scheduled-workers.ts";
import { workerEntry } from "../../infra/workers.ts";
import { importTokens } from "../../shared/core/tokens/tokens.endpoints.ts";
import { addDays, localDay, usualTimeZone } from "../../shared/kernel/local-day.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeOrder } from "../support/made-order.ts";
import { makeCertificate } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";
import { root } from "./sources.ts";

/** Makes work due for each scheduled job. */
const due: Record<string, () => Promise<void>> = {
  "core/tokens/announce-expiry": async () => {
    const authorization = await tokenFor("demo", { is_admin: true });
    const { id } = (await callApi(importTokens.acquire, { authorization })).body;
    const ends = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
    await openTable({ tenant: "demo" as TenantId }).update(
      { pk: "API-TOKEN#import", sk: id },
      { set: { ends } },
      { present: true },
    );
  },
  "laborshop/orders/forget-customers": async () => {
    await makeOrder({ tenant: "demo" as TenantId }, "old", "2020-01-31T09:00:00.000Z");
  },
  "printpublisher/pictures/collect-pictures": async () => {
    process.env.ASSETS_BUCKET = "assets";
    await pictureRecords.create(
      { ...jobActor("test"), tenant: "demo" as TenantId },
      {
        name: "alt.png",
        alt: "",
        hash: "a".repeat(64),
        type: "png",
        size: { width: 9, height: 9 },
        bytes: 9,
        added: "2020-01-31T09:00:00.000Z",
        state: "kept",
        removed: null,
        texts: [],
      },
    );
  },
  "proficiency/reminders/remind-of-expiry": async () => {
    const member = await tokenFor("demo", { username: "rita", groups: ["proficiency"] });
    const valid_until = addDays(localDay(usualTimeZone), 20);
    await makeCertificate(member, "RV 1", { test_date: "2026-01-31", valid_until });
  },
  "webpublisher/notices/send-notices": async () => {
    const table = openTable({ tenant: "demo" as TenantId });
    const longAgo = "2026-01-01T00:00:00.000Z";
    const subscriber = {
      email: "a@example.org",
      language: "de",
      state: "confirmed",
      since: longAgo,
      told: longAgo,
    };
    await table.put({ pk: "SUBSCRIBER", sk: "01ARZ3NDEKTSV4RRFFQ69G5FAV" }, subscriber);
  },
};

ownDynamoDb();
const aws = ownAws();
beforeAll(() => makeTenant("demo"));

const jobs = scheduledWorkers.map((worker) => ({ title: workerEntry(worker).replace(/\.job$/, "") }));
/** All stored data, and the messages by their ids, each counted once however often it is sent. */
async function state() {
  const { Items = [] } = await new DynamoDBClient({}).send(new ScanCommand({ TableName: process.env.TABLE }));
  const ids = new Set(aws.messages.map((message) => (message as { id: string }).id));
  return JSON.stringify([Items.map(contentHash).sort(), [...ids].sort()]);
}

describe("a job that the clock starts", () => {
  test.each(jobs)("does what is due, once, whenever and however often it is started: $title", async (job) => {
    const path = join(root, "functions", `${job.title}.job.ts`);
    const { handler } = (await import(path)) as {
      handler: (event: unknown, context: Context) => Promise<void>;
    };
    const run = (instant = new Date().toISOString()) => handler({ due: instant }, {} as Context);
    const prepare = due[job.title];
    if (!prepare) throw new Error(`Say in this file what makes something due for ${job.title}.`);
    await run();
    await prepare();
    const before = await state();

    await makeTenant("demo", { maintenance: true });
    await run();
    await makeTenant("demo");
    expect(await state()).toBe(before);

    await Promise.all([run(), run()]);
    const after = await state();
    expect(after).not.toBe(before);
    await run();
    await run("2020-01-01T04:00:00Z");
    expect(await state()).toBe(after);
    await expect(handler({}, {} as Context)).rejects.toThrow();
  });
});
