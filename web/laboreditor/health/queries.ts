import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  type FindingKind,
  getHealth,
  listFindings,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { call } from "../../platform/api/call.ts";

/** Findings per page. */
export const pageSize = 50;

export const health = queryOptions({
  queryKey: ["laboreditor", "health"],
  queryFn: ({ signal }) => call(getHealth, { signal }),
});

export const findingsPage = (kind: FindingKind, search: string, offset: number) =>
  queryOptions({
    queryKey: ["laboreditor", "health", kind, search, offset],
    queryFn: ({ signal }) =>
      call(listFindings, { params: { kind }, query: { limit: pageSize, offset, search }, signal }),
    placeholderData: keepPreviousData,
  });
