import { localeOf, longDates } from "../../../shared/kernel/locale.ts";
import { type UiLanguage, uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { fill } from "./texts-of.ts";

const german = {
  skip: "Zum Inhalt",
  language: "Sprache",
  chapters: "Kapitel",
  lead: "Hinweise und Verzeichnisse aus unserem Katalog.",
  none: "Zurzeit sind keine Kapitel veröffentlicht.",
  pdf: "Das Verzeichnis als PDF",
  pdfFacts: "{{pages}} Seiten, {{size}}, Stand {{date}}",
  all: "Alle Kapitel",
  missing: "Nicht gefunden",
  missingText: "Dieses Kapitel gibt es nicht oder nicht mehr.",
};
export type ChapterTexts = typeof german;
const texts: Record<UiLanguage, ChapterTexts> = {
  de: german,
  en: {
    skip: "Skip to content",
    language: "Language",
    chapters: "Chapters",
    lead: "Guidance and directories from our catalogue.",
    none: "No chapters are published at present.",
    pdf: "The directory as a PDF",
    pdfFacts: "{{pages}} pages, {{size}}, as of {{date}}",
    all: "All chapters",
    missing: "Not found",
    missingText: "There is no such chapter, or it is no longer published.",
  },
};
/** The texts around chapters in a language. */
export const chapterTextsFor = (language: string): ChapterTexts => texts[uiLanguageOf(language)];

/** The PDF of the catalogue that visitors get. */
export interface PublicPdf {
  href: string;
  pages: number;
  /** In bytes. */
  size: number;
  published: string;
}

/** The facts beside the link to a PDF. @param text with the placeholders of `pdfFacts` */
export function pdfFacts(text: string, { pages, size, published }: PublicPdf, language: string): string {
  const locale = localeOf(language);
  const megabytes = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "megabyte",
    maximumSignificantDigits: 2,
  });
  return fill(text, {
    pages: new Intl.NumberFormat(locale).format(pages),
    size: megabytes.format(size / 1e6),
    date: longDates(language)(published),
  });
}
