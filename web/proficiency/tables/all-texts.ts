import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import german from "./texts.de.ts";
import english from "./texts.en.ts";

/** The texts of the tables in every language, since the columns of a file may be named in any of them. */
export const allTexts: Record<UiLanguage, typeof german> = { de: german, en: english };
