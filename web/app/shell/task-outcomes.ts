import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../platform/api/problem.ts";
import { followOn, takeOutcome, useFollowedTasks } from "../../platform/followed-tasks.ts";
import { titleText } from "../../platform/i18n/title.ts";
import { hideNotice, notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import {
  activeTasks,
  followTask,
  heartbeatInterval,
  TaskError,
  taskProgress,
  useTasksOnReturn,
} from "../../platform/tasks.ts";
import { useGo, useIsWay } from "../../ui/way.tsx";
import { tasks } from "../manifests.ts";

/** Milliseconds for which the response to a page that shows the task also serves the frame. */
const fresh = 900;

/** Announces the end of long tasks on any page, even after a reload: tasks started in this window, and tasks that concern everybody. */
export function useTaskOutcomes(): void {
  const { t } = useTranslation("app");
  const go = useGo();
  const isWay = useIsWay();
  const client = useQueryClient();
  const followed = useFollowedTasks();
  const { data: active } = useQuery(activeTasks());
  useTasksOnReturn();
  useEffect(() => {
    for (const task of Object.values(active ?? {})) if (tasks[task.type]?.everywhere) followOn(task);
  }, [active]);
  useEffect(() => {
    const control = new AbortController();
    const later = new Map<string, ReturnType<typeof setTimeout>>();
    for (const { id, type } of followed) {
      const outcome = tasks[type];
      if (!outcome) continue;
      const buttons = isWay(outcome.place)
        ? [{ label: t("task.show"), onClick: () => void go(outcome.place) }]
        : [];
      const take = () => {
        if (!takeOutcome(id)) return false;
        for (const queryKey of [outcome.data, activeTasks().queryKey])
          void client.invalidateQueries({ queryKey });
        return true;
      };
      const content = outcome.doneText && titleText(outcome.doneText);
      const lostId = `lost ${id}`;
      const follow = (): Promise<void> => {
        clearTimeout(later.get(id));
        return followTask(id, {
          signal: control.signal,
          ask: () => client.fetchQuery({ ...taskProgress(id), staleTime: fresh }),
          onProgress: () => hideNotice(lostId),
        }).then(tellEnd, tellFailure);
      };
      const tellEnd = async () => {
        if (!take()) return;
        const usual = () => notifySuccess(titleText(outcome.done), { id, content, timeout: 0, buttons });
        if (!outcome.announce) usual();
        else
          await outcome
            .announce()
            .then((announce) => announce(id, client))
            .catch(usual);
      };
      const tellFailure = (error: unknown) => {
        if (!(error instanceof TaskError) || control.signal.aborted) return;
        if (isProblem(error.cause, "not_found")) return void takeOutcome(id);
        // The state of the task is unknown: say so and ask again.
        if (!error.task) {
          const buttons = [{ label: t("states.retry"), onClick: () => void follow() }];
          notifyError(t("task.lost"), { id: lostId, content: problemText(error.cause), buttons });
          later.set(
            id,
            setTimeout(() => void follow(), heartbeatInterval),
          );
          return;
        }
        if (!take()) return;
        const { problem } = error.task;
        if (outcome.cancelled && problem?.code === "gone")
          notifySuccess(titleText(outcome.cancelled), { id });
        else {
          const reason = problem ? problemText(problem) : undefined;
          notifyError(titleText(outcome.failed), { id, content: reason, buttons });
        }
      };
      void follow();
    }
    return () => {
      control.abort();
      for (const timer of later.values()) clearTimeout(timer);
    };
  }, [followed, t, go, isWay, client]);
}
