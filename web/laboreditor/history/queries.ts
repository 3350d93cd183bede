import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { callQuery } from "../../platform/api/query.ts";
import type { ListState } from "../../platform/list/list-state.ts";

/** All models, in display order. */
export const historyModels = Object.keys(histories) as HistoryModel[];

/** The document or list that an address below `/laboreditor/history` shows. */
export interface Shown {
  model: HistoryModel;
  /** Whether it is one of the deleted documents. */
  deleted: boolean;
  /** Id of a document. */
  id: string;
}
export function useShown(): Shown & { list: string } {
  const { model: named, id = "" } = useParams();
  const model = historyModels.find((name) => name === named) ?? "analysis";
  const deleted = /\/deleted(\/|$)/.test(useLocation().pathname);
  return { model, deleted, id, list: addressOf(model, deleted) };
}
export const addressOf = (model: HistoryModel, deleted: boolean) =>
  `/laboreditor/history/${model}${deleted ? "/deleted" : ""}`;

/** Rows per page of the history and of deleted documents. */
export const pageSize = 50;

/** Refetches most data after a document was restored, since it may appear in many places. */
export const readAllAnew = (client: QueryClient) =>
  Promise.all([["laboreditor"], ["core"]].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Query key of the history. */
export const historyKey = ["laboreditor", "history"] as const;

const reading = ({ model, deleted }: Pick<Shown, "model" | "deleted">) =>
  ({ of: histories[model][deleted ? "deleted" : "present"], key: [...historyKey, model, deleted] }) as const;

/** Documents by their latest change, or deleted documents. */
export const historyPage = (shown: Shown, { search, offset }: ListState<never>, bulk = "") => {
  const { of, key } = reading(shown);
  const query = { search, limit: pageSize, offset, ...(bulk && { bulk }) };
  return queryOptions({ ...callQuery(key, of.list, { query }), placeholderData: keepPreviousData });
};

/** The versions of one document, newest first. */
export const versionsPage = (shown: Shown, offset: number) => {
  const { of, key } = reading(shown);
  const request = { params: { id: shown.id }, query: { limit: pageSize, offset } };
  return queryOptions({ ...callQuery(key, of.versions, request), placeholderData: keepPreviousData });
};

export const oneVersion = (shown: Shown, hid: number) => {
  const { of, key } = reading(shown);
  return callQuery(key, of.version, { params: { id: shown.id, hid } });
};

/** The comparison of two versions, value by value. */
export const comparison = ({ model, id }: Shown, hid: number, other: number) =>
  queryOptions({
    ...callQuery([...historyKey, model, "compare"], histories[model].compare, { params: { id, hid, other } }),
    placeholderData: keepPreviousData,
  });
