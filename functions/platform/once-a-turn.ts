import { setImmediate } from "node:timers/promises";
import type { Actor } from "./actor.ts";

type Reader = Pick<Actor, "tenant">;

/**
 * Joins reads of one tenant that are asked for side by side, as by the lists of one search: each begins in the next turn of the event loop and is
 * shared by all who asked until then. Nobody gets a read that had begun earlier, so each result is as recent as the table.
 * @param first asks `readTogether` for items, which then begin in the same turn as those of other lists
 */
export function onceATurn<Result, First = undefined>(
  read: (reader: Reader, first: First) => Promise<Result>,
  first?: (reader: Reader) => Promise<First>,
): (reader: Reader) => Promise<Result> {
  const waiting = new Map<string, Promise<Result>>();
  async function begin(reader: Reader): Promise<Result> {
    const firstRead = first?.(reader);
    await setImmediate();
    waiting.delete(reader.tenant);
    return read(reader, (await firstRead) as First);
  }
  return (reader) => {
    const shared = waiting.get(reader.tenant) ?? begin(reader);
    waiting.set(reader.tenant, shared);
    return shared;
  };
}
