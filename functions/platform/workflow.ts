import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { environment } from "./environment.ts";

let client: SFNClient | undefined;

/** Starts an execution of a state machine. `name` makes it idempotent: starting it again under the same name is harmless. */
export async function startWorkflow(
  which: "IMPORT_WORKFLOW" | "BOOK_WORKFLOW" | "BULK_WORKFLOW" | "CSV_WORKFLOW" | "ORDER_WORKFLOW",
  name: string,
  input: Record<string, unknown>,
): Promise<void> {
  client ??= new SFNClient({});
  try {
    await client.send(
      new StartExecutionCommand({ stateMachineArn: environment(which), name, input: JSON.stringify(input) }),
    );
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
}
