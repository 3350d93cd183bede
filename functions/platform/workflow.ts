import type { SFNClient } from "@aws-sdk/client-sfn";
import { environment } from "./environment.ts";

let client: SFNClient | undefined;

/** Starts an execution of a state machine. `name` makes it idempotent: starting it again under the same name is harmless. */
export async function startWorkflow(
  which: "IMPORT_WORKFLOW" | "BOOK_WORKFLOW" | "BULK_WORKFLOW" | "CSV_WORKFLOW" | "ORDER_WORKFLOW",
  name: string,
  input: Record<string, unknown>,
): Promise<void> {
  // Loaded with the first workflow, since most calls start none.
  const { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } = await import("@aws-sdk/client-sfn");
  client ??= new SFNClient({});
  try {
    await client.send(
      new StartExecutionCommand({ stateMachineArn: environment(which), name, input: JSON.stringify(input) }),
    );
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
}
