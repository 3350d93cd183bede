import type { orderSteps } from "../workers.ts";
import { type Definition, lastStep, onlyWhere, step } from "./steps.ts";

/**
 * What follows from something that happened to an order. Input: `{ run, order, event }`.
 *
 * - `send-order-mails` gets the input, answers `{ outcome: "waits", until }` or `{ outcome: "done" }`, which stays as `sent`;
 * - an order that waits for its confirmation is looked at again when it cannot be confirmed any more: `expire-order` takes it away
 *   unless it was confirmed meanwhile. A confirmed one is left to wait: to end it, the call of the confirmation would have to.
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
