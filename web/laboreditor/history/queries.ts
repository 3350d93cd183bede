import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { call } from "../../platform/api/call.ts";
import type { ListState } from "../../platform/list/list-state.ts";
import { historyCalls } from "./models.ts";

/** Rows per page of the history and of deleted documents. */
export const pageSize = 50;

/** Query key of the history, to invalidate after a rollback. */
export const historyKey = ["laboreditor", "history"] as const;

/** Documents by their latest change, or deleted ones. */
export const historyPage = (model: HistoryModel, deleted: boolean, state: ListState<never>) =>
  queryOptions({
    queryKey: [...historyKey, model, deleted ? "deleted" : "latest", state.search, state.offset],
    queryFn: ({ signal }) => {
      const query = { search: state.search, limit: pageSize, offset: state.offset };
      const calls = historyCalls(model);
      return call(deleted ? calls.deleted : calls.latest, { query, signal });
    },
    placeholderData: keepPreviousData,
  });

/** The versions of one document, newest first. */
export const versionsPage = (model: HistoryModel, id: string, deleted: boolean, offset: number) =>
  queryOptions({
    queryKey: [...historyKey, model, id, deleted, "versions", offset],
    queryFn: ({ signal }) => {
      const { versions, deletedVersions } = historyCalls(model);
      const query = { limit: pageSize, offset };
      return call(deleted ? deletedVersions : versions, { params: { id }, query, signal });
    },
    placeholderData: keepPreviousData,
  });

export const oneVersion = (model: HistoryModel, id: string, hid: number, deleted: boolean) =>
  queryOptions({
    queryKey: [...historyKey, model, id, deleted, hid],
    queryFn: ({ signal }) => {
      const { version, deletedVersion } = historyCalls(model);
      return call(deleted ? deletedVersion : version, { params: { id, hid }, signal });
    },
  });

/** The comparison of two versions, value by value. */
export const comparison = (model: HistoryModel, id: string, hid: number, other: number) =>
  queryOptions({
    queryKey: [...historyKey, model, id, "compare", hid, other],
    queryFn: ({ signal }) => call(historyCalls(model).compare, { params: { id, hid, other }, signal }),
    placeholderData: keepPreviousData,
  });
