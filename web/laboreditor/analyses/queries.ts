import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import { getPublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import type { AnalysisFilter } from "./filter.ts";

/** Rows per page of the list. */
export const pageSize = 100;

export const analysesPage = (filter: AnalysisFilter, offset: number) =>
  queryOptions({
    queryKey: ["core", "analyses", "list", filter, offset],
    queryFn: ({ signal }) =>
      call(listAnalyses, {
        query: {
          limit: pageSize,
          offset,
          search: filter.search,
          state: filter.state || undefined,
          category: filter.category || undefined,
          internal: filter.internal || undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What visitors read of an analysis. */
export const publicAnalysis = (code: string) =>
  queryOptions({
    queryKey: ["webpublisher", "analysis", code],
    queryFn: ({ signal }) => call(getPublicAnalysis, { params: { code }, signal }),
  });
