import { queryOptions } from "@tanstack/react-query";
import { listPublicAnalyses } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { call } from "../../platform/api/call.ts";

/** The code of an analysis that is public, to show one; null if there is none. */
export const firstCode = queryOptions({
  queryKey: ["webpublisher", "first"],
  queryFn: async ({ signal }) =>
    (await call(listPublicAnalyses, { query: { limit: 1 }, signal })).results[0]?.code ?? null,
});
