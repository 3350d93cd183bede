import { AsyncLocalStorage } from "node:async_hooks";
import type { Write } from "./table.ts";

const notes = new AsyncLocalStorage<Write>();

/** Adds a note to every transaction of some work, so that the note exists exactly if the work was done. */
export const noteWith = <Result>(note: Write, work: () => Promise<Result>) => notes.run(note, work);

/** Does a preliminary part of some work: its transactions carry no note. */
export const beforeNote = <Result>(work: () => Promise<Result>) => notes.exit(work);

/** The writes of a transaction, with the accompanying note. */
export function withNote(writes: readonly Write[]): readonly Write[] {
  const note = notes.getStore();
  return note ? [...writes, note] : writes;
}
