import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import type * as z from "zod";
import { type Actor, jobActor } from "../actor.ts";
import { log } from "../log.ts";

/**
 * The handler of a custom resource: its properties by their schema, carried out at creation and at every change; taking the resource away
 * does nothing, so that no deployment ever deletes data. The outcome is reported to CloudFormation.
 */
export function serveCustomResource<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  work: (properties: z.output<Schema>, actor: Actor) => Promise<void>,
) {
  return async (event: CloudFormationCustomResourceEvent): Promise<void> => {
    let failure: string | undefined;
    try {
      if (event.RequestType !== "Delete") await work(schema.parse(event.ResourceProperties), jobActor(name));
    } catch (error) {
      log.error("custom resource failed", { error: error as Error, resource: event.LogicalResourceId });
      failure = error instanceof Error ? error.message : String(error);
    }
    await fetch(event.ResponseURL, {
      method: "PUT",
      body: JSON.stringify({
        Status: failure === undefined ? "SUCCESS" : "FAILED",
        Reason: failure ?? "Done.",
        PhysicalResourceId: event.LogicalResourceId,
        StackId: event.StackId,
        RequestId: event.RequestId,
        LogicalResourceId: event.LogicalResourceId,
      }),
    });
  };
}
