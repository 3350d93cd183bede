import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { vi } from "vitest";
import { documentClient } from "../../functions/platform/table/client.ts";

/** From now on whoever commits a transaction dies with it, as by `kill -9` right before. @returns ends that */
export function dieOnCommit(): () => void {
  const client = documentClient();
  const send = client.send.bind(client);
  const crash = vi.spyOn(client, "send").mockImplementation((async (command: TransactWriteCommand) => {
    if (command instanceof TransactWriteCommand) throw new Error("Killed.");
    return send(command);
  }) as never);
  return () => crash.mockRestore();
}
