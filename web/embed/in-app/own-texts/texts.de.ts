export default {
  title: "Texte",
  lead: "Jeder Text der Widgets und öffentlichen Seiten in Ihren Worten. Was leer bleibt, erscheint wie vorgegeben.",
  search: "Texte durchsuchen",
  onlyChanged: "Nur geänderte",
  languages: "Sprachen",
  none: "Kein Text passt zu dieser Auswahl.",
  placeholders: "Muss {{names}} enthalten.",
  placeholdersOptional: "Kann {{names}} enthalten.",
  one: "(bei genau einer)",
  more: "Alle {{count}} Texte zeigen",
  reset: "Auf den Standardtext zurücksetzen: {{text}}",
  resetAll: "Alle zurücksetzen",
  place: "So erscheint der Text, den Sie gerade bearbeiten:",
  placeSaved:
    "Diese Seite zeigt die gespeicherten Texte; Ihre Änderungen erscheinen hier nach dem Speichern:",
};
