import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import type { ListState } from "../../platform/list/list-state.ts";
import { historyCalls } from "./models.ts";

/** Rows per page of the history and of what is deleted. */
export const pageSize = 50;

/** Everything of the history, to be read anew after a rollback. */
export const historyKey = ["laboreditor", "history"] as const;

/** Documents by their latest change, or those that are deleted. */
export const historyPage = (model: HistoryModel, deleted: boolean, state: ListState<never>) =>
  queryOptions({
    queryKey: [...historyKey, model, deleted ? "deleted" : "latest", state.search, state.offset],
    queryFn: ({ signal }) => {
      const query = { search: state.search, limit: pageSize, offset: state.offset };
      const calls = historyCalls(model);
      return deleted ? calls.deleted(query, signal) : calls.latest(query, signal);
    },
    placeholderData: keepPreviousData,
  });

/** The versions of one document, newest first. */
export const versionsPage = (model: HistoryModel, id: string, deleted: boolean, offset: number) =>
  queryOptions({
    queryKey: [...historyKey, model, id, deleted, "versions", offset],
    queryFn: ({ signal }) => historyCalls(model).versions(id, deleted, { limit: pageSize, offset }, signal),
    placeholderData: keepPreviousData,
  });

export const oneVersion = (model: HistoryModel, id: string, hid: number, deleted: boolean) =>
  queryOptions({
    queryKey: [...historyKey, model, id, deleted, hid],
    queryFn: ({ signal }) => historyCalls(model).version(id, hid, deleted, signal),
  });

/** Two versions value by value. */
export const comparison = (model: HistoryModel, id: string, hid: number, other: number) =>
  queryOptions({
    queryKey: [...historyKey, model, id, "compare", hid, other],
    queryFn: ({ signal }) => historyCalls(model).compare(id, hid, other, signal),
    placeholderData: keepPreviousData,
  });
