import middy from "@middy/core";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type * as z from "zod";
import { type Actor, jobActor } from "../actor.ts";
import { log } from "../log.ts";

/**
 * The handler of a workflow's step, a schedule or a custom resource: the event by its schema, an actor of the deployment's tenant.
 * Steps may run more than once; the work has to be harmless then.
 */
export function serveStep<Schema extends z.ZodType, Result>(
  name: string,
  schema: Schema,
  work: (input: z.output<Schema>, actor: Actor) => Promise<Result>,
) {
  return middy<unknown, Result>().handler(async (event) => work(schema.parse(event), jobActor(name)));
}

/**
 * The handler of a queue: every message by its schema; those that fail are reported one by one, so that only they come again
 * (and go to the dead-letter queue in the end).
 */
export function serveQueue<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  work: (message: z.output<Schema>, actor: Actor) => Promise<void>,
) {
  return middy<SQSEvent, SQSBatchResponse>().handler(async (event) => {
    const actor = jobActor(name);
    const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
    for (const record of event.Records) {
      try {
        await work(schema.parse(JSON.parse(record.body)), actor);
      } catch (error) {
        log.error("message failed", { error: error as Error, job: name, messageId: record.messageId });
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  });
}
