import { historyApi } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { ofAnalyses, ofItems } from "./history-commands.ts";

export const handler = serveApi(historyApi, {
  listAnalysisHistory: ofAnalyses.latest,
  listDeletedAnalyses: ofAnalyses.deleted,
  listAnalysisVersions: ofAnalyses.versions,
  listDeletedAnalysisVersions: ofAnalyses.deletedVersions,
  getAnalysisVersion: ofAnalyses.version,
  getDeletedAnalysisVersion: ofAnalyses.deletedVersion,
  compareAnalysisVersions: ofAnalyses.compare,
  rollBackAnalysis: ofAnalyses.rollback,
  listItemHistory: ofItems.latest,
  listDeletedItems: ofItems.deleted,
  listItemVersions: ofItems.versions,
  listDeletedItemVersions: ofItems.deletedVersions,
  getItemVersion: ofItems.version,
  getDeletedItemVersion: ofItems.deletedVersion,
  compareItemVersions: ofItems.compare,
  rollBackItem: ofItems.rollback,
});
