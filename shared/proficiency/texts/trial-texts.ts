import { ownTexts } from "../../kernel/own-texts.ts";
import { germanTrials, type TrialTextKey } from "./trial-texts.de.ts";
import { englishTrials } from "./trial-texts.en.ts";

/** Texts about proficiency testing, which a laboratory may reword. */
export const trialTexts = ownTexts<TrialTextKey>({ de: germanTrials, en: englishTrials });
