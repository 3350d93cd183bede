import { type OwnTexts, ownTexts } from "../../kernel/own-texts.ts";
import { inUiLanguages } from "../../kernel/ui-language.ts";
import { directoryDefaultTexts } from "./directory-default-texts.ts";
import { drawDefaults } from "./draw-texts.ts";
import type { PublicTextKey } from "./texts.de.ts";

/** The texts of the directory and of the plan for the draw, which a laboratory may reword. */
export const publicTexts = ownTexts<PublicTextKey>(
  inUiLanguages((language) => ({ ...directoryDefaultTexts[language], ...drawDefaults[language] })),
);
export type PublicTexts = OwnTexts<PublicTextKey>;
