import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import { listMissingValues } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { callQuery } from "../../platform/api/query.ts";
import { analysisLists } from "../editor/queries.ts";

/** The required and recommended values that analyses of a state, or those of them that an import wrote, lack. */
export const missingValues = (pubstate?: AnalysisState, importId?: string) =>
  callQuery([...analysisLists, "missing"], listMissingValues, { query: { pubstate, import: importId } });
