import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isProblem } from "../../platform/api/problem.ts";
import { followOn, takeOutcome, useFollowedTasks } from "../../platform/followed-tasks.ts";
import { titleText } from "../../platform/i18n/title.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { activeTasks, followTask, TaskError, useTasksOnReturn } from "../../platform/tasks.ts";
import { tasks } from "../manifests.ts";

/** Polling interval (ms) for a task that the person waits for. */
const interval = 1_000;

/** Announces how long tasks ended, wherever the person is, and after a reload too: those started in this window, and those that concern everybody. */
export function useTaskOutcomes(): void {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  const client = useQueryClient();
  const followed = useFollowedTasks();
  const { data: active } = useQuery(activeTasks());
  useTasksOnReturn();
  useEffect(() => {
    for (const task of Object.values(active ?? {})) if (tasks[task.type]?.everywhere) followOn(task);
  }, [active]);
  useEffect(() => {
    const control = new AbortController();
    for (const { id, type } of followed) {
      const told = tasks[type];
      if (!told) continue;
      const buttons = [{ label: t("task.show"), onClick: () => void navigate(told.place) }];
      const take = () => {
        if (!takeOutcome(id)) return false;
        for (const queryKey of [told.data, activeTasks().queryKey])
          void client.invalidateQueries({ queryKey });
        return true;
      };
      const content = told.doneText && titleText(told.doneText);
      followTask(id, { signal: control.signal, interval: told.everywhere ? undefined : interval }).then(
        async () => {
          if (!take()) return;
          const usual = () => notifySuccess(titleText(told.done), { id, content, timeout: 0, buttons });
          if (!told.announce) usual();
          else
            await told
              .announce()
              .then((announce) => announce(id, client))
              .catch(usual);
        },
        (error: unknown) => {
          if (!(error instanceof TaskError)) return;
          if (isProblem(error.cause, "not_found")) takeOutcome(id);
          // If the check cannot run now, it runs again after the next reload.
          if (!error.task || !take()) return;
          const { problem } = error.task;
          if (told.cancelled && problem?.code === "gone") notifySuccess(titleText(told.cancelled), { id });
          else {
            const reason = problem ? problemText(problem) : undefined;
            notifyError(titleText(told.failed), { id, content: reason, buttons });
          }
        },
      );
    }
    return () => control.abort();
  }, [followed, t, navigate, client]);
}
