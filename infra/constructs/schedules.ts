import { CfnEventInvokeConfig } from "aws-cdk-lib/aws-lambda";
import { CfnSchedule } from "aws-cdk-lib/aws-scheduler";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type ScheduledRun, type ScheduleName, schedules } from "../../shared/kernel/schedule.ts";
import type { ScheduledWorker } from "../scheduled-workers.ts";
import { type Grant, inPascalCase, roleOf } from "./grant.ts";
import type { LaboriumFunction } from "./laborium-function.ts";

/** Retries for jobs that could not be started, and for jobs that failed. */
const retries = { start: 10, run: 2 };
/** Seconds after which a run is given up; its unfinished work is due at the next run. */
const oldest = 6 * 60 * 60;
/** Minutes within which laboratories' runs begin, to spread the load. */
const window = 60;

/** The scheduler replaces this placeholder with the instant. */
const event = { due: "<aws.scheduler.scheduled-time>" } satisfies ScheduledRun;

const cronOf = (name: ScheduleName) =>
  `cron(${schedules[name] % 60} ${Math.floor(schedules[name] / 60)} * * ? *)`;

interface SchedulesProps {
  /** `laborium-<tenant>-<job>`. */
  name: (job: string) => string;
  /** Takes runs that failed for good. */
  dead: IQueue;
}

/** The clock of a tenant: starts its scheduled jobs, retries those that fail, and lays aside those that fail for good. */
export class Schedules extends Construct {
  readonly dead: IQueue;
  readonly #name: SchedulesProps["name"];

  constructor(scope: Construct, id: string, { name, dead }: SchedulesProps) {
    super(scope, id);
    this.#name = name;
    this.dead = dead;
  }

  serve(jobs: readonly { worker: ScheduledWorker; job: LaboriumFunction }[]): void {
    const role = roleOf(this, "Role", "scheduler.amazonaws.com", [
      { actions: ["lambda:InvokeFunction"], resources: jobs.map(({ job }) => job.functionArn) },
      layAside(this.dead.queueArn),
    ]);
    for (const { worker, job } of jobs) {
      new CfnSchedule(this, inPascalCase(worker.name), {
        name: this.#name(worker.name),
        scheduleExpression: cronOf(worker.schedule),
        flexibleTimeWindow: { mode: "FLEXIBLE", maximumWindowInMinutes: window },
        state: "ENABLED",
        target: {
          arn: job.functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify(event),
          retryPolicy: { maximumEventAgeInSeconds: oldest, maximumRetryAttempts: retries.start },
          deadLetterConfig: { arn: this.dead.queueArn },
        },
      });
      // The scheduler is told only that the run began; Lambda itself sees how it ends.
      new CfnEventInvokeConfig(this, inPascalCase(`${worker.name}-retries`), {
        functionName: job.functionName,
        qualifier: "$LATEST",
        maximumEventAgeInSeconds: oldest,
        maximumRetryAttempts: retries.run,
        destinationConfig: { onFailure: { destination: this.dead.queueArn } },
      });
    }
  }
}

/** Permission to keep failed runs: for the scheduler, and for Lambda on behalf of the job. */
export const layAside = (queueArn: string): Grant => ({
  actions: ["sqs:SendMessage"],
  resources: [queueArn],
});
