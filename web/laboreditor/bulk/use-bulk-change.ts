import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SentBodyOf } from "../../../shared/kernel/endpoint.ts";
import { changeInBulk, getBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { BulkAction } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { call } from "../../platform/api/call.ts";
import { followOn } from "../../platform/followed-tasks.ts";
import { announceBulk } from "./announce-bulk.ts";

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
  const client = useQueryClient();
  const [ongoing, setOngoing] = useState<BulkAction | null>(null);
  // A retry after a failure is the same change and keeps its idempotency key; another change gets a new one.
  const key = useRef({ order: "", id: "" });
  const start = useMutation({
    mutationFn: (order: Order) => {
      const serialised = JSON.stringify(order);
      if (key.current.order !== serialised) key.current = { order: serialised, id: crypto.randomUUID() };
      return call(changeInBulk, { body: order, idempotencyKey: key.current.id });
    },
    onSuccess: (action) => {
      setOngoing(action);
      if (action.status === "pending") followOn({ id: action.id, type: "bulk_change" });
    },
  });
  const { data = ongoing } = useQuery({
    queryKey: ["laboreditor", "bulk", ongoing?.id],
    queryFn: ({ signal }) => call(getBulkChange, { params: { id: ongoing?.id ?? "" }, signal }),
    enabled: ongoing?.status === "pending",
    refetchInterval: ({ state }) => (state.data && state.data.status !== "pending" ? false : interval),
  });
  const ended = data && data.status !== "pending" ? data : null;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!ended) return;
    setOngoing(null);
    // The frame reports the end of a large change, since the user may have left the page by then.
    const announced = ongoing?.status === "pending" ? Promise.resolve() : announceBulk(ended, client);
    void announced.then(() => done.current());
  }, [ended, ongoing, client]);
  return {
    running: data?.status === "pending" ? data : null,
    isPending: start.isPending,
    error: start.error,
    start: start.mutate,
  };
}
