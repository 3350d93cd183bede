import type { orderSteps } from "../workers.ts";
import { type Definition, lastStep, onlyWhere, step } from "./steps.ts";

/**
 * Mails and expiry after an event of an order. Input: `{ run, order, event }`.
 *
 * - `send-order-mails` gets the input and returns `{ outcome: "waits", until }` or `{ outcome: "done" }`, kept as `sent`;
 * - an order that waits for its confirmation is checked again when it cannot be confirmed any more: `expire-order` removes it
 *   unless it was confirmed meanwhile. The wait goes on for a confirmed one: only the call of the confirmation could end it earlier.
 */
export function orderDefinition(arns: Record<keyof typeof orderSteps, string>): Definition {
  return {
    Comment: "Sends an order's mails, and takes away what nobody confirms",
    StartAt: "SendOrderMails",
    TimeoutSeconds: 5 * 24 * 3600,
    States: {
      SendOrderMails: step(arns.sendOrderMails, {
        stays: "sent",
        fail: "MailsFailed",
        next: "HasToBeConfirmed",
      }),
      MailsFailed: { Type: "Fail", Error: "MailsFailed" },
      HasToBeConfirmed: onlyWhere("$.sent.outcome", "waits", "WaitForConfirmation", "NothingToWaitFor"),
      NothingToWaitFor: { Type: "Succeed" },
      WaitForConfirmation: { Type: "Wait", TimestampPath: "$.sent.until", Next: "ExpireOrder" },
      ExpireOrder: lastStep(arns.expireOrder),
    },
  };
}
