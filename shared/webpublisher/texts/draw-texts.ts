import { inUiLanguages, type UiLanguage, uiLanguageOf } from "../../kernel/ui-language.ts";
import { germanDraw } from "./draw-texts.de.ts";
import { englishDraw } from "./draw-texts.en.ts";
import { type DrawTexts, type OwnDrawTexts, ownDrawKeys, withOwnDraw } from "./own-draw-texts.ts";

export type { DrawTexts } from "./own-draw-texts.ts";

const defaults: Record<UiLanguage, DrawTexts> = { de: germanDraw, en: englishDraw };

/** The texts of the plan for the draw in a language, with the laboratory's own. */
export const drawTextsFor = (language: string, ownTexts: OwnDrawTexts = {}): DrawTexts =>
  withOwnDraw(defaults[uiLanguageOf(language)], ownTexts);

/** The same texts under the keys by which a laboratory rewords them. */
export const drawDefaults = inUiLanguages((language) => ownDrawKeys(defaults[language]));
