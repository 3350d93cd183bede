/** Records that pickers are creating; each is picked once it exists, and null means that creating it failed. */
const running = new Set<Promise<unknown>>();

/** Makes a save wait for a record that is being created, so that it is saved as picked. */
export async function whileCreating<Created>(creation: Promise<Created | null>): Promise<Created | null> {
  running.add(creation);
  try {
    return await creation;
  } finally {
    running.delete(creation);
  }
}

export const isCreating = () => running.size > 0;

/** Waits until all records are created and picked; returns whether all succeeded. The picker reports failures. */
export async function allCreated(): Promise<boolean> {
  const records = await Promise.all(running);
  return !records.includes(null);
}
