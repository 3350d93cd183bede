import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isProblem } from "../../platform/api/problem.ts";
import { takeOutcome, useFollowedTasks } from "../../platform/followed-tasks.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { followTask, TaskError } from "../../platform/tasks.ts";

/** How often a task is asked about that the person waits for, in milliseconds. */
const interval = 1_000;
/** What a person can be told the end of, and where the outcome is seen. */
const told = {
  csv_export: { place: "/laboreditor/csv", data: ["laboreditor", "csv"] },
  bulk_change: { place: "/laboreditor/analyse", data: ["laboreditor"] },
} as const;
const isTold = (type: string): type is keyof typeof told => type in told;

/** Tells how long work ended that was begun in this window, wherever the person is, and after a reload too. */
export function useTaskOutcomes(): void {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  const client = useQueryClient();
  const followed = useFollowedTasks();
  useEffect(() => {
    const control = new AbortController();
    for (const { id, type } of followed) {
      if (!isTold(type)) continue;
      const { place, data } = told[type];
      const buttons = [{ label: t("task.show"), onClick: () => void navigate(place) }];
      const take = () => {
        if (!takeOutcome(id)) return false;
        void client.invalidateQueries({ queryKey: data });
        return true;
      };
      followTask(id, { signal: control.signal, interval }).then(
        () => take() && notifySuccess(t(`task.${type}.done`), { id, timeout: 0, buttons }),
        (error: unknown) => {
          if (!(error instanceof TaskError)) return;
          if (isProblem(error.cause, "not_found")) takeOutcome(id);
          // Where it may not be asked about at present, it is asked about again after the next reload.
          if (!error.task || !take()) return;
          if (error.task.problem?.code === "gone") notifySuccess(t(`task.${type}.cancelled`), { id });
          else notifyError(t(`task.${type}.failed`), { id, content: error.message || undefined, buttons });
        },
      );
    }
    return () => control.abort();
  }, [followed, t, navigate, client]);
}
