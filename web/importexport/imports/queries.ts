import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import {
  carryOut,
  getImport,
  getImportTargets,
  getLastImport,
  listImports,
  mapColumns,
  previewImport,
} from "../../../shared/importexport/imports/imports.endpoints.ts";
import { profiles } from "../../../shared/importexport/profiles/profiles.endpoints.ts";
import type { SentBodyOf } from "../../../shared/kernel/endpoint.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { callQuery } from "../../platform/api/query.ts";
import type { ListState } from "../../platform/list/list-state.ts";
import type { Rules } from "./row-rules.tsx";

const all = ["importexport", "imports"] as const;
/** Whether an import has neither ended nor asked a question yet. */
export const isRunning = (entry: Pick<Import, "status">) =>
  entry.status === "pending" || entry.status === "uploading";
/** Number of analyses that an import creates, changes and deletes. */
export const countAnalyses = ({ stats }: Pick<Import, "stats">) =>
  stats === null ? 0 : stats.created + stats.changed + stats.deleted;
/** Number of documents that an import creates, changes and deletes, including layouts, categories and collections. */
export const countChanges = (entry: Pick<Import, "stats" | "document_count">) =>
  entry.stats === null ? 0 : countAnalyses(entry) + entry.document_count;

/** The newest entries of the import log; polled every second while one of them runs, else each minute. */
export const lastImports = queryOptions({
  ...callQuery([...all, "last"], getLastImport, {}),
  refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? 1_000 : 60_000),
});

/** One import, polled every second until it has ended or asks a question. */
export const oneImport = (id: string) =>
  queryOptions({
    ...callQuery([...all, "one"], getImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? 1_000 : false),
  });

/** Statuses and modes by which the log can be filtered. */
export const logStatuses = ["success", "failed", "pending", "needs_mapping", "dry_run"] as const;
export const importModes = ["full", "partial"] as const;

/** A page of the log by search and filters; polled while one of its entries runs. */
export const logPage = ({ search, filters, offset, pageSize: limit }: ListState<"status" | "mode">) => {
  const status = logStatuses.find((name) => name === filters.status);
  const mode = importModes.find((name) => name === filters.mode);
  return queryOptions({
    ...callQuery([...all, "log"], listImports, { query: { search, status, mode, limit, offset } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? 2_000 : false),
  });
};

/** The targets that a column of a spreadsheet can be mapped to. */
export const importTargets = queryOptions({
  ...callQuery([...all, "targets"], getImportTargets, {}),
  staleTime: 60_000,
});

/** An action on an import; the page continues from its response at once. */
function useAction<Input>(action: (input: Input) => Promise<Import>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSuccess: (entry) => {
      client.setQueryData(oneImport(entry.id).queryKey, entry);
      void client.invalidateQueries({ queryKey: all });
      void client.invalidateQueries({ queryKey: ["core", "analyses"] });
    },
  });
}

export const useCarryOut = (id: string) =>
  useAction((force: boolean) =>
    call(carryOut, { params: { id }, body: { force }, idempotencyKey: newIdempotencyKey() }),
  );

/** Preview of how an import's file would be read and mapped; the former response stays until the next one arrives. */
export const importPreview = (id: string, body: SentBodyOf<typeof previewImport>) =>
  queryOptions({
    queryKey: [...all, "preview", id, body],
    queryFn: ({ signal }) => call(previewImport, { params: { id }, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The import profiles, to choose from. */
export const importProfiles = queryOptions({
  ...callQuery([...all, "profiles"], profiles.list, { query: { limit: 100 } }),
  select: ({ results }) => ({ results: results.filter(({ is_memory }) => !is_memory) }),
  staleTime: 10_000,
});

export const useMapColumns = (id: string) =>
  useAction((body: SentBodyOf<typeof mapColumns>) =>
    call(mapColumns, { params: { id }, body, idempotencyKey: newIdempotencyKey() }),
  );

/** Reads a refused file again with other rules for its rows. */
export const useReadAgain = (id: string) =>
  useAction((rules: Rules) =>
    call(carryOut, { params: { id }, body: rules, idempotencyKey: newIdempotencyKey() }),
  );
