import middy from "@middy/core";
import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import type * as z from "zod";
import { type Actor, jobActor } from "../actor.ts";
import { log } from "../log.ts";
import { watchTime } from "../time-limit.ts";

/** CloudFormation rejects reports larger than 4 KB. */
const longestReason = 1000;

/**
 * The handler of a custom resource: validates its properties and runs at creation and at every change. Deleting the resource does
 * nothing, so that no deployment ever deletes data. The outcome is reported to CloudFormation, which waits for up to an hour.
 */
export function serveCustomResource<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  work: (properties: z.output<Schema>, actor: Actor) => Promise<void>,
) {
  return middy<CloudFormationCustomResourceEvent, void>()
    .use(watchTime())
    .handler(async (event) => {
      let failure: string | undefined;
      try {
        if (event.RequestType !== "Delete")
          await work(schema.parse(event.ResourceProperties), jobActor(name));
      } catch (error) {
        log.error("custom resource failed", { error: error as Error, resource: event.LogicalResourceId });
        failure = error instanceof Error ? error.message : String(error);
      }
      const answer = await fetch(event.ResponseURL, {
        method: "PUT",
        // The URL was signed for a request without a content type.
        headers: { "content-type": "" },
        body: JSON.stringify({
          Status: failure === undefined ? "SUCCESS" : "FAILED",
          Reason: (failure ?? "Done.").slice(0, longestReason),
          PhysicalResourceId: event.LogicalResourceId,
          StackId: event.StackId,
          RequestId: event.RequestId,
          LogicalResourceId: event.LogicalResourceId,
        }),
      });
      if (!answer.ok) throw new Error(`The outcome could not be reported: ${answer.status}.`);
    });
}
