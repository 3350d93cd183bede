import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listNotices, listSubscribers } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";

export const noticesKey = ["webpublisher", "notices"];
export const subscribersKey = ["webpublisher", "subscribers"];
export const noticesPerPage = 20;
export const subscribersPerPage = 50;

export const noticesPage = (offset: number) =>
  queryOptions({
    ...callQuery(noticesKey, listNotices, { query: { limit: noticesPerPage, offset } }),
    placeholderData: keepPreviousData,
  });
export const subscribersPage = (search: string, offset: number) =>
  queryOptions({
    ...callQuery(subscribersKey, listSubscribers, { query: { limit: subscribersPerPage, offset, search } }),
    placeholderData: keepPreviousData,
  });
