import { queryOptions } from "@tanstack/react-query";
import { listPublicAnalyses } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { call } from "../../platform/api/call.ts";

/** Code of a public analysis to show as an example; null if there is none. */
export const firstCode = queryOptions({
  queryKey: ["webpublisher", "first"],
  queryFn: async ({ signal }) =>
    (await call(listPublicAnalyses, { query: { limit: 1 }, signal })).results[0]?.code ?? null,
});
