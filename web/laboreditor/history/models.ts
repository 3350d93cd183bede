import type { Permission } from "../../../shared/kernel/permissions.ts";
import {
  compareAnalysisVersions,
  compareItemVersions,
  getAnalysisVersion,
  getDeletedAnalysisVersion,
  getDeletedItemVersion,
  getItemVersion,
  listAnalysisHistory,
  listAnalysisVersions,
  listDeletedAnalyses,
  listDeletedAnalysisVersions,
  listDeletedItems,
  listDeletedItemVersions,
  listItemHistory,
  listItemVersions,
  rollBackAnalysis,
  rollBackItem,
} from "../../../shared/laboreditor/history/history.endpoints.ts";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";

interface PageOf {
  limit: number;
  offset: number;
}

/** The calls of both models in one shape: what differs between them is their path only. */
const calls = {
  analysis: {
    latest: (query: PageOf & { search: string }, signal: AbortSignal) =>
      call(listAnalysisHistory, { query, signal }),
    deleted: (query: PageOf & { search: string }, signal: AbortSignal) =>
      call(listDeletedAnalyses, { query, signal }),
    versions: (id: string, deleted: boolean, query: PageOf, signal: AbortSignal) =>
      call(deleted ? listDeletedAnalysisVersions : listAnalysisVersions, { params: { id }, query, signal }),
    version: (id: string, hid: number, deleted: boolean, signal: AbortSignal) =>
      call(deleted ? getDeletedAnalysisVersion : getAnalysisVersion, { params: { id, hid }, signal }),
    compare: (id: string, hid: number, other: number, signal: AbortSignal) =>
      call(compareAnalysisVersions, { params: { id, hid, other }, signal }),
    rollBack: (id: string, hid: number, ifMatch: string, body: { fields?: string[]; publish: boolean }) =>
      call(rollBackAnalysis, { params: { id, hid }, body, ifMatch, idempotencyKey: newIdempotencyKey() }),
  },
  collectionitem: {
    latest: (query: PageOf & { search: string }, signal: AbortSignal) =>
      call(listItemHistory, { query, signal }),
    deleted: (query: PageOf & { search: string }, signal: AbortSignal) =>
      call(listDeletedItems, { query, signal }),
    versions: (id: string, deleted: boolean, query: PageOf, signal: AbortSignal) =>
      call(deleted ? listDeletedItemVersions : listItemVersions, { params: { id }, query, signal }),
    version: (id: string, hid: number, deleted: boolean, signal: AbortSignal) =>
      call(deleted ? getDeletedItemVersion : getItemVersion, { params: { id, hid }, signal }),
    compare: (id: string, hid: number, other: number, signal: AbortSignal) =>
      call(compareItemVersions, { params: { id, hid, other }, signal }),
    rollBack: (id: string, hid: number, ifMatch: string, body: { fields?: string[]; publish: boolean }) =>
      call(rollBackItem, { params: { id, hid }, body, ifMatch, idempotencyKey: newIdempotencyKey() }),
  },
} as const;

export const historyCalls = (model: HistoryModel) => calls[model];

/** The model that an address names. */
export const modelOf = (name: string | undefined): HistoryModel =>
  name === "collectionitem" ? "collectionitem" : "analysis";

/** Who may roll back. */
export const mayRollBack: Record<HistoryModel, Permission> = {
  analysis: "core_storage.change_flatanalysis",
  collectionitem: "core_storage.change_collectionitem",
};
