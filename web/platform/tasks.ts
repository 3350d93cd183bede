import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getActiveTasks, getTaskHeartbeat, type Task } from "../../shared/core/tasks/tasks.endpoints.ts";
import { call } from "./api/call.ts";
import { isProblem } from "./api/problem.ts";
import { quiet } from "./failed-reads.ts";

/** Polling interval of a task in milliseconds. */
export const heartbeatInterval = 10_000;
/** Number of polls at one-second intervals before the slower ones, since most tasks end within ten seconds. */
const quickTurns = 10;
const pauseAfter = (turns: number) => (turns < quickTurns ? 1_000 : heartbeatInterval);
/** Polling interval in milliseconds while no task runs; a task begun elsewhere is noticed within it. Kept long, since every open tab polls all day. */
export const restingInterval = 60_000;

/** A task ended with an error, or its outcome can no longer be found out. */
export class TaskError extends Error {
  override readonly name = "TaskError";
  readonly task: Task | null;
  constructor(task: Task | null, cause?: unknown) {
    super(task?.problem?.detail ?? "", { cause });
    this.task = task;
  }
}

/** Waits; in a hidden tab, until it is shown again. @throws the signal's reason as soon as it is aborted */
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

const heartbeat = (id: string, signal?: AbortSignal) => call(getTaskHeartbeat, { params: { id }, signal });

/**
 * Follows a long task to its end.
 * @param options.ask reads the task; by default its heartbeat
 * @returns the finished task, if it ended without error
 * @throws TaskError if it finished with an error, or its heartbeat could not be read
 * @throws DOMException `AbortError` once `signal` is aborted
 */
export async function followTask(
  id: string,
  options: { signal?: AbortSignal; onProgress?: (task: Task) => void; ask?: () => Promise<Task> } = {},
): Promise<Task> {
  const { signal, onProgress, ask = () => heartbeat(id, signal) } = options;
  for (let turns = 1; ; turns += 1) {
    signal?.throwIfAborted();
    const task = await ask().catch((problem) => {
      signal?.throwIfAborted();
      throw new TaskError(null, problem);
    });
    onProgress?.(task);
    if (task.finished && task.error) throw new TaskError(task);
    if (task.finished) return task;
    await pause(pauseAfter(turns), signal);
  }
}

/**
 * The running tasks by type, read often while one runs, otherwise each minute and when the window is shown again.
 * @param interval polling interval in milliseconds while a task runs
 */
export const activeTasks = (interval = heartbeatInterval) =>
  queryOptions({
    queryKey: ["core", "tasks", "active"],
    queryFn: ({ signal }) => call(getActiveTasks, { signal }),
    refetchInterval: ({ state }) => (Object.keys(state.data ?? {}).length > 0 ? interval : restingInterval),
    staleTime: 1_000,
    ...quiet,
  });

/** Reads the running tasks when a window that was covered but never hidden comes to the front, which browsers report by `focus` alone. */
export function useTasksOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = activeTasks();
    const refetch = () => void client.refetchQueries({ queryKey, stale: true }, { cancelRefetch: false });
    window.addEventListener("focus", refetch);
    return () => window.removeEventListener("focus", refetch);
  }, [client]);
}

/** Progress of one task, until it has ended; for the page that shows it. */
export const taskProgress = (id: string) =>
  queryOptions({
    queryKey: ["core", "tasks", id],
    queryFn: ({ signal }) => heartbeat(id, signal),
    refetchInterval: ({ state }) =>
      state.data?.finished || isProblem(state.error, "not_found")
        ? false
        : state.error
          ? heartbeatInterval
          : pauseAfter(state.dataUpdateCount),
    ...quiet,
  });
