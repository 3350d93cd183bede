import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type ApiTokenKind,
  acquireExportToken,
  acquireImportToken,
  listExportTokens,
  listImportTokens,
  revokeAllExportTokens,
  revokeAllImportTokens,
  revokeExportToken,
  revokeImportToken,
} from "../../../shared/core/tokens/tokens.endpoints.ts";
import { call } from "../../platform/api/call.ts";

const calls = {
  import: {
    list: listImportTokens,
    acquire: acquireImportToken,
    revoke: revokeImportToken,
    revokeAll: revokeAllImportTokens,
  },
  export: {
    list: listExportTokens,
    acquire: acquireExportToken,
    revoke: revokeExportToken,
    revokeAll: revokeAllExportTokens,
  },
} as const;

/** The laboratory's tokens of one kind, the newest first. */
export const tokensOf = (kind: ApiTokenKind) =>
  queryOptions({
    queryKey: ["core", "tokens", kind],
    queryFn: ({ signal }) => call(calls[kind].list, { query: { limit: 100 }, signal }),
  });

/** Creates and revokes tokens of one kind; the list is fetched again after each. */
export function useTokenChanges(kind: ApiTokenKind) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: tokensOf(kind).queryKey });
  return {
    acquire: useMutation({ mutationFn: () => call(calls[kind].acquire), onSettled }),
    revoke: (id: string) => call(calls[kind].revoke, { params: { id } }),
    revokeAll: () => call(calls[kind].revokeAll),
    refresh: onSettled,
  };
}
