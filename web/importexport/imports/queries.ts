import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import {
  carryOut,
  getImport,
  getImportTargets,
  getLastImport,
  listImports,
  mapColumns,
} from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import type { ListState } from "../../platform/list/list-state.ts";

const all = ["importexport", "imports"] as const;
/** States in which an import has neither ended nor asked a question yet. */
export const isRunning = (entry: Pick<Import, "status">) =>
  entry.status === "pending" || entry.status === "uploading";

/** The newest entries of the import log; polled every second while one of them runs, else every 30 s. */
export const lastImports = queryOptions({
  queryKey: [...all, "last"],
  queryFn: ({ signal }) => call(getLastImport, { signal }),
  refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? 1_000 : 30_000),
});

/** One import, polled every second until it has ended or asks a question. */
export const oneImport = (id: string) =>
  queryOptions({
    queryKey: [...all, "one", id],
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? 1_000 : false),
    refetchIntervalInBackground: true,
  });

/** The filters of the log. */
export const logStatuses = ["success", "failed", "pending", "needs_mapping", "dry_run"] as const;
export const logModes = ["full", "partial"] as const;

/** A page of the log by search and filters; polled while one of them runs. */
export const logPage = ({ search, filters, offset, pageSize }: ListState<"status" | "mode">) =>
  queryOptions({
    queryKey: [...all, "log", search, filters, offset, pageSize],
    queryFn: ({ signal }) =>
      call(listImports, {
        query: {
          search,
          status: logStatuses.find((status) => status === filters.status),
          mode: logModes.find((mode) => mode === filters.mode),
          limit: pageSize,
          offset,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? 2_000 : false),
  });

/** The targets that a column of a spreadsheet can be mapped to. */
export const importTargets = queryOptions({
  queryKey: [...all, "targets"],
  queryFn: ({ signal }) => call(getImportTargets, { signal }),
  staleTime: 60_000,
});

/** Stores the response of an action, so that the page continues from it at once. */
function useKeep() {
  const client = useQueryClient();
  return (entry: Import) => {
    client.setQueryData(oneImport(entry.id).queryKey, entry);
    void client.invalidateQueries({ queryKey: all });
    void client.invalidateQueries({ queryKey: ["core", "analyses"] });
  };
}

export function useCarryOut(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (force: boolean) =>
      call(carryOut, { params: { id }, body: { force }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: keep,
  });
}

export function useMapColumns(id: string) {
  const keep = useKeep();
  return useMutation({
    mutationFn: (columns: { column: string; target: string | null; language: string | null }[]) =>
      call(mapColumns, { params: { id }, body: { columns }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: keep,
  });
}
