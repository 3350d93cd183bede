import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { analysesKey } from "../editor/queries.ts";
import type { AnalysisFilter } from "./filter.ts";

/** Rows per page of the list. */
export const pageSize = 100;

/** A page of the list, and the number of results of each filter option. */
export const analysesPage = (filter: AnalysisFilter, offset: number) =>
  queryOptions({
    queryKey: [...analysesKey, "list", filter, offset],
    queryFn: ({ signal }) =>
      call(listForEditor, {
        query: {
          limit: pageSize,
          offset,
          search: filter.search,
          pubstate: filter.state || undefined,
          category: filter.category || undefined,
          internal: filter.internal || undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
