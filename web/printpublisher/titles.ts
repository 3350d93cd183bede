import type { Words } from "../platform/i18n/title.ts";

/** Titles and other words that are shown before the texts of their page are loaded. */
export const titles = {
  chapters: { de: "Kapitel", en: "Chapters" },
  sections: { de: "Abschnitte", en: "Sections" },
  contents: { de: "Inhalte", en: "Contents" },
  newChapter: { de: "Neues Kapitel", en: "New chapter" },
  newDirectoryOfAnalyses: { de: "Neues Analysenverzeichnis", en: "New directory of analyses" },
  newPicturePage: { de: "Neue Bildseite", en: "New picture page" },
  newSection: { de: "Neuer Abschnitt", en: "New section" },
  printPublisher: { de: "PrintPublisher", en: "PrintPublisher" },
  design: { de: "Gestaltung", en: "Design" },
  formats: { de: "Formate", en: "Formats" },
  newFormat: { de: "Neues Format", en: "New format" },
  reference: { de: "Referenz", en: "Reference" },
  publish: { de: "Veröffentlichen", en: "Publish" },
  publishInPrint: { de: "Im Druck veröffentlichen", en: "Publish in print" },
  publishOnTheWeb: { de: "Im Web veröffentlichen", en: "Publish on the web" },
  generateCatalogue: { de: "Katalog erzeugen", en: "Generate catalogue" },
  pdfOfCatalogue: { de: "PDF aus dem aktuellen Stand", en: "PDF of the current catalogue" },
  bookDone: { de: "Der Katalog ist fertig", en: "The catalogue is ready" },
  bookDoneText: {
    de: "Das PDF liegt zum Ansehen und Herunterladen bereit.",
    en: "The PDF is ready to be viewed and downloaded.",
  },
  bookFailed: { de: "Der Katalog konnte nicht erzeugt werden", en: "The catalogue could not be generated" },
  bookCancelled: {
    de: "Das Erzeugen des Katalogs wurde abgebrochen.",
    en: "Generating the catalogue was cancelled.",
  },
} satisfies Record<string, Words>;
