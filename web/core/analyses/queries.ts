import { queryOptions, useQuery } from "@tanstack/react-query";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import { call } from "../../platform/api/call.ts";
import { useTellsOf } from "../../platform/failed-reads.ts";

const countOf = (state: AnalysisState) =>
  queryOptions({
    queryKey: ["core", "analyses", "count", state],
    queryFn: async ({ signal }) => (await call(listAnalyses, { query: { limit: 1, state }, signal })).count,
  });

export function useCounts(enabled: boolean) {
  const published = useQuery({ ...countOf("PUBLISHED"), enabled });
  const fresh = useQuery({ ...countOf("NEW"), enabled });
  const hidden = useQuery({ ...countOf("HIDDEN"), enabled });
  const all = [published, fresh, hidden];
  useTellsOf(published.error);
  useTellsOf(fresh.error);
  useTellsOf(hidden.error);
  const isLoaded = published.data !== undefined && fresh.data !== undefined && hidden.data !== undefined;
  return {
    data: isLoaded ? { published: published.data, fresh: fresh.data, hidden: hidden.data } : undefined,
    error: all.find((query) => query.error)?.error ?? null,
    isPending: all.some((query) => query.isPending),
    refetch: () => all.map((query) => query.refetch()),
  };
}
