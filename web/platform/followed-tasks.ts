import type { TaskType } from "../../shared/core/tasks/tasks.endpoints.ts";
import { onSessionEnd } from "./session.ts";
import { store } from "./store.ts";

/** Long tasks started in this window whose end has not been announced yet. */
export interface FollowedTask {
  id: string;
  type: TaskType;
}

/** Storage key; keeps the tasks across a reload. */
const storageKey = "laborium.tasks";
const followed = store<readonly FollowedTask[]>(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));

function keep(next: readonly FollowedTask[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify(next));
  followed.set(next);
}
onSessionEnd(() => keep([]));

/** Ensures that the end of a task is announced on any page. */
export function followOn({ id, type }: FollowedTask): void {
  const before = followed.get();
  if (!before.some((task) => task.id === id)) keep([...before, { id, type }]);
}

/** Claims the announcement of a task's end. @returns false if it was announced already */
export function takeOutcome(task: string): boolean {
  const left = followed.get().filter(({ id }) => id !== task);
  if (left.length === followed.get().length) return false;
  keep(left);
  return true;
}

/** The followed tasks, oldest first. */
export const useFollowedTasks = followed.use;
