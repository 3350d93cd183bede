import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listCurrentNews, listPastNews, markNewsRead } from "../../../shared/core/news/news.endpoints.ts";
import { call } from "../../platform/api/call.ts";

const all = ["core", "news"] as const;
export const pastPageSize = 20;

/** The news of now; read anew every quarter of an hour. */
export const currentNews = queryOptions({
  queryKey: [...all, "current"],
  queryFn: ({ signal }) => call(listCurrentNews, { query: { limit: 100 }, signal }),
  staleTime: 5 * 60_000,
  refetchInterval: 15 * 60_000,
});

export const pastNews = (offset: number) =>
  queryOptions({
    queryKey: [...all, "past", offset],
    queryFn: ({ signal }) => call(listPastNews, { query: { limit: pastPageSize, offset }, signal }),
    placeholderData: keepPreviousData,
  });

/** How many of the news of now have not been read yet. */
export function useUnreadNews(): number {
  const { data } = useQuery(currentNews);
  return data?.results.filter(({ unread }) => unread).length ?? 0;
}

/**
 * Marks as read what the page shows, once it has been looked at for a moment. The list itself is not read anew: what
 * was new on opening stays marked as new until the page is left, so that nobody loses his place.
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
