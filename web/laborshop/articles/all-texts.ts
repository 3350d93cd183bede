import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import german from "./categories.de.ts";
import english from "./categories.en.ts";

/** The texts of articles in every language, since the columns of a file may be named in any of them. */
export const allTexts: Record<UiLanguage, typeof german> = { de: german, en: english };
