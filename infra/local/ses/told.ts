import { randomUUID } from "node:crypto";
import { ACCOUNT, REGION } from "../assembly/places.ts";
import type { BusEvent } from "../events/rules.ts";
import type { MailDomain } from "./domains.ts";

/** A sent mail, as events describe it. */
interface Sent {
  id: string;
  from: string;
  recipients: readonly string[];
  tags: Record<string, string>;
  domain: MailDomain;
}

const typeOf = {
  send: "Email Sent",
  delivery: "Email Delivered",
  bounce: "Email Bounced",
  complaint: "Email Complaint Received",
} as const;

/** Results for the addresses of the mailbox simulator. Source: "Using the mailbox simulator", Amazon SES Developer Guide. */
const simulated: Record<string, readonly (keyof typeof typeOf)[]> = {
  bounce: ["send", "bounce"],
  suppressionlist: ["send", "bounce"],
  complaint: ["send", "delivery", "complaint"],
};

/** Reports on a mail: accepted and delivered, unless the mailbox simulator of SES defines another result for its address. */
export function toldOf({ id, from, recipients, tags, domain }: Sent): BusEvent[] {
  const [, name = ""] = /^([a-z]+)(?:\+.*)?@simulator\.amazonses\.com$/i.exec(recipients[0] ?? "") ?? [];
  const happens = simulated[name.toLowerCase()] ?? (["send", "delivery"] as const);
  return happens
    .filter((kind) => domain.events.includes(kind))
    .map((kind) => ({
      version: "0",
      id: randomUUID(),
      source: "aws.ses",
      "detail-type": typeOf[kind],
      account: ACCOUNT,
      region: REGION,
      time: new Date().toISOString(),
      resources: [],
      detail: {
        eventType: typeOf[kind].split(" ")[1],
        mail: {
          messageId: id,
          source: from,
          destination: recipients,
          tags: {
            ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
            "ses:from-domain": [from.split("@")[1] ?? ""],
            ...(domain.set && { "ses:configuration-set": [domain.set] }),
          },
        },
      },
    }));
}
