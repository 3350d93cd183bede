import type { Context, SQSEvent } from "aws-lambda";
import PostalMime from "postal-mime";
import { ulid } from "ulid";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { mailStates } from "../../../functions/core/mail/mail.store.ts";
import { handler } from "../../../functions/core/mail/send-mail.job.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant } from "../../support/tenants.ts";

ownDynamoDb();
const aws = ownAws();
beforeAll(async () => {
  await makeTenant("demo", { name: "Labor Müller & Söhne" });
});
beforeEach(() => {
  aws.mails.length = 0;
});
afterEach(() => {
  aws.refuse(0);
  aws.slow(0);
});

const mail = (facts: Partial<Mail> = {}): Mail => ({
  id: ulid(),
  to: "anna@lab.example",
  subject: "Größe prüfen – µmol/l",
  text: "Guten Tag",
  html: "<p>Guten Tag</p>",
  language: "de",
  ...facts,
});

/** Delivers messages as the queue would and returns the ids of those that failed. */
async function deliver(...mails: unknown[]): Promise<string[]> {
  const Records = mails.map((body, at) => ({ messageId: `m${at}`, body: JSON.stringify(body) }));
  const answer = await handler({ Records } as SQSEvent, {} as Context);
  return answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

test("a mail goes out in the laboratory's name with both its forms", async () => {
  expect(await deliver(mail())).toEqual([]);
  const sent = await PostalMime.parse(aws.mails[0]!);
  expect(sent.from).toMatchObject({ name: "Labor Müller & Söhne", address: "noreply@lab.example" });
  expect(sent.to?.[0]?.address).toBe("anna@lab.example");
  expect(sent.subject).toBe("Größe prüfen – µmol/l");
  expect([sent.text?.trim(), sent.html?.trim()]).toEqual(["Guten Tag", "<p>Guten Tag</p>"]);
});

test("an answer goes to the customer by name, where the mail says so", async () => {
  await deliver(mail({ reply_to: "praxis@example.com", reply_name: "Praxis Dr. Weiß" }));
  const { replyTo } = await PostalMime.parse(aws.mails[0]!);
  expect(replyTo).toEqual([{ name: "Praxis Dr. Weiß", address: "praxis@example.com" }]);
});

test("however often the queue delivers a message, and however many at once, its mail goes out once", async () => {
  aws.slow(100);
  const one = mail();
  await Promise.all([deliver(one), deliver(one, one), deliver(one)]);
  expect(await deliver(one)).toEqual([]);
  expect(aws.mails).toHaveLength(1);
});

test("a delivery while another one sends is handed back, because that one may yet fail", async () => {
  aws.slow(200);
  const one = mail();
  const first = deliver(one);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await deliver(one)).toEqual(["m0"]);
  expect(await first).toEqual([]);
});

test("a mail that was refused is handed back and goes out with the next delivery", async () => {
  aws.refuse(1);
  const one = mail();
  expect(await deliver(one)).toEqual(["m0"]);
  expect(await deliver(one)).toEqual([]);
  expect(aws.mails).toHaveLength(1);
});

test("a message that is no mail, or smuggles a header, holds no other one up", async () => {
  const smuggled = mail({ subject: "Hallo\r\nBcc: everybody@lab.example" });
  expect(await deliver({ to: "nobody" }, smuggled, mail())).toEqual(["m0", "m1"]);
  expect(aws.mails).toHaveLength(1);
});

describe("a mail of which nobody heard whether SES took it", () => {
  const told = ({ id }: Mail, told: string) => ({ mail: id, told });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (seconds: number) => vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ["Date"] });

  test.each(["Email Sent", "Email Delivered", "Email Bounced"])(
    "waits for SES to tell, and is not sent again: %s",
    async (event) => {
      aws.silence(1);
      const one = mail();
      expect(await deliver(one)).toEqual(["m0"]);
      expect(await deliver(one), "it may have been taken").toEqual(["m0"]);
      expect(await deliver(told(one, event))).toEqual([]);
      later(1000);
      expect(await deliver(one)).toEqual([]);
      expect(aws.mails).toHaveLength(1);
    },
  );

  test("is sent again if SES tells nothing", async () => {
    aws.silence(1);
    const one = mail();
    await deliver(one);
    later(89);
    expect(await deliver(one)).toEqual(["m0"]);
    later(91);
    expect(await deliver(one)).toEqual([]);
    expect(aws.mails).toHaveLength(2);
  });
});

describe("what SES tells of a mail afterwards", () => {
  const actor = { tenant: "demo" as TenantId };
  const stateOf = async ({ id }: Mail) => (await mailStates(actor, [id])).get(id);
  const told = (mail: Mail, told: string) => ({ mail: mail.id, told });

  test("is known from the moment it is told, by the mail's id", async () => {
    const one = mail();
    expect(await stateOf(one)).toBeUndefined();
    await deliver(one);
    expect(await stateOf(one)).toBe("sent");
    expect(await deliver(told(one, "Email Delivered"))).toEqual([]);
    expect(await stateOf(one)).toBe("delivered");
  });

  test.each([
    [["Email Delivered", "Email Complaint Received"], "complained"],
    [["Email Complaint Received", "Email Delivered"], "complained"],
    [["Email Bounced", "Email Bounced", "Email Delivered"], "bounced"],
    [["Email Rejected"], "rejected"],
  ])("hides nothing bad behind something good, in whatever order it comes: %j", async (events, state) => {
    const one = mail();
    await deliver(one);
    for (const event of events) expect(await deliver(told(one, event))).toEqual([]);
    expect(await stateOf(one)).toBe(state);
    expect(await deliver(one)).toEqual([]);
    expect(aws.mails).toHaveLength(1);
  });

  test("says that a refused mail is still to be sent", async () => {
    aws.refuse(1);
    const one = mail();
    await deliver(one);
    expect(await stateOf(one)).toBe("failed");
  });

  test("is passed over for a mail that is not known, and refused for an event that is not", async () => {
    const one = mail();
    expect(await deliver(told(one, "Email Delivered"))).toEqual([]);
    expect(await stateOf(one)).toBeUndefined();
    expect(await deliver(told(one, "Email Opened"))).toEqual(["m0"]);
  });
});
