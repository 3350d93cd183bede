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

/** The calls of both models in one shape: they differ only in their path. */
const calls = {
  analysis: {
    latest: listAnalysisHistory,
    deleted: listDeletedAnalyses,
    versions: listAnalysisVersions,
    deletedVersions: listDeletedAnalysisVersions,
    version: getAnalysisVersion,
    deletedVersion: getDeletedAnalysisVersion,
    compare: compareAnalysisVersions,
    rollBack: rollBackAnalysis,
  },
  collectionitem: {
    latest: listItemHistory,
    deleted: listDeletedItems,
    versions: listItemVersions,
    deletedVersions: listDeletedItemVersions,
    version: getItemVersion,
    deletedVersion: getDeletedItemVersion,
    compare: compareItemVersions,
    rollBack: rollBackItem,
  },
} as const;

export const historyCalls = (model: HistoryModel) => calls[model];

/** The model in an address. */
export const modelOf = (name: string | undefined): HistoryModel =>
  name === "collectionitem" ? "collectionitem" : "analysis";
