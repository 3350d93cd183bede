import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

/** Headings of `infra/runbook.md`; every alarm has one. */
export const runbookHeadings = {
  "messages-in-a-dead-letter-queue": "Messages in a dead-letter queue",
  "changes-not-announced": "Changes not announced",
  "an-item-of-another-laboratory-in-the-index": "An item of another laboratory in the index",
  "a-workflow-failed": "A workflow failed",
  "a-scheduled-job-failed": "A scheduled job failed",
  "the-api-answers-with-errors": "The API answers with errors",
} as const;
export type RunbookHeading = keyof typeof runbookHeadings;

interface RunbookAlarmProps {
  /** What is wrong, in one sentence, as it reads in the mail. */
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
      alarmDescription: `${props.says} What to do: infra/runbook.md#${props.runbook}`,
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
