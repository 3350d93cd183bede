import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  getSearchFigures,
  listMissedTerms,
  type periods,
} from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";

/** Key of all queries about searches: the counts, and everything derived from them. */
export const searchesKey = ["webpublisher", "searches"];
export const pageSize = 50;
export type Period = (typeof periods)[number];

interface MissedQuery {
  search: string;
  offset: number;
  days: Period;
  state: "open" | "ignored";
}

export const missedPage = (query: MissedQuery) =>
  queryOptions({
    ...callQuery(searchesKey, listMissedTerms, { query: { limit: pageSize, ...query } }),
    placeholderData: keepPreviousData,
  });
export const figuresOf = (days: Period) => callQuery(searchesKey, getSearchFigures, { query: { days } });
