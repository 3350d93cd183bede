import type { Language } from "../../../shared/kernel/language.ts";
import { germanChanges } from "../../../shared/webpublisher/texts/changes-texts.de.ts";
import { englishChanges } from "../../../shared/webpublisher/texts/changes-texts.en.ts";
import { germanPages } from "../../../shared/webpublisher/texts/page-texts.de.ts";
import { englishPages } from "../../../shared/webpublisher/texts/page-texts.en.ts";
import { germanTexts, type PublicTextKey } from "../../../shared/webpublisher/texts/texts.de.ts";
import { englishTexts } from "../../../shared/webpublisher/texts/texts.en.ts";
import { fill, textsOf } from "./texts-of.ts";

/**
 * The interface's texts for a content language: German or, for all others, English. Widgets load only the ones they need (`load.ts`).
 * @param own the laboratory's own texts, which replace the default ones
 */
export function textsFor(language: Language | string, own: Partial<Record<PublicTextKey, string>> = {}) {
  const defaults =
    language === "de"
      ? { ...germanTexts, ...germanPages, ...germanChanges }
      : { ...englishTexts, ...englishPages, ...englishChanges };
  const texts = { ...defaults, ...own };
  const shared = textsOf(language, texts);
  const counted = (key: "changesMany" | "changesMore" | "changesRest") => (count: number) =>
    fill(texts[key], { count: shared.shown(count) });
  return {
    ...texts,
    ...shared,
    page: (page: number, pages: number) =>
      fill(texts.page, { page: shared.shown(page), pages: shared.shown(pages) }),
    changesMany: counted("changesMany"),
    changesMore: counted("changesMore"),
    changesRest: counted("changesRest"),
  };
}
/** All texts, for pages, feed and mails. */
export type PageTexts = ReturnType<typeof textsFor>;
