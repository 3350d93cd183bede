import { ownTexts } from "../../kernel/own-texts.ts";
import { germanTrials, type TrialTextKey } from "./trial-texts.de.ts";
import { englishTrials } from "./trial-texts.en.ts";

/** The texts about proficiency tests, which a laboratory may word anew. */
export const trialTexts = ownTexts<TrialTextKey>(germanTrials, englishTrials);
