import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getCreationChoices } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { analysesKey } from "../editor/queries.ts";

/** The possible templates of a new analysis, given the categories chosen so far. */
export const creationChoices = (categories: string, layout?: string) =>
  queryOptions({
    ...callQuery([...analysesKey, "create"], getCreationChoices, { query: { categories, layout } }),
    placeholderData: keepPreviousData,
  });
