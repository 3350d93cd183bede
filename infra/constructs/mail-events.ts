import { EventField, Rule, RuleTargetInput } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { mailEvents } from "../../shared/core/mail/mail.messages.ts";

/**
 * Puts what SES tells of a laboratory's mails into the queue from which they are sent. Which laboratory it is says a tag that SES sets
 * itself; no sender can choose it.
 */
export const tellOfMails = (scope: Construct, props: { domain: string; queue: Queue }) =>
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
