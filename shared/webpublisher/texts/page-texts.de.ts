/** The texts of the public pages beyond those that widgets load. */
export const germanPages = {
  directory: "Analysenverzeichnis",
  search: "Suche",
  showAll: "Alle Ergebnisse anzeigen",
  pages: "Seiten",
  page: "Seite {{page}} von {{pages}}",
  previous: "Zurück",
  next: "Weiter",
  breadcrumbs: "Sie sind hier",
  language: "Sprache",
  skip: "Zum Inhalt",
  withdrawnTitle: "Nicht mehr im Verzeichnis",
  similar: "Ähnliche Analysen",
  missingTitle: "Nicht gefunden",
};
export type PageTextKey = keyof typeof germanPages;
