export default {
  title: "Export",
  lead: "Ihr ganzes Leistungsverzeichnis als JSON, in derselben Form, in der Importe es annehmen.",
  download: "Datei herunterladen",
  downloadText:
    "Der Export enthält alle Analysen, Kategorien, Sammlungen und Formulare. Bei großen Verzeichnissen dauert er bis zu 30 Sekunden.",
  start: "JSON-Export herunterladen",
  running: "Der Export wird erzeugt …",
  done: "{{file}} ({{size}}) wird heruntergeladen.",
  failed: "Der Export konnte nicht erzeugt werden",
  byProgram: "Automatisch abholen",
  byProgramText: "Ein anderes System holt den Export mit einem Export-Token ab, zum Beispiel jede Nacht:",
  example: "Export abholen",
};
