import { queryOptions } from "@tanstack/react-query";
import { getCreationChoices } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { analysesKey } from "../editor/queries.ts";

/** The possible templates of a new analysis, given the categories chosen so far. */
export const creationChoices = (categories: string, layout?: string) =>
  queryOptions({
    queryKey: [...analysesKey, "create", categories, layout],
    queryFn: ({ signal }) => call(getCreationChoices, { query: { categories, layout }, signal }),
    placeholderData: (before) => before,
  });
