import middy from "@middy/core";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type * as z from "zod";
import { type Actor, deployedTenant, jobActor } from "../actor.ts";
import { log } from "../log.ts";
import { readTenant, type TenantRecord } from "../tenant.store.ts";

/**
 * The handler of a workflow's step: validates the event and passes an actor with the tenant's record. Steps may run twice and must be idempotent.
 */
export function serveStep<Schema extends z.ZodType, Result>(
  name: string,
  schema: Schema,
  work: (input: z.output<Schema>, actor: Actor, tenant: TenantRecord) => Promise<Result>,
) {
  return middy<unknown, Result>().handler(async (event) => {
    const { actor, tenant } = await atWork(name);
    return work(schema.parse(event), actor, tenant);
  });
}

/** On whose behalf a job works, with the laboratory's present record. */
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
  return middy<SQSEvent, SQSBatchResponse>().handler(async (event) => {
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
