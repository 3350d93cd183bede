import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { BookLanguage } from "./book.ts";

const texts = {
  de: {
    contents: "Inhaltsverzeichnis",
    directory: "Analysenverzeichnis",
    index: "Stichwortverzeichnis",
    indexNote: "Synonyme stehen kursiv.",
    continued: "Fortsetzung",
    turned: "Die Tabelle folgt quer auf einer eigenen Seite.",
    analysis: "Analyse",
    more: "Weitere Angaben",
    cover: "Umschlag",
    inside: "Innenteil",
    title: "Titel",
    notes: "Notizen",
    advert: "Anzeige",
    page: "S.",
    asOf: (date: string) => `Stand ${date}`,
    bars: (date: string) =>
      `Ein Balken am Rand steht neben Analysen, die seit der Ausgabe vom ${date} neu oder geändert sind.`,
    digits: "0–9",
    eastAsian: "Ostasiatische Schriften",
  },
  en: {
    contents: "Contents",
    directory: "Directory of analyses",
    index: "Index",
    indexNote: "Synonyms are set in italics.",
    continued: "continued",
    turned: "The table follows on a page of its own, set sideways.",
    analysis: "Analysis",
    more: "Further information",
    cover: "Cover",
    inside: "Inside",
    title: "Title page",
    notes: "Notes",
    advert: "Advertisement",
    page: "p.",
    asOf: (date: string) => `As of ${date}`,
    bars: (date: string) =>
      `A bar in the margin stands beside analyses that are new or have changed since the edition of ${date}.`,
    digits: "0–9",
    eastAsian: "East Asian scripts",
  },
} as const;

/** The book's own words. */
export const bookTexts = (language: BookLanguage) => texts[uiLanguageOf(language)];
