import type { AnalysisRow } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { loadTexts } from "../../platform/i18n/i18n.ts";
import { setState } from "./set-state.ts";

/** Publishes an analysis from the results of the palette. */
export default async function publishHit(row: AnalysisRow, app: Parameters<typeof setState>[2]) {
  await loadTexts("laboreditor");
  await setState(row, "PUBLISHED", app);
}
