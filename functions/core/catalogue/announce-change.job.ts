import middy from "@middy/core";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import {
  announceChangeSchema,
  catalogueChangedSchema,
} from "../../../shared/core/catalogue/catalogue.messages.ts";
import { environment } from "../../platform/environment.ts";
import { log } from "../../platform/log.ts";
import { sendMessage } from "../../platform/queue.ts";
import { watchTime } from "../../platform/time-limit.ts";

/**
 * Notifies a tenant's queue of a new catalogue revision. It reads the table's stream (only new images of heads), one function for
 * all tenants, because a stream supports two readers at most. A failed record is redelivered with all later ones, so every tenant is
 * notified before any failure is reported; otherwise records before the failed one could be lost.
 */
export const handler = middy<DynamoDBStreamEvent, DynamoDBBatchResponse>()
  .use(watchTime())
  .handler(async (event) => {
    const newest = new Map<string, { revision: number; sequence: string }>();
    for (const { dynamodb } of announceChangeSchema.parse(event).Records) {
      const tenant = /^T#([a-z0-9-]+)#CATALOGUE$/.exec(dynamodb.Keys.PK.S)?.[1];
      const revision = Number(dynamodb.NewImage?.revision?.N ?? 0);
      if (tenant && revision > 0) newest.set(tenant, { revision, sequence: dynamodb.SequenceNumber });
    }
    const batchItemFailures: DynamoDBBatchResponse["batchItemFailures"] = [];
    for (const [tenant, { revision, sequence }] of newest) {
      try {
        const url = environment("CHANGES_QUEUE").replace("{tenant}", tenant);
        await sendMessage({ url }, catalogueChangedSchema, { tenant, revision });
      } catch (error) {
        log.error("change not announced", { error: error as Error, tenant, revision });
        batchItemFailures.push({ itemIdentifier: sequence });
      }
    }
    return { batchItemFailures };
  });
