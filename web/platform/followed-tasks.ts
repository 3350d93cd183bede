import { useSyncExternalStore } from "react";
import type { TaskType } from "../../shared/core/tasks/tasks.endpoints.ts";
import { onSessionEnd } from "./session.ts";

/** Long work that was begun in this window and whose end nobody was told yet. */
export interface FollowedTask {
  id: string;
  type: TaskType;
}

/** Under this key they outlive a reload. */
const storageKey = "laborium.tasks";
const listeners = new Set<() => void>();
let followed: readonly FollowedTask[] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");

function keep(next: readonly FollowedTask[]): void {
  followed = next;
  sessionStorage.setItem(storageKey, JSON.stringify(next));
  for (const listener of listeners) listener();
}
onSessionEnd(() => keep([]));

/** Sees to it that the end of a task is told, wherever the person is in the app by then. */
export const followOn = (task: FollowedTask) =>
  keep([...followed.filter(({ id }) => id !== task.id), { id: task.id, type: task.type }]);

/** Takes it upon the caller to tell the end of a task. @returns false where somebody else did */
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
