import middy from "@middy/core";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type * as z from "zod";
import { scheduledRunSchema } from "../../../shared/kernel/schedule.ts";
import { type Actor, deployedTenant, jobActor } from "../actor.ts";
import { log } from "../log.ts";
import { inMaintenance, readTenant, type TenantRecord } from "../tenant.store.ts";
import { watchTime } from "../time-limit.ts";

/**
 * The handler of a workflow's step: validates the event and passes an actor with the tenant's record. Steps may run twice and must be idempotent.
 */
export function serveStep<Schema extends z.ZodType, Result>(
  name: string,
  schema: Schema,
  work: (input: z.output<Schema>, actor: Actor, tenant: TenantRecord) => Promise<Result>,
) {
  return middy<unknown, Result>()
    .use(watchTime())
    .handler(async (event) => {
      const { actor, tenant } = await atWork(name);
      return work(schema.parse(event), actor, tenant);
    });
}

/** The actor of a job, and the laboratory's present record. */
async function atWork(name: string): Promise<{ actor: Actor; tenant: TenantRecord }> {
  const tenant = await readTenant({ tenant: deployedTenant() });
  if (!tenant) throw new Error("The tenant has no record.");
  return { actor: jobActor(name, tenant), tenant };
}

/**
 * The handler of a queue: validates every message. Failed messages are reported one by one, so that only they are redelivered
 * (and finally go to the dead-letter queue).
 */
export function serveQueue<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  work: (message: z.output<Schema>, actor: Actor, tenant: TenantRecord) => Promise<void>,
) {
  return middy<SQSEvent, SQSBatchResponse>()
    .use(watchTime())
    .handler(async (event) => {
      const { actor, tenant } = await atWork(name);
      const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
      for (const record of event.Records) {
        try {
          await work(schema.parse(JSON.parse(record.body)), actor, tenant);
        } catch (error) {
          log.error("message failed", { error: error as Error, job: name, messageId: record.messageId });
          batchItemFailures.push({ itemIdentifier: record.messageId });
        }
      }
      return { batchItemFailures };
    });
}

/**
 * The handler of a scheduled job. A run may start late or twice on the same day, so the job does whatever is due and not yet done. During
 * maintenance it does nothing; the next run finds the same work due.
 * @param work returns counts of its work for the log
 */
export function serveSchedule(
  name: string,
  work: (actor: Actor, tenant: TenantRecord) => Promise<Record<string, number>>,
) {
  return middy<unknown, void>()
    .use(watchTime())
    .handler(async (event) => {
      const { due } = scheduledRunSchema.parse(event);
      const { actor, tenant } = await atWork(name);
      const done = inMaintenance(tenant) ? { skipped: "maintenance" } : await work(actor, tenant);
      log.info("scheduled job done", { job: name, due, ...done });
    });
}
