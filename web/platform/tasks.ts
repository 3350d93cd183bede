import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getActiveTasks, getTaskHeartbeat, type Task } from "../../shared/core/tasks/tasks.endpoints.ts";
import { call } from "./api/call.ts";
import { isProblem } from "./api/problem.ts";

/** Polling interval of a task in milliseconds, unless its own page is open. */
export const heartbeatInterval = 10_000;
/** Polling interval in milliseconds while no task runs: one begun elsewhere shows within it. Every open tab pays for it all day. */
export const restingInterval = 60_000;

/** A task ended with an error, or its outcome will never be known. */
export class TaskError extends Error {
  override readonly name = "TaskError";
  readonly task: Task | null;
  constructor(task: Task | null, cause?: unknown) {
    super(task?.problem?.detail ?? "", { cause });
    this.task = task;
  }
}

/** Waits, and in a hidden tab until it is shown again. @throws the signal's reason as soon as it is aborted */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const goOn = () => {
      if (document.visibilityState === "visible") end(resolve);
    };
    const timer = setTimeout(() => {
      document.addEventListener("visibilitychange", goOn, { signal: over.signal });
      goOn();
    }, milliseconds);
    signal?.addEventListener("abort", () => end(() => reject(signal.reason)), { signal: over.signal });
  });
}

/** Whether polling may continue: there was no connection, or the server was overloaded. */
const isPassing = (error: unknown) => isProblem(error) && (error.status === 0 || error.status >= 500);

/**
 * Follows a long task to its end, through times without a connection.
 * @returns the task as it ended, once it has finished without error
 * @throws TaskError if it finished with an error, or may not be read (any more)
 * @throws DOMException `AbortError` once `signal` is aborted
 */
export async function followTask(
  id: string,
  options: { signal?: AbortSignal; interval?: number; onProgress?: (task: Task) => void } = {},
): Promise<Task> {
  const { signal, interval = heartbeatInterval, onProgress } = options;
  for (;;) {
    signal?.throwIfAborted();
    const task = await call(getTaskHeartbeat, { params: { id }, signal }).catch((problem) => {
      signal?.throwIfAborted();
      if (isPassing(problem)) return null;
      throw new TaskError(null, problem);
    });
    if (task) onProgress?.(task);
    if (task?.finished && task.error) throw new TaskError(task);
    if (task?.finished) return task;
    await pause(interval, signal);
  }
}

/**
 * The running tasks by type: asked for often while one runs, else each minute and when the window comes back.
 * @param interval polling interval in milliseconds while a task runs
 */
export const activeTasks = (interval = heartbeatInterval) =>
  queryOptions({
    queryKey: ["core", "tasks", "active"],
    queryFn: ({ signal }) => call(getActiveTasks, { signal }),
    refetchInterval: ({ state }) => (Object.keys(state.data ?? {}).length > 0 ? interval : restingInterval),
    staleTime: 1_000,
  });

/** Asks for the running tasks when a window is in front again that was covered but never hidden: browsers tell of it by `focus` alone. */
export function useTasksOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = activeTasks();
    const look = () => void client.refetchQueries({ queryKey, stale: true }, { cancelRefetch: false });
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [client]);
}

/** Progress of one task, until it has ended; for the page that shows it. */
export const taskProgress = (id: string, interval = 1_000) =>
  queryOptions({
    queryKey: ["core", "tasks", id],
    queryFn: ({ signal }) => call(getTaskHeartbeat, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.finished || state.error ? false : interval),
  });
