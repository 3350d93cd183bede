import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { Tone } from "../../ui/figures.tsx";

/** The colour of each state, the same in lists and details. */
export const stateTones: Record<AnalysisState, Tone> = { NEW: "new", PUBLISHED: "good", HIDDEN: "quiet" };
