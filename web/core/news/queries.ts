import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listCurrentNews, listPastNews, markNewsRead } from "../../../shared/core/news/news.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { quiet } from "../../platform/failed-reads.ts";

const all = ["core", "news"] as const;
export const pastPageSize = 20;

/** The current news; fetched again every quarter of an hour. */
export const currentNews = queryOptions({
  queryKey: [...all, "current"],
  queryFn: ({ signal }) => call(listCurrentNews, { query: { limit: 100 }, signal }),
  staleTime: 5 * 60_000,
  refetchInterval: 15 * 60_000,
  ...quiet,
});

export const pastNews = (offset: number) =>
  queryOptions({
    queryKey: [...all, "past", offset],
    queryFn: ({ signal }) => call(listPastNews, { query: { limit: pastPageSize, offset }, signal }),
    placeholderData: keepPreviousData,
  });

export function useUnreadNews(): number {
  const { data } = useQuery(currentNews);
  return data?.results.filter(({ unread }) => unread).length ?? 0;
}

/**
 * Marks the news on the page as read after a moment. The list is not fetched again, so that new items stay marked until the reader leaves the
 * page.
 */
export function useMarkRead(ids: readonly string[]): void {
  const client = useQueryClient();
  const key = ids.join();
  useEffect(() => {
    if (key === "") return;
    let marked = false;
    const timer = setTimeout(() => {
      marked = true;
      void call(markNewsRead, { body: { ids: key.split(",").slice(0, 100) } }).catch(() => undefined);
    }, 1_000);
    return () => {
      clearTimeout(timer);
      if (marked) void client.invalidateQueries({ queryKey: currentNews.queryKey });
    };
  }, [key, client]);
}
