import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { getActiveTasks, getTaskHeartbeat, type Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";

/** How often the header asks, in milliseconds; the pages themselves ask more often. */
const heartbeat = 10_000;
const publishPage = "/printpublisher/veroeffentlichen";
export const activeTasksKey = ["core", "tasks", "active"] as const;

function useActiveTasks() {
  return useQuery({
    queryKey: activeTasksKey,
    queryFn: ({ signal }) => call(getActiveTasks, { signal }),
    refetchInterval: heartbeat,
    staleTime: 1_000,
  });
}

/** The running generation of a book, or null. */
export function useBookTask(): Task | null {
  const access = useAccess();
  const { data } = useActiveTasks();
  return (access.booked("MD_PRINT") && data?.printpublisher_generate) || null;
}

/**
 * Tells how a generation ended, wherever one is in the app: a notification that stays, with a button to the page.
 * A task that is no longer among the active ones has ended; its heartbeat says how.
 */
export function useBookOutcome(): void {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  const client = useQueryClient();
  const task = useBookTask();
  const watched = useRef<string | null>(sessionStorage.getItem("laborium.book"));
  const { dataUpdatedAt, isSuccess } = useActiveTasks();

  // Every answer counts, also one that equals the last: dataUpdatedAt moves with each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt is the trigger
  useEffect(() => {
    if (!isSuccess) return;
    const before = watched.current;
    const remember = (id: string | null) => {
      watched.current = id;
      if (id) sessionStorage.setItem("laborium.book", id);
      else sessionStorage.removeItem("laborium.book");
    };
    if (task && !task.finished) return remember(task.id);
    if (!before) return;
    remember(null);
    const show = { label: t("task.show"), onClick: () => void navigate(publishPage) };
    const failed = (content?: string) =>
      notifyError(t("task.bookFailed"), { id: "book", content, timeout: 0, buttons: [show] });
    call(getTaskHeartbeat, { params: { id: before } })
      .then((ended) => {
        if (!ended.finished) return remember(ended.id);
        void client.invalidateQueries({ queryKey: ["printpublisher"] });
        if (ended.error) failed(ended.problem?.detail);
        else
          notifySuccess(t("task.bookDone"), {
            id: "book",
            content: t("task.bookDoneText"),
            timeout: 0,
            buttons: [show],
          });
      })
      .catch(() => failed());
  }, [dataUpdatedAt, isSuccess, task, t, navigate, client]);
}
