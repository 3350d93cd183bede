import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SentBodyOf } from "../../../shared/kernel/endpoint.ts";
import {
  changeInBulk,
  getBulkChange,
  undoBulkChange,
} from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkAction } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { call } from "../../platform/api/call.ts";
import { followOn, takeOutcome } from "../../platform/followed-tasks.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";

/** Polling interval of a large change, in milliseconds. */
const interval = 1_000;
type Order = SentBodyOf<typeof changeInBulk>;

/** The state of a bulk change. */
export interface BulkRun {
  /** The large change in progress. */
  running: BulkAction | null;
  isPending: boolean;
  error: unknown;
  start: (order: Order) => void;
}

/**
 * Carries out a bulk change and follows it to its end; a notification reports it and offers to undo it.
 * @param onDone called after the lists have been fetched again
 */
export function useBulkChange(onDone: () => void): BulkRun {
  const { t } = useTranslation("bulk");
  const format = useFormat();
  const client = useQueryClient();
  const [begun, setBegun] = useState<BulkAction | null>(null);
  // A retry after a failure is the same change; another one gets a key of its own.
  const key = useRef({ order: "", id: "" });
  const start = useMutation({
    mutationFn: (order: Order) => {
      const wanted = JSON.stringify(order);
      if (key.current.order !== wanted) key.current = { order: wanted, id: crypto.randomUUID() };
      return call(changeInBulk, { body: order, idempotencyKey: key.current.id, timeout: 30_000 });
    },
    onSuccess: (action) => {
      setBegun(action);
      if (action.status === "pending") followOn({ id: action.id, type: "bulk_change" });
    },
  });
  const { data = begun } = useQuery({
    queryKey: ["laboreditor", "bulk", begun?.id],
    queryFn: ({ signal }) => call(getBulkChange, { params: { id: begun?.id ?? "" }, signal }),
    enabled: begun?.status === "pending",
    refetchInterval: ({ state }) => (state.data && state.data.status !== "pending" ? false : interval),
  });
  const ended = data && data.status !== "pending" ? data : null;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!ended) return;
    const readAnew = () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["laboreditor"] }),
        client.invalidateQueries({ queryKey: ["core", "analyses"] }),
      ]);
    const undo = async () => {
      try {
        const action = await call(undoBulkChange, { params: { id: ended.id }, timeout: 30_000 });
        if (action.status === "pending") return followOn({ id: action.id, type: "bulk_change" });
        await readAnew();
        notifySuccess(t("undone"));
      } catch (problem) {
        notifyError(t("undoFailed"), { content: problemText(problem) });
      }
    };
    setBegun(null);
    // The frame may have announced a large one already.
    if (begun?.status === "pending" && !takeOutcome(ended.id)) {
      done.current();
      return;
    }
    if (ended.status === "failed") {
      notifyError(t("failed"), { content: ended.problem ? problemText(ended.problem) : undefined });
      return;
    }
    void readAnew().then(() => {
      const title = t("done", { count: ended.count, shown: format.number(ended.count) });
      notifySuccess(title, { timeout: 0, buttons: [{ label: t("undo"), onClick: () => void undo() }] });
      done.current();
    });
  }, [ended, begun, client, format, t]);
  return {
    running: data?.status === "pending" ? data : null,
    isPending: start.isPending,
    error: start.error,
    start: start.mutate,
  };
}
