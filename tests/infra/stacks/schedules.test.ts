import { beforeAll, describe, expect, test } from "vitest";
import type { Assembly } from "../../../infra/local/assembly/assembly.ts";
import { collectRoles } from "../../../infra/local/iam/roles.ts";
import { scheduledWorkers } from "../../../infra/scheduled-workers.ts";
import { workerEntry } from "../../../infra/workers.ts";
import { scheduledRunSchema, schedules } from "../../../shared/kernel/schedule.ts";
import { assemble } from "./assembly.ts";

let resolved: Assembly;
beforeAll(async () => {
  ({ resolved } = await assemble("production"));
});

const targetOf = (properties: Record<string, unknown>) => {
  const { Arn, RoleArn, Input, RetryPolicy, DeadLetterConfig } = properties.Target as {
    Arn: string;
    RoleArn: string;
    Input: string;
    RetryPolicy: { MaximumRetryAttempts: number; MaximumEventAgeInSeconds: number };
    DeadLetterConfig: { Arn: string };
  };
  return { arn: Arn, role: RoleArn, input: Input, retry: RetryPolicy, dead: DeadLetterConfig.Arn };
};

describe("every scheduled job", () => {
  const jobs = scheduledWorkers.flatMap((worker) =>
    ["demo", "nord"].map((tenant) => ({ worker, tenant, title: `${worker.name} of ${tenant}` })),
  );
  const functionOf = (worker: (typeof scheduledWorkers)[number], tenant: string) => {
    const [lambda, ...others] = resolved
      .resources("AWS::Lambda::Function")
      .filter(({ stack }) => stack === `laborium-tenant-${tenant}`)
      .filter(
        ({ properties }) => properties.Handler === `${workerEntry(worker)}`.replace(/\.job$/, ".handler"),
      );
    expect(others).toEqual([]);
    if (!lambda) throw new Error(`${tenant} has no function for ${worker.name}.`);
    return lambda;
  };

  test.each(jobs)(
    "has one schedule that is switched on and hands over when the run is due: $title",
    (job) => {
      const arn = resolved.att(functionOf(job.worker, job.tenant), "Arn");
      const matching = resolved
        .resources("AWS::Scheduler::Schedule")
        .filter(({ properties }) => targetOf(properties).arn === arn);
      expect(matching).toHaveLength(1);
      const { properties } = matching[0]!;
      expect(properties.State).toBe("ENABLED");
      // EventBridge allows names of up to 64 characters, and a tenant's id has up to 31.
      expect(String(properties.Name).length - job.tenant.length + 31).toBeLessThanOrEqual(64);
      const minute = schedules[job.worker.schedule];
      expect(properties.ScheduleExpression).toBe(`cron(${minute % 60} ${Math.floor(minute / 60)} * * ? *)`);
      const due = targetOf(properties).input.replace(
        "<aws.scheduler.scheduled-time>",
        "2026-03-02T04:00:00Z",
      );
      expect(scheduledRunSchema.parse(JSON.parse(due))).toEqual({ due: "2026-03-02T04:00:00Z" });
      expect(targetOf(properties).retry.MaximumRetryAttempts).toBeGreaterThan(0);
    },
  );

  test.each(jobs)("is tried again when it fails, and kept where an alarm watches: $title", (job) => {
    const lambda = functionOf(job.worker, job.tenant);
    const configs = resolved
      .resources("AWS::Lambda::EventInvokeConfig")
      .filter(({ properties }) => properties.FunctionName === resolved.ref(lambda));
    expect(configs).toHaveLength(1);
    expect(configs[0]?.properties.MaximumRetryAttempts).toBe(2);
    const dead = `arn:aws:sqs:eu-central-1:000000000000:laborium-schedule-dead`;
    expect(configs[0]?.properties.DestinationConfig).toEqual({ OnFailure: { Destination: dead } });
  });

  test("is all that a tenant's schedules start, by a role that may start nothing else", () => {
    const roles = collectRoles(resolved);
    for (const schedule of resolved.resources("AWS::Scheduler::Schedule")) {
      const tenant = schedule.stack.replace("laborium-tenant-", "");
      const started = scheduledWorkers.map((worker) => resolved.att(functionOf(worker, tenant), "Arn"));
      const { arn, role } = targetOf(schedule.properties);
      expect(started).toContain(arn);
      const granted = roles.get(role)?.statements ?? [];
      expect(granted.map(({ actions, resources }) => [...actions, ...resources])).toEqual([
        ["lambda:InvokeFunction", ...started],
        ["sqs:SendMessage", `arn:aws:sqs:eu-central-1:000000000000:laborium-schedule-dead`],
      ]);
    }
  });
});
