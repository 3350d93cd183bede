import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getAccount, listAccounts, listSessions } from "../../../shared/core/users/users.endpoints.ts";
import { call, send } from "../../platform/api/call.ts";

export const accountsKey = ["core", "users"] as const;

/** A page of the accounts that match the search. */
export const accountsPage = (search: string, limit: number, offset: number) =>
  queryOptions({
    queryKey: [...accountsKey, "list", search, limit, offset],
    queryFn: ({ signal }) => call(listAccounts, { query: { search, limit, offset }, signal }),
    placeholderData: keepPreviousData,
  });

/** One account with its ETag. */
export const oneAccount = (id: string) =>
  queryOptions({
    queryKey: [...accountsKey, "one", id],
    queryFn: ({ signal }) => send(getAccount, { params: { id }, signal }),
  });

/** One's own sessions, the newest first. */
export const ownSessions = queryOptions({
  queryKey: [...accountsKey, "sessions"],
  queryFn: ({ signal }) => call(listSessions, { query: { limit: 100 }, signal }),
});
