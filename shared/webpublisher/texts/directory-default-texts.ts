import type { UiLanguage } from "../../kernel/ui-language.ts";
import { germanChanges } from "./changes-texts.de.ts";
import { englishChanges } from "./changes-texts.en.ts";
import type { DrawTextKey } from "./own-draw-texts.ts";
import { germanPages } from "./page-texts.de.ts";
import { englishPages } from "./page-texts.en.ts";
import { germanTexts, type PublicTextKey, type WidgetTextKey } from "./texts.de.ts";
import { englishTexts } from "./texts.en.ts";

/** The texts of the directory that the product comes with. */
export const directoryDefaultTexts: Record<
  UiLanguage,
  Readonly<Record<Exclude<PublicTextKey, DrawTextKey>, string>>
> = {
  de: { ...germanTexts, ...germanPages, ...germanChanges },
  en: { ...englishTexts, ...englishPages, ...englishChanges },
};

/** Of these, the texts of the widgets. */
export const widgetDefaultTexts: Record<UiLanguage, Readonly<Record<WidgetTextKey, string>>> = {
  de: germanTexts,
  en: englishTexts,
};
