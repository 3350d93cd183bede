import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { vi } from "vitest";
import { documentClient } from "../../functions/platform/table/client.ts";

/** From now on, code that commits a transaction dies right before, as with `kill -9`. @returns a function that ends this */
export const dieOnCommit = () => dieAround(false);

/** From now on, code that commits a transaction dies right after, and writes nothing more. @returns a function that ends this */
export const dieAfterCommit = () => dieAround(true);

const isWrite = (command: object) =>
  [TransactWriteCommand, PutCommand, UpdateCommand, DeleteCommand].some((kind) => command instanceof kind);

function dieAround(committed: boolean): () => void {
  const client = documentClient();
  const send = client.send.bind(client);
  let dead = false;
  const crash = vi.spyOn(client, "send").mockImplementation((async (command: TransactWriteCommand) => {
    if (dead && isWrite(command)) throw new Error("Killed.");
    if (!(command instanceof TransactWriteCommand)) return send(command);
    dead = true;
    if (committed) await send(command);
    throw new Error("Killed.");
  }) as never);
  return () => crash.mockRestore();
}
