import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toldFailures } from "../../platform/failed-reads.ts";
import { hideNotice, notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";

const noticeId = "failed-reads";
/** Milliseconds in which a part of the page may say that it tells of a failure. */
const grace = 100;

/** Statuses that are answers, not failures: the page says in its own words that something is gone or not to be seen. */
const isAnswer = new Set([403, 404]);

const isUntold = ({ state, meta }: Query) =>
  state.status === "error" &&
  state.data === undefined &&
  !meta?.isQuiet &&
  !toldFailures.get().has(state.error) &&
  !isAnswer.has((state.error as { status?: number }).status ?? 0);

/**
 * Tells of reads that failed where no part of the page does: a list of choices that could not be read must not look as if there were none.
 * Trying again reads all of them; the notice goes once they are there or no longer wanted.
 */
export function useUntoldFailures(): void {
  const { t } = useTranslation("ui");
  const client = useQueryClient();
  useEffect(() => {
    const cache = client.getQueryCache();
    const untold = () => cache.findAll({ type: "active", predicate: isUntold });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = "";
    const tell = () => {
      const failed = untold();
      const key = failed.map(({ queryHash }) => queryHash).join();
      if (key === shown) return;
      shown = key;
      if (failed.length === 0) return hideNotice(noticeId);
      notifyError(t("error.part"), {
        id: noticeId,
        content: problemText(failed[0]?.state.error),
        buttons: [
          {
            label: t("error.retry"),
            onClick: () => untold().forEach((query) => void query.fetch().catch(() => undefined)),
          },
        ],
      });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, grace);
    };
    const stops = [cache.subscribe(later), toldFailures.watch(later)];
    later();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, t]);
}
