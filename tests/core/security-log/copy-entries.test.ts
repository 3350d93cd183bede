import { Metrics } from "@aws-lambda-powertools/metrics";
import type { Context, DynamoDBStreamEvent } from "aws-lambda";
import { afterEach, expect, test, vi } from "vitest";
import sample from "../../../events/core/security-log/copy-entries.json" with { type: "json" };
import { handler } from "../../../functions/core/security-log/copy-entries.job.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const [record] = sample.Records;
/** The lines that a run writes, for an entry with these attributes. */
async function linesOf(facts: Record<string, string>, eventName = "INSERT"): Promise<object[]> {
  const lines: object[] = [];
  for (const level of ["info", "log"] as const)
    vi.spyOn(console, level).mockImplementation((text: string) => void lines.push(JSON.parse(text)));
  const texts = Object.fromEntries(Object.entries(facts).map(([name, S]) => [name, { S }]));
  const dynamodb = { ...record?.dynamodb, NewImage: { ...record?.dynamodb.NewImage, ...texts } };
  const event = { Records: [{ ...record, eventName, dynamodb }] } as unknown as DynamoDBStreamEvent;
  await handler(event, {} as Context);
  return lines;
}

test("an entry is copied whole, with its laboratory", async () => {
  expect(await linesOf({})).toMatchObject([
    {
      message: "security",
      tenant: "demo",
      id: "01K9ZQ4V7M3XJ8R2TBN5W6CYHD",
      event: "INSERT",
      at: "2026-11-27T09:30:00.000Z",
      action: "account_changed",
      result: "done",
      name: "admin",
      target: "Erika Beispiel",
      fields: ["groups"],
      ip: "192.0.2.7",
    },
  ]);
});

test("an entry that was written over is copied as such", async () => {
  expect(await linesOf({}, "MODIFY")).toMatchObject([{ event: "MODIFY" }]);
});

test.each([
  ["FailedSignIns", { action: "signed_in", result: "failed" }],
  ["FailedSignIns", { action: "signed_in_by_sso", result: "held" }],
  ["FailedSignIns", { action: "signed_in_by_passkey", result: "failed" }],
  ["FailedSignIns", { action: "identity_confirmed", result: "failed" }],
  ["Denials", { action: "denied", result: "denied" }],
  ["Denials", { action: "token_created", result: "denied" }],
  ["Exports", { action: "analyses_exported", result: "done" }],
])("%s counts %o, for the alarm on bursts", async (count, facts) => {
  const counted = vi.spyOn(Metrics.prototype, "addMetric");
  await linesOf(facts);
  expect(counted).toHaveBeenCalledExactlyOnceWith(count, "Count", 1);
});

test("a sign-in that succeeds counts as nothing", async () => {
  const counted = vi.spyOn(Metrics.prototype, "addMetric");
  await linesOf({ action: "signed_in", result: "done" });
  expect(counted).not.toHaveBeenCalled();
});
