import { setTimeout as sleep } from "node:timers/promises";
import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { decodeTime } from "ulid";
import { environment } from "./environment.ts";

let client: SFNClient | undefined;

/**
 * Starts an execution of a state machine. `name` makes it happen once: starting it again under the same name is harmless.
 */
export async function startWorkflow(
  which: "IMPORT_WORKFLOW" | "BOOK_WORKFLOW" | "BULK_WORKFLOW" | "CSV_WORKFLOW",
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

/** Longer than the call lives that writes the record, in ms. */
const patience = 30_000;

/**
 * The record of what a workflow carries out. A call starts the workflow first and writes the record then, so that no record waits for a
 * workflow that a crash between the two kept from starting.
 * @param execution its name, a ULID: made by the call, it tells when that was
 * @param read answers undefined as long as the record is not there
 * @returns undefined where no record comes any more: there is nothing to carry out
 */
export async function recordOf<Found>(
  execution: string,
  read: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (;;) {
    const found = await read();
    if (found !== undefined || Date.now() > decodeTime(execution) + patience) return found;
    await sleep(200);
  }
}
