/** Records that pickers are creating, each to be picked once it is there; null says that it failed. */
const running = new Set<Promise<unknown>>();

/** Lets a save wait for a record that is being created, so that it is saved as picked. */
export async function whileCreating<Made>(creation: Promise<Made | null>): Promise<Made | null> {
  running.add(creation);
  try {
    return await creation;
  } finally {
    running.delete(creation);
  }
}

export const isCreating = () => running.size > 0;

/** Waits until everything is created and picked; returns whether all of it was. A failure is told by the picker. */
export async function allCreated(): Promise<boolean> {
  const made = await Promise.all(running);
  return !made.includes(null);
}
