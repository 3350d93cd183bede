import { beforeAll, expect, test } from "vitest";
import type { Assembly } from "../../../infra/local/assembly/assembly.ts";
import { messagesOf, readRules } from "../../../infra/local/events/rules.ts";
import { readMailDomains } from "../../../infra/local/ses/domains.ts";
import { toldOf } from "../../../infra/local/ses/told.ts";
import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { assemble } from "./assembly.ts";

let resolved: Assembly;
let domains: ReturnType<typeof readMailDomains>["domains"];
beforeAll(async () => {
  ({ resolved } = await assemble("production"));
  ({ domains } = readMailDomains(resolved));
});

const id = "01K9ZQ8C2H4K6M8P0R2T4V6X8Z";
/** Queues and messages that the rules of all laboratories derive from a mail of a domain. */
function messagesFor(domain: string, to: string) {
  const domainRecord = domains.get(domain);
  if (!domainRecord) throw new Error(`${domain} sends no mail.`);
  const tags = { mail: id, "ses:from-domain": "forged.example" };
  return toldOf({ id: "sent", from: `noreply@${domain}`, recipients: [to], tags, domain: domainRecord })
    .flatMap((event) => messagesOf(readRules(resolved), event))
    .map(({ queue, body }) => [queue, sendMailSchema.parse(JSON.parse(body))]);
}

test("what becomes of a mail is told to the laboratory from whose domain it came, and to no other", () => {
  expect(domains.size).toBeGreaterThan(1);
  for (const domain of domains.keys()) {
    const [identity] = resolved
      .resources("AWS::SES::EmailIdentity")
      .filter((resource) => resolved.ref(resource) === domain);
    const laboratory = identity?.stack.replace(/^laborium-tenant-/, "");
    expect(messagesFor(domain, "praxis@kunde.example")).toEqual([
      [`laborium-${laboratory}-mail`, { mail: id, told: "Email Sent" }],
      [`laborium-${laboratory}-mail`, { mail: id, told: "Email Delivered" }],
    ]);
  }
});

test.each([
  ["bounce", ["Email Sent", "Email Bounced"]],
  ["bounce+of-one-order", ["Email Sent", "Email Bounced"]],
  ["suppressionlist", ["Email Sent", "Email Bounced"]],
  ["complaint", ["Email Sent", "Email Delivered", "Email Complaint Received"]],
  ["success", ["Email Sent", "Email Delivered"]],
])("to %s of the mailbox simulator: %j", (name, events) => {
  const [domain = ""] = domains.keys();
  const messages = messagesFor(domain, `${name}@simulator.amazonses.com`);
  expect(messages.map(([, message]) => message)).toEqual(events.map((event) => ({ mail: id, told: event })));
});

test("an event that no rule wants is told to nobody", () => {
  const event = { source: "aws.ses", "detail-type": "Email Opened", detail: { mail: { tags: {} } } };
  expect(messagesOf(readRules(resolved), event)).toEqual([]);
});
