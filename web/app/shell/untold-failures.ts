import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toldFailures } from "../../platform/failed-reads.ts";
import { hideNotice, notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";

const noticeId = "failed-reads";
/** Milliseconds within which a part of the page may report a failure itself. */
const grace = 100;

/** Statuses that the page itself explains: the record is gone or may not be seen. */
const isAnswer = new Set([403, 404]);

const isUntold = ({ state, meta }: Query) =>
  state.status === "error" &&
  state.data === undefined &&
  !meta?.isQuiet &&
  !toldFailures.get().has(state.error) &&
  !isAnswer.has((state.error as { status?: number }).status ?? 0);

/**
 * Reports failed reads that no part of the page reports: choices that could not be read must not look like an empty list. Retrying reads all
 * of them again; the notice closes once they are read or no longer needed.
 */
export function useUntoldFailures(): void {
  const { t } = useTranslation("ui");
  const client = useQueryClient();
  useEffect(() => {
    const cache = client.getQueryCache();
    const untold = () => cache.findAll({ type: "active", predicate: isUntold });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = "";
    const report = () => {
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
      timer = setTimeout(report, grace);
    };
    const stops = [cache.subscribe(later), toldFailures.watch(later)];
    later();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, t]);
}
