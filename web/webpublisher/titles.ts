import type { Words } from "../platform/i18n/title.ts";

/** Titles and other words that are shown before the texts of their page are loaded. */
export const titles = {
  webPublisher: { de: "WebPublisher", en: "WebPublisher" },
  overview: { de: "Übersicht", en: "Overview" },
  embedding: { de: "Einbinden", en: "Embedding" },
  search: { de: "Suche", en: "Search" },
  results: { de: "Ergebnisse", en: "Results" },
  developerApi: { de: "Entwickler-API", en: "Developer API" },
  fields: { de: "Felder", en: "Fields" },
  texts: { de: "Texte", en: "Texts" },
  preview: { de: "Vorschau", en: "Preview" },
  internalPreview: { de: "Interne Vorschau", en: "Internal preview" },
  searchedNotFound: { de: "Gesucht, nicht gefunden", en: "Searched, not found" },
  changeNotices: { de: "Änderungsmitteilungen", en: "Change notices" },
  publicDirectory: { de: "Öffentliches Verzeichnis", en: "Public directory" },
  asRequestersSee: { de: "Wie Einsender es sehen", en: "As requesters see it" },
} satisfies Record<string, Words>;
