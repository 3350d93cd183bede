import { queryOptions } from "@tanstack/react-query";
import { getActiveTasks, getTaskHeartbeat, type Task } from "../../shared/core/tasks/tasks.endpoints.ts";
import { call } from "./api/call.ts";
import { isProblem } from "./api/problem.ts";

/** Polling interval of a task in milliseconds, unless its own page is open. */
const heartbeatInterval = 10_000;

/** A task ended with an error, or its outcome will never be known. */
export class TaskError extends Error {
  override readonly name = "TaskError";
  readonly task: Task | null;
  constructor(task: Task | null, cause?: unknown) {
    super(task?.problem?.detail ?? "", { cause });
    this.task = task;
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
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

/** The running tasks by type. */
export const activeTasks = (interval = heartbeatInterval) =>
  queryOptions({
    queryKey: ["core", "tasks", "active"],
    queryFn: ({ signal }) => call(getActiveTasks, { signal }),
    refetchInterval: interval,
    staleTime: 1_000,
  });

/** Progress of one task, until it has ended; for the page that shows it. */
export const taskProgress = (id: string, interval = 1_000) =>
  queryOptions({
    queryKey: ["core", "tasks", id],
    queryFn: ({ signal }) => call(getTaskHeartbeat, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.finished || state.error ? false : interval),
  });
