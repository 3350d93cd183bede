import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { CfnEventSourceMapping } from "aws-cdk-lib/aws-lambda";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { type IQueue, Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { keptElsewhere } from "../../shared/kernel/retention.ts";
import { concurrency } from "../deployment.ts";
import type { QueueWorker } from "../workers.ts";
import { alarmPeriod, RunbookAlarm, type RunbookHeading } from "./alarm.ts";
import type { Grant } from "./grant.ts";
import type { LaboriumFunction } from "./laborium-function.ts";

/** After this many failures a message goes to the dead-letter queue. */
const mostReceives = 5;

/** Age in seconds at which an unprocessed message counts as stuck: longer than any worker takes, and than an import's own limit. */
const longestWait = 15 * 60;

/** A dead-letter queue with its alarm. */
export function deadLetterQueue(
  scope: Construct,
  id: string,
  props: { name: string; topic: ITopic; runbook: RunbookHeading },
): Queue {
  const queue = new Queue(scope, id, {
    queueName: props.name,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(keptElsewhere.failedMails),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  Validations.of(queue).acknowledge({
    id: "AwsSolutions-SQS3",
    reason: "This is a dead-letter queue itself; an alarm tells when something is in it.",
  });
  new RunbookAlarm(scope, `${id}Alarm`, {
    says: `Messages lie in ${props.name}.`,
    runbook: props.runbook,
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: "max" }),
    threshold: 1,
    topic: props.topic,
  });
  return queue;
}

interface JobQueueProps {
  name: string;
  worker: QueueWorker;
  topic: ITopic;
  /** Takes messages that fail again and again. */
  dead: IQueue;
}

/** A queue with its alarm; `serve` binds the Lambda that processes its messages. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly #worker: QueueWorker;

  constructor(scope: Construct, id: string, props: JobQueueProps) {
    super(scope, id);
    this.#worker = props.worker;
    this.queue = new Queue(this, "Queue", {
      queueName: props.name,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // AWS recommends six times the function's timeout plus the time for which it gathers messages.
      visibilityTimeout: Duration.seconds(6 * props.worker.timeout + (props.worker.gather ?? 0)),
      retentionPeriod: Duration.days(keptElsewhere.queuedMails),
      removalPolicy: RemovalPolicy.DESTROY,
      deadLetterQueue: { maxReceiveCount: mostReceives, queue: props.dead },
    });
    new RunbookAlarm(this, "AgeAlarm", {
      says: `A message of ${props.name} has waited for a quarter of an hour.`,
      runbook: "a-queue-stands-still",
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period: alarmPeriod, statistic: "Maximum" }),
      threshold: longestWait,
      topic: props.topic,
    });
  }

  serve(worker: LaboriumFunction): void {
    const { batch, gather } = this.#worker;
    new CfnEventSourceMapping(this, "Mapping", {
      functionName: worker.functionArn,
      eventSourceArn: this.queue.queueArn,
      batchSize: batch,
      ...(gather !== undefined && { maximumBatchingWindowInSeconds: gather }),
      scalingConfig: { maximumConcurrency: concurrency.jobs },
      functionResponseTypes: ["ReportBatchItemFailures"],
    });
  }
}

/** Permissions that Lambda's poller needs on a queue. */
export const consume = (queueArn: string): Grant => ({
  actions: ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"],
  resources: [queueArn],
});
