import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  type FindingKind,
  getHealth,
  listFindings,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";

/** Findings per page. */
export const pageSize = 50;

export const health = callQuery(["laboreditor", "health"], getHealth, {});

export const findingsPage = (kind: FindingKind, search: string, field: string, offset: number) => {
  const request = { params: { kind }, query: { limit: pageSize, offset, search, field: field || undefined } };
  return queryOptions({
    ...callQuery(["laboreditor", "health"], listFindings, request),
    placeholderData: keepPreviousData,
  });
};
