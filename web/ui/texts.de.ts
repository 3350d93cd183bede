export default {
  loading: "Wird geladen …",
  close: "Schließen",
  save: "Speichern",
  error: { title: "Das konnte nicht geladen werden", retry: "Erneut versuchen" },
  noPermission: {
    title: "Keine Berechtigung",
    text: "Ihr Konto darf diese Inhalte nicht sehen. Bitte wenden Sie sich an Ihre Administration.",
  },
  confirm: {
    cancel: "Abbrechen",
    showAll_one: "{{count}} anzeigen",
    showAll_other: "Alle {{count}} anzeigen",
  },
  list: {
    search: "Suchen",
    clear: "Suche leeren",
    reset: "Filter zurücksetzen",
    range: "{{from}}–{{to}} von {{total}}",
    none: "Keine Treffer",
    noneText: "Zu Ihrer Suche und Ihren Filtern gibt es keine Einträge.",
    pages: "Seiten",
    next: "Nächste Seite",
    previous: "Vorherige Seite",
    page: "Seite {{page}}",
  },
  copy: { copy: "Kopieren", copied: "Kopiert" },
};
