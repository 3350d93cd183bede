import { Metrics } from "@aws-lambda-powertools/metrics";
import type { Context } from "aws-lambda";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { noteOutcome } from "../../functions/core/mail/mail.store.ts";
import type { TenantId } from "../../functions/platform/actor.ts";
import { serveApi } from "../../functions/platform/endpoint/serve-api.ts";
import { serveStep } from "../../functions/platform/job/serve-job.ts";
import { problem } from "../../functions/platform/problem.ts";
import { changeSettings } from "../../shared/core/settings/settings.endpoints.ts";
import { defineApi, defineEndpoint } from "../../shared/kernel/endpoint.ts";
import { callApi, callHandler } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
const tenant = "demo" as TenantId;
let counted: ReturnType<typeof vi.spyOn>;
let dimensions: ReturnType<typeof vi.spyOn>;
beforeAll(() => makeTenant("demo"));
beforeEach(() => {
  counted = vi.spyOn(Metrics.prototype, "addMetric");
  dimensions = vi.spyOn(Metrics.prototype, "addDimension");
});
afterEach(() => vi.restoreAllMocks());
const counts = () => counted.mock.calls.map((call: unknown[]) => call[0]);

const failing = defineEndpoint({
  method: "GET",
  path: "fails/",
  summary: "Fails.",
  output: "text",
  public: true,
});
const missing = defineEndpoint({
  method: "GET",
  path: "gone/",
  summary: "Is gone.",
  output: "text",
  public: true,
});
const slow = defineEndpoint({
  method: "GET",
  path: "slow/",
  summary: "Is slow.",
  output: "text",
  public: true,
});
const api = defineApi({
  address: "core/failures",
  touches: {},
  mounts: ["api/fails", "api/gone", "api/slow"],
  endpoints: { failing, missing, slow },
});
const handler = serveApi(api, {
  failing: () => {
    throw new Error("This is a fault.");
  },
  missing: () => {
    throw problem("not_found", "There is nothing here.");
  },
  slow: () => {
    throw problem("unavailable", "Please try again.");
  },
});

describe("what alarms watch is counted", () => {
  test("of answers: faults and refusals of ours, but not what the caller did wrong", async () => {
    expect((await callHandler(handler, failing)).status).toBe(500);
    expect((await callHandler(handler, slow)).status).toBe(503);
    expect((await callHandler(handler, missing)).status).toBe(404);
    expect(counts()).toEqual(["ServerErrors", "ServerErrors"]);
    expect(dimensions).not.toHaveBeenCalled();
  });

  test("of maintenance: by itself, so that it does not ring as an outage", async () => {
    const authorization = await tokenFor("demo", { is_admin: true });
    await makeTenant("demo", { maintenance: true });
    const { status, body } = await callApi(changeSettings, { authorization, body: { name: "Labor" } });
    expect([status, body.code]).toEqual([503, "maintenance"]);
    expect(counts()).toEqual(["MaintenanceRefusals"]);
    await makeTenant("demo");
  });

  test.each([
    ["used four fifths of its time", 1_900, ["NearTimeLimit"]],
    ["was done in time", 2_100, []],
  ])("of a run that %s", async (_, left, expected) => {
    const remaining = vi.fn().mockReturnValueOnce(10_000).mockReturnValue(left);
    const step = serveStep("step", z.object({}), async () => "done");
    expect(await step({}, { getRemainingTimeInMillis: remaining } as unknown as Context)).toBe("done");
    expect(counts()).toEqual(expected);
  });

  test("of mails: those that come back and those reported as spam, by laboratory", async () => {
    const mail = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
    for (const event of ["Email Delivered", "Email Bounced", "Email Complaint Received"] as const)
      await noteOutcome({ tenant }, { mail, told: event });
    expect(counts()).toEqual(["MailsReturned", "MailsReturned"]);
    expect(dimensions.mock.calls).toEqual([
      ["tenant", "demo"],
      ["tenant", "demo"],
    ]);
  });
});
