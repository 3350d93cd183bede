import middy from "@middy/core";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { copyEntriesSchema } from "../../../shared/core/security-log/security-log.messages.ts";
import { log, measure } from "../../platform/log.ts";
import { watchTime } from "../../platform/time-limit.ts";

/** Counts behind the alarms on bursts. */
const countOf = (action: string, result: string) => {
  if (result === "failed" || result === "held")
    return action.startsWith("signed_in") || action === "identity_confirmed" ? "FailedSignIns" : undefined;
  if (result === "denied") return "Denials";
  return action.endsWith("_exported") ? "Exports" : undefined;
};

/**
 * Copies entries of all laboratories' security logs from the table's stream into this function's own log group, which no function may delete
 * from and which outlives the stack. An entry that somebody wrote over appears there twice, the second time as `MODIFY`.
 */
export const handler = middy<DynamoDBStreamEvent, DynamoDBBatchResponse>()
  .use(watchTime())
  .handler(async (event) => {
    for (const { eventName, dynamodb } of copyEntriesSchema.parse(event).Records) {
      const { PK, fields, ...entry } = dynamodb.NewImage;
      const [, tenant = "", id = ""] = /^T#([a-z0-9-]+)#SECURITY#(.+)$/.exec(PK.S) ?? [];
      const facts = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, value?.S ?? ""]));
      log.info("security", { tenant, id, event: eventName, ...facts, fields: fields.L.map(({ S }) => S) });
      const count = countOf(entry.action.S, entry.result.S);
      if (count) measure(count);
    }
    return { batchItemFailures: [] };
  });
