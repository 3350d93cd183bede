import { queryOptions } from "@tanstack/react-query";
import { getAnalysisForm } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { send } from "../../platform/api/call.ts";

/** Query key of the editor's analyses, to invalidate after a change. */
export const analysesKey = ["laboreditor", "analyses"] as const;

/** One analysis with all that its form needs, and its ETag. */
export const analysisForm = (id: string) =>
  queryOptions({
    queryKey: [...analysesKey, "form", id],
    queryFn: ({ signal }) => send(getAnalysisForm, { params: { id }, signal }),
  });
