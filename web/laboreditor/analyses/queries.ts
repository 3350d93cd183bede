import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { analysisLists } from "../editor/queries.ts";
import type { AnalysisFilter } from "./filter.ts";

/** Rows per page of the list. */
export const pageSize = 100;

/** A filter as parameters of the list's call. */
export const listQuery = ({
  state,
  search,
  category,
  internal,
  differs,
  missing,
  import: importId,
  order,
}: AnalysisFilter) => ({
  search,
  pubstate: state || undefined,
  category: category || undefined,
  internal: internal || undefined,
  import_differs: differs || undefined,
  missing: missing || undefined,
  import: importId || undefined,
  sort: order || undefined,
});

/** A page of the list, and the number of results of each filter option. */
export const analysesPage = (filter: AnalysisFilter, offset: number) =>
  queryOptions({
    ...callQuery(analysisLists, listForEditor, { query: { limit: pageSize, offset, ...listQuery(filter) } }),
    placeholderData: keepPreviousData,
  });
