export default {
  dashboard: {
    title: "Guten Tag, {{name}}",
    lead: "So steht es um Ihr Leistungsverzeichnis.",
    directory: "Leistungsverzeichnis",
    published: "Veröffentlicht",
    new: "Neu",
    hidden: "Ausgeblendet",
    newHint: "warten auf Veröffentlichung",
    total: "Analysen gesamt",
    empty: "Noch keine Analysen",
    emptyText:
      "Importieren Sie Ihr Leistungsverzeichnis aus einer Datei. Vor dem Übernehmen sehen Sie, was sich ändert.",
    actions: "Schnellzugriff",
    startImport: "Ersten Import starten",
    noAccess: "Importe und Analysen sind für Ihr Konto nicht freigegeben.",
  },
};
