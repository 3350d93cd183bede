export default {
  title: "In vier Schritten zum Leistungsverzeichnis",
  lead: "Ihr Labor ist eingerichtet. Jetzt fehlen nur noch Aussehen, Formular und Analysen, die Besucher finden.",
  dismiss: "Erste Schritte ausblenden",
  done: "Erledigt",
  fits: "Passt so",
  look: {
    title: "Aussehen",
    text: "Name, Logo und Farben Ihres Labors, wie sie auf den öffentlichen Seiten stehen.",
    go: "Aussehen festlegen",
  },
  form: {
    title: "Formular",
    text: "Welche Felder eine Analyse hat. Ein Standardformular ist schon da; passen Sie es an.",
    go: "Formular ansehen",
  },
  fill: {
    title: "Analysen",
    text: "Importieren Sie Ihr Verzeichnis aus einer Datei oder legen Sie die erste Analyse selbst an.",
    go: "Datei importieren",
    byHand: "Selbst anlegen",
  },
  publish: {
    title: "Veröffentlichen",
    text: "Erst dann finden Besucher Ihre Analysen. Alle auf einmal oder eine nach der anderen, jederzeit rückgängig zu machen.",
    go: "Neue Analysen ansehen",
  },
};
