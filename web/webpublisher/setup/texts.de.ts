export default {
  script: "1. Skript",
  scriptText:
    "Diese Zeile steht einmal auf jeder Seite, die etwas aus dem Verzeichnis zeigt, am besten im Kopf der Seite.",
  scriptLabel: "JavaScript, einmal je Seite",
  html: "2. HTML",
  htmlText:
    "Diese Zeile steht dort, wo das Verzeichnis erscheinen soll. Farben und Schrift passen sich Ihrem Labor an.",
  htmlLabel: "HTML, an der Stelle des Verzeichnisses",
  language: 'Mit data-lang="en" erscheint es auf Englisch; ohne diese Angabe gilt die Sprache Ihrer Seite.',
  changesText: "Auf einer weiteren Seite zeigt dieses Element, was sich an Ihren Analysen geändert hat.",
  changesLabel: "Element für die Änderungen",
  frameLabel: "Alternative ohne JavaScript",
  frameTitle: "Leistungsverzeichnis",
  heightText:
    "Der Rahmen meldet Ihrer Seite, wie hoch sein Inhalt ist. Mit diesen drei Zeilen wächst er mit, ohne eigene Bildlaufleiste.",
  heightLabel: "Höhe des Rahmens, einmal je Seite",
  settings: "3. Einstellungen",
  example: "https://www.labor.example/analysen",
  website: "Adresse Ihrer Website",
  websiteHint:
    "Die Seite, auf der das Verzeichnis eingebunden ist. Suchmaschinen und geteilte Links führen dorthin.",
  view: "Womit das Verzeichnis beginnt",
  views: { parameter: "Analysen", ringversuche: "Ringversuche" },
  switch: {
    show_import_date: "Datum des letzten Imports zeigen",
    count_searches: "Suchen zählen",
    notices: "Änderungen melden",
    vocabulary: "Medizinisches Wörterbuch",
  },
  switchHint: {
    show_import_date: "Besucher sehen, von wann die Daten sind.",
    count_searches:
      "Zeigt Ihnen, was Besucher suchen und nicht finden. Gezählt werden nur Wörter, keine Personen.",
    notices: "Veröffentlichte Änderungen erscheinen auf einer eigenen Seite und gehen an Abonnenten.",
    vocabulary:
      "Kennt Ihr Verzeichnis ein Wort nicht, führen übliche Bezeichnungen zu Ihren Analysen, etwa „Zeckenbiss“ oder „liver enzymes“. Solche Treffer sind als Wörterbuchtreffer gekennzeichnet.",
  },
  exceptions: "Ausnahmen vom Wörterbuch",
  exceptionsHint:
    "Diese Einträge führen bei Ihnen zu keiner Analyse. Tippen Sie den Anfang einer deutschen oder englischen Bezeichnung.",
  exceptionsNone: "Das Wörterbuch hat keinen solchen Eintrag.",
  cssHint:
    "Gilt für alle Widgets und öffentlichen Seiten, höchstens 64 KiB. Ein Beispiel: .lbm-title { font-weight: 500 }.",
  embedding: "Einbinden",
  app: {
    title: "Einbinden",
    lead: "In drei Schritten steht Ihr Verzeichnis auf Ihrer Website. Alle Zeilen enthalten bereits die Adressen Ihres Labors.",
  },
  search: {
    title: "Suche",
    lead: "Ein Suchfeld mit Vorschlägen, zum Beispiel für Ihre Startseite. Seine Ergebnisse zeigt eine andere Seite.",
    target: "Ergebnisse",
    targetLabel: "Seite, zu der die Suche führt",
    targetHint:
      "Die Seite Ihrer Website mit dem Verzeichnis oder den Ergebnissen. Ohne Angabe führt die Suche zu den Seiten, die Ihr Labor hier veröffentlicht.",
    targetElse:
      "Die Seite Ihrer Website mit dem Verzeichnis oder den Ergebnissen. Ohne Angabe ist es {{address}}.",
    element: "HTML, an der Stelle des Suchfelds",
  },
  results: {
    title: "Ergebnisse",
    lead: "Eine Liste von Analysen für eine Seite Ihrer Website, zum Beispiel alle zum Thema Schilddrüse.",
    shows: "Was die Liste zeigt",
    search: "Suchbegriff",
    searchHint:
      "Ohne Begriff zeigt die Liste, was in einem Suchfeld derselben Website gesucht wurde, sonst alle Analysen.",
    category: "Fachgebiet",
    all: "Alle Fachgebiete",
    count: "Anzahl",
    countHint: "1 bis {{most}}",
    language: "Sprache der Liste",
    element: "HTML, an der Stelle der Liste",
    text: "Die Zeile folgt Ihren Angaben oben.",
  },
};
