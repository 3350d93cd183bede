import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";
import { analysesKey } from "../editor/queries.ts";

/** The key begins with that of analyses, since these are shown by their layouts and are refetched together with them. */
export const layoutsKey = [...analysesKey, "layouts"] as const;
export const layoutQueries = resourceQueries(layoutsKey, layouts);

/** All layouts; no laboratory has more than fit on one page. */
export const allLayouts = layoutQueries.list({ search: "", order: null, pageSize: 1000, offset: 0 });

/** Effects of other fields, and the preview of an analysis with them. */
export const trial = (id: string, fields: FieldDefinition[], analysis: string | undefined) =>
  queryOptions({
    ...callQuery([...layoutsKey, "trial"], layouts.tryOut, {
      params: { id },
      body: { fields, ...(analysis && { analysis }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
