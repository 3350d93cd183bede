import { useSyncExternalStore } from "react";
import type { TaskType } from "../../shared/core/tasks/tasks.endpoints.ts";
import { onSessionEnd } from "./session.ts";

/** Long tasks started in this window whose end has not been announced yet. */
export interface FollowedTask {
  id: string;
  type: TaskType;
}

/** Storage key under which they survive a reload. */
const storageKey = "laborium.tasks";
const listeners = new Set<() => void>();
let followed: readonly FollowedTask[] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");

function keep(next: readonly FollowedTask[]): void {
  followed = next;
  sessionStorage.setItem(storageKey, JSON.stringify(next));
  for (const listener of listeners) listener();
}
onSessionEnd(() => keep([]));

/** Makes sure that the end of a task is announced, wherever the person is in the app by then. */
export function followOn({ id, type }: FollowedTask): void {
  if (!followed.some((task) => task.id === id)) keep([...followed, { id, type }]);
}

/** Claims the announcement of a task's end. @returns false if somebody else has announced it */
export function takeOutcome(task: string): boolean {
  const left = followed.filter(({ id }) => id !== task);
  if (left.length === followed.length) return false;
  keep(left);
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The followed tasks, oldest first. */
export const useFollowedTasks = () => useSyncExternalStore(subscribe, () => followed);
