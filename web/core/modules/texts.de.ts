export default {
  booked: "Gebucht",
  notBooked: "Nicht gebucht",
  preparing: "In Vorbereitung",
  open: "Modul öffnen",
  ask: "Beratung anfragen",
  subject: "Interesse an {{module}} ({{lab}})",
  askText:
    "Dieses Modul ist für Ihr Labor noch nicht gebucht. Wir zeigen Ihnen gern, was es für Sie leisten kann.",
  preparingText:
    "Ihr Labor hat dieses Modul gebucht. Es wird mit einer der nächsten Versionen freigeschaltet; Sie müssen dafür nichts tun.",
  call: "Oder rufen Sie an: {{phone}}",
  what: "Was das Modul leistet",
  laboreditor: {
    claim: "Analysen dort pflegen, wo sie gebraucht werden",
    lead: "Der LaborEditor ergänzt die Daten aus Ihrem LIS um alles, was Einsender wissen wollen, ohne dass der nächste Import etwas überschreibt.",
    points: {
      a: {
        title: "Import und Redaktion getrennt",
        text: "Was aus dem LIS kommt und was Ihre Redaktion ergänzt, steht nebeneinander. Nichts geht verloren.",
      },
      b: {
        title: "Formulare nach Ihrem Labor",
        text: "Jede Kategorie kann eigene Felder haben: Texte, Tabellen, Referenzbereiche, Materialien aus einer Sammlung.",
      },
      c: {
        title: "Jede Änderung nachvollziehbar",
        text: "Versionen lassen sich Feld für Feld vergleichen und zurückholen, auch gelöschte Analysen.",
      },
      d: {
        title: "Mehrsprachig",
        text: "Inhalte je Sprache; fehlt eine Übersetzung, springt die Hauptsprache ein.",
      },
    },
  },
  webpublisher: {
    claim: "Ihr Leistungsverzeichnis im Web, immer aktuell",
    lead: "Der WebPublisher bringt veröffentlichte Analysen innerhalb von Sekunden auf Ihre Website, mit einer Suche, die mitdenkt.",
    points: {
      a: {
        title: "Suche beim Tippen",
        text: "Findet Synonyme, Umlaut-Schreibweisen und Wortteile und verzeiht Tippfehler.",
      },
      b: {
        title: "In jede Website einzubinden",
        text: "Zwei Zeilen HTML genügen. Farben und Gestaltung passen sich Ihrem Auftritt an.",
      },
      c: {
        title: "Für alle lesbar",
        text: "Mit Tastatur und Screenreader bedienbar, auch ohne JavaScript, auffindbar für Suchmaschinen.",
      },
      d: {
        title: "Schnittstelle für Entwickler",
        text: "Dieselben Daten als JSON, zum Beispiel für Order-Entry-Systeme.",
      },
    },
  },
  printpublisher: {
    claim: "Der gedruckte Katalog auf Knopfdruck",
    lead: "Der PrintPublisher setzt aus Ihrem Verzeichnis ein druckfertiges Buch: mit Inhaltsverzeichnis, Kapiteln und Register.",
    points: {
      a: {
        title: "Druckfertig",
        text: "A5 mit Beschnitt und Umschlag, Silbentrennung und richtigen Seitenzahlen.",
      },
      b: {
        title: "Aus einer Quelle",
        text: "Derselbe Stand wie im Web. Kein Abtippen, keine zweite Pflege.",
      },
      c: {
        title: "Schnell geprüft",
        text: "Eine reduzierte Fassung mit 50 Analysen zeigt die Gestaltung in Sekunden.",
      },
      d: {
        title: "Auch am Bildschirm gut",
        text: "Lesezeichen und Verweise im PDF führen direkt zur Analyse.",
      },
    },
  },
  laborshop: {
    claim: "Entnahmematerial bestellen statt telefonieren",
    lead: "Mit dem LaborShop bestellen Ihre Einsender Röhrchen, Abstrichbestecke und Anforderungsscheine selbst, direkt auf Ihrer Website.",
    points: {
      a: {
        title: "Ihr Sortiment",
        text: "Kategorien, Produkte und Varianten mit Packungsgröße und Höchstmenge.",
      },
      b: { title: "Ihr Lieferformular", text: "Sie bestimmen, welche Angaben eine Bestellung braucht." },
      c: {
        title: "Sicher bestätigt",
        text: "Bestellungen werden auf Wunsch per E-Mail-Link bestätigt, bevor sie bei Ihnen eingehen.",
      },
      d: {
        title: "Alles im Blick",
        text: "Jede Bestellung mit fortlaufender Nummer, Artikeln und Versandangaben.",
      },
    },
  },
  ringversuche: {
    claim: "Ringversuchszertifikate, die jeder findet",
    lead: "Zeigen Sie Einsendern und Auditoren je Parameter und Material, was zertifiziert ist und bis wann, mit dem Zertifikat zum Herunterladen.",
    points: {
      a: { title: "Aktuell von selbst", text: "Abgelaufene Zertifikate erscheinen nie als gültig." },
      b: { title: "Rechtzeitig erinnert", text: "Eine E-Mail 30 und 7 Tage, bevor ein Zertifikat abläuft." },
      c: {
        title: "Mit den Analysen verbunden",
        text: "Zertifikate erscheinen dort, wo Einsender nach der Analyse suchen.",
      },
      d: { title: "RiliBÄK im Blick", text: "Kennzeichnung der Parameter, die der Richtlinie unterliegen." },
    },
  },
};
