import type { Context, SQSEvent } from "aws-lambda";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { handler as sendMails } from "../../functions/core/mail/send-mail.job.ts";
import { handler } from "../../functions/proficiency/reminders/remind-of-expiry.job.ts";
import type { Mail } from "../../shared/core/mail/mail.messages.ts";
import { certificates } from "../../shared/proficiency/certificates/certificates.endpoints.ts";
import { certifiedTestables } from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeCertificate, makeOne, makeTestable } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
const aws = ownAws();
let authorization: string;
let count = 0;
beforeAll(async () => {
  await makeTenant("demo", { name: "Labor Müller" });
  authorization = await tokenFor("demo", { username: "rita", groups: ["proficiency"] });
  await tokenFor("demo", { username: "otto", groups: ["laboreditor"] });
});
const certificateIds: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-09-01T10:00:00Z") });
});
afterEach(async () => {
  vi.setSystemTime("2026-09-01T10:00:00Z");
  for (const id of certificateIds.splice(0))
    await callApi(certificates.remove, { authorization, params: { id } });
  vi.useRealTimers();
  aws.messages.length = 0;
  aws.mails.length = 0;
});

const until = async (valid_until: string) => {
  const id = await makeCertificate(authorization, `RV ${++count}`, { valid_until });
  certificateIds.push(id);
  return id;
};
/** Runs the job twice at an instant and delivers each mail twice. @returns number of mails sent */
async function sentAt(instant: string): Promise<number> {
  vi.setSystemTime(instant);
  const before = aws.mails.length;
  const queuedBefore = aws.messages.length;
  for (const due of [instant, instant]) await handler({ due: new Date(due).toISOString() }, {} as Context);
  const messages = aws.messages.slice(queuedBefore);
  const records = [...messages, ...messages].map((message, index) => ({
    messageId: String(index),
    body: JSON.stringify(message),
  }));
  await sendMails({ Records: records } as SQSEvent, {} as Context);
  return aws.mails.length - before;
}
const queued = () => aws.messages as Mail[];

describe("a certificate that ends soon", () => {
  test("is announced 30 days and 7 days before, once each, on days of 25 hours, too", async () => {
    // Summer time ends in the night before: the last day ends at 23:00 UTC instead of 22:00.
    await until("2026-10-25");
    expect(await sentAt("2026-09-24T21:59:59Z")).toBe(0);
    expect(await sentAt("2026-09-24T22:00:00Z")).toBe(1);
    expect(await sentAt("2026-10-05T04:00:00Z")).toBe(0);
    expect(await sentAt("2026-10-17T21:59:59Z")).toBe(0);
    expect(await sentAt("2026-10-17T22:00:00Z")).toBe(1);
    expect(await sentAt("2026-10-25T22:59:59Z")).toBe(0);
    expect(await sentAt("2026-10-25T23:00:00Z")).toBe(0);
    expect(aws.mails).toHaveLength(2);
  });

  test("is announced on the first day of a missed run that is made up for, and never after its end", async () => {
    await until("2027-03-28");
    await until("2027-03-19");
    expect(await sentAt("2027-03-20T04:00:00Z")).toBe(1);
    expect(await sentAt("2027-03-28T21:59:59Z")).toBe(1);
    expect(await sentAt("2027-03-28T22:00:00Z")).toBe(0);
  });

  test("is announced to the members of the group and to nobody else, in their words, with the way there", async () => {
    const id = await until("2026-09-20");
    await sentAt("2026-09-01T04:00:00Z");
    expect(new Set(queued().map(({ to }) => to))).toEqual(new Set(["rita@lab.example"]));
    expect(queued()[0]?.subject).toMatch(
      /^Zertifikat RV \d+ läuft am 20\. September 2026 ab – Labor Müller$/,
    );
    expect(queued()[0]?.text).toContain(`https://lab.example/ringversuche/zertifikate/${id}`);
  });

  test("is not announced once a later one certifies the same", async () => {
    const testable = await makeTestable(authorization, `Parameter ${++count}`);
    const other = await makeTestable(authorization, `Parameter ${++count}`);
    const [old, later] = [await until("2026-09-20"), await until("2027-09-20")];
    for (const each of [testable, other])
      await makeOne(certifiedTestables.create, authorization, { certificate: old, testable: each });
    await makeOne(certifiedTestables.create, authorization, { certificate: later, testable });
    expect(await sentAt("2026-09-01T04:00:00Z")).toBe(1);
    await makeOne(certifiedTestables.create, authorization, { certificate: later, testable: other });
    expect(await sentAt("2026-09-14T04:00:00Z")).toBe(0);
  });

  test("is announced in one mail with all others, and alone if it comes later", async () => {
    const ids = [await until("2026-09-20"), await until("2026-09-06"), await until("2026-09-20")];
    expect(await sentAt("2026-09-01T04:00:00Z")).toBe(1);
    expect(queued()[0]?.subject).toBe(
      "3 Zertifikate laufen ab, das erste am 6. September 2026 – Labor Müller",
    );
    for (const id of ids) expect(queued()[0]?.text).toContain(`/ringversuche/zertifikate/${id}`);
    const later = await until("2026-09-25");
    aws.messages.length = 0;
    expect(await sentAt("2026-09-02T04:00:00Z")).toBe(1);
    expect(queued()[0]?.text).toContain(`/ringversuche/zertifikate/${later}`);
    expect(queued()[0]?.text).not.toContain(`/ringversuche/zertifikate/${ids[0]}`);
  });

  test("is announced anew when its end is moved", async () => {
    const id = await until("2026-09-20");
    expect(await sentAt("2026-09-01T04:00:00Z")).toBe(1);
    await callApi(certificates.change, {
      authorization,
      params: { id },
      body: { valid_until: "2026-09-25" },
    });
    aws.messages.length = 0;
    expect(await sentAt("2026-09-02T04:00:00Z")).toBe(1);
  });
});
