import { CfnEventInvokeConfig } from "aws-cdk-lib/aws-lambda";
import { CfnSchedule } from "aws-cdk-lib/aws-scheduler";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type ScheduledRun, type ScheduleName, schedules } from "../../shared/kernel/schedule.ts";
import type { ScheduledWorker } from "../workers.ts";
import { type Grant, inPascalCase, roleOf } from "./grant.ts";
import type { LaboriumFunction } from "./laborium-function.ts";

/** How often a job is tried again that could not be started, or that failed. */
const retries = { start: 10, run: 2 };
/** Seconds after which a run is given up; what it left undone is due at the next one. */
const oldest = 6 * 60 * 60;
/** Minutes within which laboratories' runs begin, so that they do not all begin at once. */
const window = 60;

/** The scheduler puts the instant in the place of its own name. */
const event = { due: "<aws.scheduler.scheduled-time>" } satisfies ScheduledRun;

const cronOf = (name: ScheduleName) =>
  `cron(${schedules[name] % 60} ${Math.floor(schedules[name] / 60)} * * ? *)`;

interface SchedulesProps {
  /** `laborium-<tenant>-<what>`. */
  name: (what: string) => string;
  /** Takes what failed for good. */
  dead: IQueue;
}

/** The clock of a tenant: starts its scheduled jobs, tries again those that fail, and lays aside what failed for good. */
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

/** What the scheduler needs, and Lambda on behalf of the job, to keep what failed. */
export const layAside = (queueArn: string): Grant => ({
  actions: ["sqs:SendMessage"],
  resources: [queueArn],
});
