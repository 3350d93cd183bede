import { queryOptions } from "@tanstack/react-query";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { listAnalysisHistory } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { analysesKey } from "../editor/queries.ts";
import { historyKey } from "../history/queries.ts";

/** The number of analyses, by state and visibility. */
export const counts = queryOptions({
  queryKey: [...analysesKey, "list", "counts"],
  queryFn: ({ signal }) => call(listForEditor, { query: { limit: 1 }, signal }),
});

/** The latest changes. */
export const latestChanges = queryOptions({
  queryKey: [...historyKey, "analysis", "home"],
  queryFn: ({ signal }) => call(listAnalysisHistory, { query: { limit: 8 }, signal }),
});
