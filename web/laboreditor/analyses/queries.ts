import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import { type CategoryNode, listCategories } from "../../../shared/core/categories/categories.endpoints.ts";
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

export const categoryTree = queryOptions({
  queryKey: ["core", "categories"],
  queryFn: async ({ signal }) => (await call(listCategories, { signal })).results,
  staleTime: 60_000,
});

/** The tree as a list, each with its depth below the root, 0 for the topmost. */
export function flatten(nodes: readonly CategoryNode[], depth = 0): (CategoryNode & { depth: number })[] {
  return nodes.flatMap((node) => [{ ...node, depth }, ...flatten(node.children, depth + 1)]);
}

/** What visitors read of an analysis. */
export const publicAnalysis = (code: string) =>
  queryOptions({
    queryKey: ["webpublisher", "analysis", code],
    queryFn: ({ signal }) => call(getPublicAnalysis, { params: { code }, signal }),
  });
