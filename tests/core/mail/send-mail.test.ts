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
  const Records = mails.map((body, index) => ({ messageId: `m${index}`, body: JSON.stringify(body) }));
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
  const message = mail();
  await Promise.all([deliver(message), deliver(message, message), deliver(message)]);
  expect(await deliver(message)).toEqual([]);
  expect(aws.mails).toHaveLength(1);
});

test("a delivery while another one sends is handed back, because that one may yet fail", async () => {
  aws.slow(200);
  const message = mail();
  const first = deliver(message);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await deliver(message)).toEqual(["m0"]);
  expect(await first).toEqual([]);
});

test("a mail that was refused is handed back and goes out with the next delivery", async () => {
  aws.refuse(1);
  const message = mail();
  expect(await deliver(message)).toEqual(["m0"]);
  expect(await deliver(message)).toEqual([]);
  expect(aws.mails).toHaveLength(1);
});

test("a message that is no mail, or smuggles a header, holds no other one up", async () => {
  const smuggled = mail({ subject: "Hallo\r\nBcc: everybody@lab.example" });
  expect(await deliver({ to: "nobody" }, smuggled, mail())).toEqual(["m0", "m1"]);
  expect(aws.mails).toHaveLength(1);
});

describe("a mail of which nobody heard whether SES took it", () => {
  const notice = ({ id }: Mail, event: string) => ({ mail: id, told: event });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (seconds: number) => vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ["Date"] });

  test.each(["Email Sent", "Email Delivered", "Email Bounced"])(
    "waits for SES to tell, and is not sent again: %s",
    async (event) => {
      aws.silence(1);
      const message = mail();
      expect(await deliver(message)).toEqual(["m0"]);
      expect(await deliver(message), "it may have been taken").toEqual(["m0"]);
      expect(await deliver(notice(message, event))).toEqual([]);
      later(1000);
      expect(await deliver(message)).toEqual([]);
      expect(aws.mails).toHaveLength(1);
    },
  );

  test("is sent again if SES tells nothing", async () => {
    aws.silence(1);
    const message = mail();
    await deliver(message);
    later(89);
    expect(await deliver(message)).toEqual(["m0"]);
    later(91);
    expect(await deliver(message)).toEqual([]);
    expect(aws.mails).toHaveLength(2);
  });
});

describe("what SES tells of a mail afterwards", () => {
  const actor = { tenant: "demo" as TenantId };
  const stateOf = async ({ id }: Mail) => (await mailStates(actor, [id])).get(id);
  const notice = (mail: Mail, event: string) => ({ mail: mail.id, told: event });

  test("is known from the moment it is told, by the mail's id", async () => {
    const message = mail();
    expect(await stateOf(message)).toBeUndefined();
    await deliver(message);
    expect(await stateOf(message)).toBe("sent");
    expect(await deliver(notice(message, "Email Delivered"))).toEqual([]);
    expect(await stateOf(message)).toBe("delivered");
  });

  test.each([
    [["Email Delivered", "Email Complaint Received"], "complained"],
    [["Email Complaint Received", "Email Delivered"], "complained"],
    [["Email Bounced", "Email Bounced", "Email Delivered"], "bounced"],
    [["Email Rejected"], "rejected"],
  ])("hides nothing bad behind something good, in whatever order it comes: %j", async (events, state) => {
    const message = mail();
    await deliver(message);
    for (const event of events) expect(await deliver(notice(message, event))).toEqual([]);
    expect(await stateOf(message)).toBe(state);
    expect(await deliver(message)).toEqual([]);
    expect(aws.mails).toHaveLength(1);
  });

  test("says that a refused mail is still to be sent", async () => {
    aws.refuse(1);
    const message = mail();
    await deliver(message);
    expect(await stateOf(message)).toBe("failed");
  });

  test("is passed over for a mail that is not known, and refused for an event that is not", async () => {
    const message = mail();
    expect(await deliver(notice(message, "Email Delivered"))).toEqual([]);
    expect(await stateOf(message)).toBeUndefined();
    expect(await deliver(notice(message, "Email Opened"))).toEqual(["m0"]);
  });
});
