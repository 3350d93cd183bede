import { areas } from "./areas.ts";
import { readRows } from "./read-rows.ts";

let read: ReadonlyMap<string, string> | undefined;

/** The heads of the vocabulary with their English names. */
export function heads(): ReadonlyMap<string, string> {
  read ??= new Map(areas.flatMap(readRows).map(({ head, english }) => [head, english]));
  return read;
}
