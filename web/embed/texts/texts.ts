import type { Language } from "../../../shared/kernel/language.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { directoryDefaultTexts } from "../../../shared/webpublisher/texts/directory-default-texts.ts";
import type { PublicTextKey } from "../../../shared/webpublisher/texts/texts.de.ts";
import { type PublicPdf, pdfFacts } from "./chapter-texts.ts";
import { fill, textsOf } from "./texts-of.ts";

/**
 * The interface's texts for a content language. Widgets load only the ones they need (`load.ts`).
 * @param replacements the laboratory's own texts, which replace the default ones
 */
export function textsFor(
  language: Language | string,
  replacements: Partial<Record<PublicTextKey, string>> = {},
) {
  const texts = { ...directoryDefaultTexts[uiLanguageOf(language)], ...replacements };
  const shared = textsOf(language, texts);
  const counted = (key: "changesMany" | "changesMore" | "changesRest") => (count: number) =>
    fill(texts[key], { count: shared.shown(count) });
  return {
    ...texts,
    ...shared,
    page: (page: number, pages: number) =>
      fill(texts.page, { page: shared.shown(page), pages: shared.shown(pages) }),
    printed: (from: number, to: number, count: number) =>
      fill(texts.printed, { from: shared.shown(from), to: shared.shown(to), count: shared.shown(count) }),
    withdrawnNamed: (name: string) => fill(texts.withdrawnNamed, { name }),
    missingNamed: (name: string) => fill(texts.missingNamed, { name }),
    startPdfFacts: (pdf: PublicPdf) => pdfFacts(texts.startPdfFacts, pdf, language),
    changesMany: counted("changesMany"),
    changesMore: counted("changesMore"),
    changesRest: counted("changesRest"),
  };
}
/** All texts, for pages, feed and mails. */
export type PageTexts = ReturnType<typeof textsFor>;
