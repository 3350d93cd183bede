import type { BookLanguage } from "./book.ts";

const texts = {
  de: {
    contents: "Inhaltsverzeichnis",
    directory: "Analysenverzeichnis",
    index: "Stichwortverzeichnis",
    indexNote: "Synonyme stehen kursiv.",
    continued: "Fortsetzung",
    analysis: "Analyse",
    more: "Weitere Angaben",
    cover: "Umschlag",
    title: "Titel",
    digits: "0–9",
  },
  en: {
    contents: "Contents",
    directory: "Directory of analyses",
    index: "Index",
    indexNote: "Synonyms are set in italics.",
    continued: "continued",
    analysis: "Analysis",
    more: "Further information",
    cover: "Cover",
    title: "Title page",
    digits: "0–9",
  },
} as const;

/** The book's own words. */
export const bookTexts = (language: BookLanguage) => texts[language];
