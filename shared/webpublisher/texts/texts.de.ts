import type { ChangesTextKey } from "./changes-texts.de.ts";
import type { PageTextKey } from "./page-texts.de.ts";

/** The texts that public pages and widgets have in common, besides the catalogue itself. Placeholders in `{{…}}` are filled in when a text is shown. */
export const germanTexts = {
  searchLabel: "Analyse suchen",
  searchHint: "Name, Synonym oder Kürzel, z. B. TSH",
  submit: "Suchen",
  clear: "Suche leeren",
  categories: "Fachgebiete",
  allAnalyses: "Alle Analysen",
  letters: "Analysen nach Anfangsbuchstaben",
  letter: "Analysen mit {{letter}}",
  otherLetters: "0–9 und Sonderzeichen",
  allLetters: "Alle",
  results: "Ergebnisse",
  resultsFor: "Ergebnisse für „{{query}}“",
  found_one: "{{count}} Analyse gefunden",
  found_other: "{{count}} Analysen gefunden",
  count_one: "{{count}} Analyse",
  count_other: "{{count}} Analysen",
  nothing: "Keine Analyse gefunden",
  nothingHint: "Prüfen Sie die Schreibweise oder suchen Sie mit einem kürzeren Begriff.",
  empty: "Hier sind noch keine Analysen veröffentlicht.",
  more: "Weitere anzeigen",
  back: "Zurück zum Verzeichnis",
  code: "Kürzel",
  synonyms: "Synonyme",
  material: "Material",
  related: "Verwandte Analysen",
  changed: "Stand: {{date}}",
  imported: "Datenstand: {{date}}",
  copyLink: "Link kopieren",
  copied: "Link kopiert",
  yes: "Ja",
  otherLanguage: "in dieser Sprache nicht verfügbar",
  loading: "Wird geladen …",
  failed: "Das Verzeichnis konnte nicht geladen werden.",
  analysisFailed: "Die Analyse konnte nicht geladen werden.",
  retry: "Erneut versuchen",
  withdrawn: "Diese Analyse ist nicht mehr veröffentlicht.",
  missing: "Diese Seite gibt es nicht oder nicht mehr.",
};
/** The texts that widgets load. */
export type WidgetTextKey = keyof typeof germanTexts;
export type PublicTextKey = WidgetTextKey | PageTextKey | ChangesTextKey;
