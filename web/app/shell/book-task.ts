import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { activeTasks, followTask, TaskError } from "../../platform/tasks.ts";

const publishPage = "/printpublisher/veroeffentlichen";
/** Under this key the followed task outlives a reload. */
const storageKey = "laborium.book";

/** The running generation of a book, or null. */
export function useBookTask(): Task | null {
  const access = useAccess();
  const { data } = useQuery(activeTasks());
  return (access.booked("MD_PRINT") && data?.printpublisher_generate) || null;
}

/** Tells how a generation ended, wherever one is in the app: a notification that stays, with a button to the page. */
export function useBookOutcome(): void {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  const client = useQueryClient();
  const running = useBookTask()?.id;
  useEffect(() => {
    const id = running ?? sessionStorage.getItem(storageKey);
    if (!id) return;
    sessionStorage.setItem(storageKey, id);
    const control = new AbortController();
    const show = { label: t("task.show"), onClick: () => void navigate(publishPage) };
    const ended = () => {
      sessionStorage.removeItem(storageKey);
      void client.invalidateQueries({ queryKey: activeTasks().queryKey });
      void client.invalidateQueries({ queryKey: ["printpublisher"] });
    };
    followTask(id, { signal: control.signal }).then(
      () => {
        ended();
        const content = t("task.bookDoneText");
        notifySuccess(t("task.bookDone"), { id: "book", content, timeout: 0, buttons: [show] });
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        ended();
        const content = error instanceof TaskError ? error.message || undefined : undefined;
        notifyError(t("task.bookFailed"), { id: "book", content, timeout: 0, buttons: [show] });
      },
    );
    return () => control.abort();
  }, [running, t, navigate, client]);
}
