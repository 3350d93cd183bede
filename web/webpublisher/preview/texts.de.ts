export default {
  title: "Vorschau",
  lead: "Die Widgets, wie Besucher Ihrer Website sie sehen.",
  widget: "Widget",
  language: "Sprache",
  internal: {
    title: "Interne Vorschau",
    lead: "Das Verzeichnis mit internen Analysen, wie es nur Ihr Haus sieht.",
    notice:
      "Diese Seite ist nicht öffentlich. Interne Analysen erscheinen in keinem Widget, keiner öffentlichen Seite und keiner Suchmaschine.",
    list: "Analysen der internen Vorschau",
    search: "Analysen durchsuchen",
    name: "Name",
    code: "Kürzel",
    badge: "Intern",
    none: "Noch keine Analysen",
    noneText: "Hier erscheinen veröffentlichte Analysen, auch die internen.",
  },
};
