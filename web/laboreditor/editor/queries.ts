import {
  changeAnalysis,
  createAnalysis,
  deleteAnalysis,
  getAnalysisForm,
  listForEditor,
} from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";

/** Query key of the editor's analyses, to invalidate after a change. */
export const analysesKey = ["laboreditor", "analyses"] as const;
export const analysisCalls = {
  list: listForEditor,
  read: getAnalysisForm,
  create: createAnalysis,
  change: changeAnalysis,
  remove: deleteAnalysis,
};

/** One analysis with the data of its form, and its ETag. */
export const { one: analysisForm, lists: analysisLists } = resourceQueries(analysesKey, analysisCalls);
