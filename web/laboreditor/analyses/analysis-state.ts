import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { Tone } from "../../ui/figures.tsx";

/** The colour of each state, the same in lists and details. */
export const stateTones: Record<AnalysisState, Tone> = { NEW: "new", PUBLISHED: "good", HIDDEN: "quiet" };

/** The states in their order; the list in `shared` would pull in the schemas of the whole catalogue. */
export const analysisStates = Object.keys(stateTones) as AnalysisState[];

/** The possible next states of an analysis: none can become new again, and only published ones can be hidden. */
export const nextStates: Record<AnalysisState, readonly AnalysisState[]> = {
  NEW: ["PUBLISHED"],
  PUBLISHED: ["HIDDEN"],
  HIDDEN: ["PUBLISHED"],
};
