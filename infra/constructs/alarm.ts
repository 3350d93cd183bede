import { Duration } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  type MetricProps,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

/** Headings of `infra/runbook.md`; every alarm has one. */
export const runbookHeadings = {
  "messages-in-a-dead-letter-queue": "Messages in a dead-letter queue",
  "a-queue-stands-still": "A queue stands still",
  "changes-not-announced": "Changes not announced",
  "changes-are-announced-late": "Changes are announced late",
  "security-entries-not-copied": "Security entries not copied",
  "a-burst-in-the-security-log": "A burst in the security log",
  "an-item-of-another-laboratory-in-the-index": "An item of another laboratory in the index",
  "a-workflow-failed": "A workflow failed",
  "a-scheduled-job-failed": "A scheduled job failed",
  "the-api-answers-with-errors": "The API answers with errors",
  "functions-fail": "Functions fail",
  "functions-are-throttled": "Functions are throttled",
  "functions-come-close-to-their-time-limit": "Functions come close to their time limit",
  "the-table-is-throttled": "The table is throttled",
  "mails-come-back": "Mails come back",
  "the-account-comes-close-to-a-quota": "The account comes close to a quota",
  "the-month-costs-more-than-planned": "The month costs more than planned",
} as const;
export type RunbookHeading = keyof typeof runbookHeadings;

/** Last line of an alarm's message. */
export const whatToDo = (heading: RunbookHeading) => `What to do: infra/runbook.md#${heading}`;

interface RunbookAlarmProps {
  /** The fault in one sentence, as it reads in the mail. */
  says: string;
  runbook: RunbookHeading;
  metric: IMetric;
  /** Alarms at this value and above. */
  threshold: number;
  topic: ITopic;
}

/** An alarm whose description links to its heading in the runbook. */
export class RunbookAlarm extends Alarm {
  constructor(scope: Construct, id: string, props: RunbookAlarmProps) {
    super(scope, id, {
      alarmDescription: `${props.says} ${whatToDo(props.runbook)}`,
      metric: props.metric,
      threshold: props.threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(props.topic));
  }
}

/** How long alarms look back. */
export const alarmPeriod = Duration.minutes(5);

/** A metric over the period of an alarm; its sum unless stated otherwise. */
export const watched = (namespace: string, metricName: string, settings: Partial<MetricProps> = {}) =>
  new Metric({ namespace, metricName, statistic: "Sum", period: alarmPeriod, ...settings });

/** Metrics that functions emit themselves (`functions/platform/log.ts`). */
export const counted = (metricName: string, dimensions: Record<string, string> = {}) =>
  watched("Laborium", metricName, { dimensionsMap: { service: "laborium", ...dimensions } });
