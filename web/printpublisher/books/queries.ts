import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { generateBook, getLastBook } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { activeTasks, taskProgress } from "../../platform/tasks.ts";

export const lastBook = queryOptions({
  queryKey: ["printpublisher", "books", "last"],
  queryFn: async ({ signal }) => (await call(getLastBook, { signal })).book,
});

/** The running tasks, polled more often here than in the header. */
export const running = activeTasks(2_000);

export function useGenerate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reduced: boolean; language: string }) =>
      call(generateBook, { body, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (task) => {
      client.setQueryData(taskProgress(task.id).queryKey, task);
      client.setQueryData(running.queryKey, (before) => ({ ...before, printpublisher_generate: task }));
    },
  });
}
