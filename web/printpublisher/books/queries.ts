import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getActiveTasks, getTaskHeartbeat } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { generateBook, getLastBook } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";

/** The key under which the header keeps the running tasks; this page reads the same. */
const activeKey = ["core", "tasks", "active"] as const;

export const lastBook = queryOptions({
  queryKey: ["printpublisher", "books", "last"],
  queryFn: async ({ signal }) => (await call(getLastBook, { signal })).book,
});

/** The running tasks, asked more often here than in the header. */
export const activeTasks = queryOptions({
  queryKey: activeKey,
  queryFn: ({ signal }) => call(getActiveTasks, { signal }),
  refetchInterval: 2_000,
});

/** How far one task is, every second until it has ended. */
export const heartbeat = (id: string) =>
  queryOptions({
    queryKey: ["printpublisher", "task", id],
    queryFn: ({ signal }) => call(getTaskHeartbeat, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.finished || state.error ? false : 1_000),
  });

export function useGenerate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reduced: boolean; language: string }) =>
      call(generateBook, { body, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (task) => {
      client.setQueryData(heartbeat(task.id).queryKey, task);
      client.setQueryData(activeTasks.queryKey, (before) => ({ ...before, printpublisher_generate: task }));
    },
  });
}
