import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { analysisLists } from "../editor/queries.ts";
import type { AnalysisFilter } from "./filter.ts";

/** Rows per page of the list. */
export const pageSize = 100;

/** A page of the list, and the number of results of each filter option. */
export const analysesPage = (
  { state, search, category, internal, differs, order }: AnalysisFilter,
  offset: number,
) => {
  const filter = {
    pubstate: state || undefined,
    category: category || undefined,
    internal: internal || undefined,
    import_differs: differs || undefined,
    sort: order || undefined,
  };
  return queryOptions({
    ...callQuery(analysisLists, listForEditor, { query: { limit: pageSize, offset, search, ...filter } }),
    placeholderData: keepPreviousData,
  });
};
