import { ownTexts } from "../../kernel/own-texts.ts";
import { directoryDefaultTexts } from "./directory-default-texts.ts";

/** The texts of the directory without those of the plan for the draw, which few calls need. */
export const directoryTexts = ownTexts(directoryDefaultTexts);
