import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import {
  type Book,
  type BookFile,
  generateBook,
  getLastBook,
} from "../../../shared/printpublisher/books/books.endpoints.ts";
import { checkBook } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import {
  getBookChanges,
  getPublished,
  getWebChapters,
  publishBook,
} from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { followOn } from "../../platform/followed-tasks.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { activeTasks, taskProgress } from "../../platform/tasks.ts";

/** Interval in ms at which books are asked for whose text is still being written. */
const whileWriting = ({ state }: { state: { data: readonly Pick<Book, "text">[] | undefined } }) =>
  state.data?.some(({ text }) => text === "writing") ? 3_000 : false;

/** The last good book of each language and extent, newest first. */
export const lastBooks = queryOptions({
  queryKey: ["printpublisher", "books", "last"],
  queryFn: async ({ signal }) => (await call(getLastBook, { signal })).books,
  refetchInterval: whileWriting,
});

/** Unfinished orders; polled because a waiting book begins without any action here. */
export const bookOrders = queryOptions({
  queryKey: ["printpublisher", "books", "orders"],
  queryFn: async ({ signal }) => (await call(getLastBook, { signal })).orders,
  refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? 10_000 : false),
});

/** Findings to look at before the book is published. Any edit changes them, so they are fetched anew. */
export const checks = queryOptions({
  queryKey: ["printpublisher", "checks"],
  queryFn: async ({ signal }) => (await call(checkBook, { signal })).checks,
  staleTime: 0,
});

/** All published PDFs, newest first. */
export const editions = queryOptions({
  queryKey: ["printpublisher", "editions"],
  queryFn: async ({ signal }) => (await call(getPublished, { signal })).editions,
  refetchInterval: whileWriting,
});

/** Chapters that are marked for the web; fetched anew, because they may be edited meanwhile. */
export const webChapters = queryOptions({
  queryKey: ["printpublisher", "chapters", "web"],
  queryFn: ({ signal }) => call(getWebChapters, { signal }),
});

/** Changes of a book since the edition before it. */
export const changesOf = (id: string) =>
  queryOptions({
    queryKey: ["printpublisher", "editions", id, "changes"],
    queryFn: ({ signal }) => call(getBookChanges, { params: { id }, signal }),
  });

/** Makes a book or an edition the public one, and reports the result. */
export function usePublish() {
  const client = useQueryClient();
  const { t } = useTranslation("printpublisher");
  return useMutation({
    mutationFn: (body: { book: string; remark?: string }) =>
      call(publishBook, { body, idempotencyKey: newIdempotencyKey() }),
    onSuccess: async () => {
      notifySuccess(t("publishedNow"));
      await client.invalidateQueries({ queryKey: editions.queryKey });
    },
    onError: (error) => notifyError(t("publishFailed"), { content: problemText(error) }),
  });
}

/** Downloads one of the files of a book. @param urlOf the address from which it can be read */
export function useDownload(urlOf: (file: BookFile) => Promise<{ url: string }>) {
  const { t } = useTranslation("printpublisher");
  return useMutation({
    mutationFn: urlOf,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notifyError(t("downloadFailed"), { content: problemText(error) }),
  });
}

/** The running tasks, polled more often here than in the header. */
export const running = activeTasks(2_000);

export function useGenerate() {
  const client = useQueryClient();
  const { t } = useTranslation("printpublisher");
  return useMutation({
    mutationFn: (body: { reduced: boolean; language: string; bars: boolean }) =>
      call(generateBook, { body, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (task) => {
      // A book that waits for its turn is no active task yet; its end is announced even after a reload.
      followOn(task);
      client.setQueryData(taskProgress(task.id).queryKey, task);
      void client.invalidateQueries({ queryKey: bookOrders.queryKey });
      const present = client.getQueryData(running.queryKey)?.printpublisher_generate;
      if (!present || present.finished || present.id === task.id)
        client.setQueryData(running.queryKey, (before) => ({ ...before, printpublisher_generate: task }));
      else notifySuccess(t("waits"), { content: t("waitsText") });
    },
  });
}
