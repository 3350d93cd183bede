import { Duration } from "aws-cdk-lib";
import { EventField, Rule, RuleTargetInput } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { mailEvents } from "../../shared/core/mail/mail.messages.ts";
import { counted, RunbookAlarm } from "./alarm.ts";

/** Returned mails of a laboratory in a day that raise an alarm; fewer are no news, as some customers mistype their addresses. */
const mostReturned = 10;

/**
 * Puts SES's reports on a laboratory's mails into the queue from which they are sent. A tag names the laboratory; SES sets it itself, so no sender can
 * choose it. The worker counts returned mails, and an alarm watches their number: SES judges the account as a whole, so one laboratory can cost all of
 * them their mail.
 */
export function tellOfMails(
  scope: Construct,
  props: { tenant: string; domain: string; queue: Queue; topic: ITopic },
): void {
  const { tenant, topic } = props;
  new RunbookAlarm(scope, "MailsReturnedAlarm", {
    says: `Ten or more mails of ${tenant} came back in a day, or were reported as spam.`,
    runbook: "mails-come-back",
    metric: counted("MailsReturned", { tenant }).with({ period: Duration.days(1) }),
    threshold: mostReturned,
    topic,
  });
  new Rule(scope, "MailEvents", {
    eventPattern: {
      source: ["aws.ses"],
      detailType: Object.keys(mailEvents),
      detail: { mail: { tags: { "ses:from-domain": [props.domain] } } },
    },
    targets: [
      new SqsQueue(props.queue, {
        message: RuleTargetInput.fromObject({
          mail: EventField.fromPath("$.detail.mail.tags.mail[0]"),
          told: EventField.fromPath("$.detail-type"),
        }),
      }),
    ],
  });
}
