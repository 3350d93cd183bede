export default {
  booked: "Gebucht",
  notBooked: "Nicht gebucht",
  isNew: "Neu",
  open: "Modul öffnen",
  ask: "Beratung anfragen",
  subject: "Interesse an {{module}} ({{lab}})",
  askText:
    "Dieses Modul ist für Ihr Labor noch nicht gebucht. Wir zeigen Ihnen gern, was es für Sie leisten kann.",
  call: "Anrufen: {{phone}}",
  question: "Frage stellen",
  questionSubject: "Frage zu {{module}} ({{lab}})",
  what: "Was das Modul leistet",
  contact: "Kontakt",
  contactBooked: "Fragen zum Modul beantworten wir gern.",
  noContact: "Ihre Administration weiß, an wen Sie sich zu Laborium wenden können.",
  laboreditor: {
    claim: "Analysen dort pflegen, wo sie gebraucht werden",
    lead: "Der LaborEditor ergänzt die Daten aus Ihrem LIS um alles, was Einsender wissen wollen, ohne dass der nächste Import etwas überschreibt.",
    why: {
      title: "Weniger Rückfragen, keine doppelte Pflege",
      a: {
        title: "Einsender finden die Antwort selbst",
        text: "Präanalytik, Material und Hinweise stehen dort, wo nach der Analyse gesucht wird. Das erspart Ihrem Team Telefonate.",
      },
      b: {
        title: "Ihr LIS bleibt führend",
        text: "Der nächtliche Import aktualisiert die Stammdaten, ohne redaktionelle Arbeit zu überschreiben.",
      },
      c: {
        title: "Bereit für das Audit",
        text: "Wer wann was geändert hat, ist für jede Analyse lückenlos belegt.",
      },
    },
    points: {
      a: {
        title: "Import und Redaktion getrennt",
        text: "Was aus dem LIS kommt und was Ihre Redaktion ergänzt, steht nebeneinander. Nichts geht verloren.",
      },
      b: {
        title: "Formulare, wie Ihr Labor sie braucht",
        text: "Jede Kategorie kann eigene Felder haben: Texte, Tabellen, Referenzbereiche, Materialien aus einer Sammlung.",
      },
      c: {
        title: "Jede Änderung nachvollziehbar",
        text: "Fassungen lassen sich Feld für Feld vergleichen und wiederherstellen, auch bei gelöschten Analysen.",
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
    why: {
      title: "Ein Verzeichnis, das gern benutzt wird",
      a: {
        title: "Keine veralteten PDFs mehr",
        text: "Was Sie veröffentlichen, ist innerhalb von Sekunden überall dort zu sehen, wo das Verzeichnis eingebunden ist.",
      },
      b: {
        title: "Ohne Agentur einzubinden",
        text: "Zwei Zeilen genügen; spätere Änderungen an Ihrer Website sind nicht nötig.",
      },
      c: {
        title: "Gefunden werden",
        text: "Jede Analyse hat eine eigene Seite, die Suchmaschinen finden.",
      },
    },
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
    why: {
      title: "Ein Katalog ohne Satzarbeit",
      a: {
        title: "Minuten statt Wochen",
        text: "Das Buch entsteht aus dem aktuellen Stand, mit Inhaltsverzeichnis, Register und richtigen Seitenzahlen.",
      },
      b: {
        title: "Eine Korrektur, überall richtig",
        text: "Was im Verzeichnis berichtigt wird, steht im nächsten Katalog richtig, ohne zweite Korrekturrunde.",
      },
      c: {
        title: "In Ihrem Erscheinungsbild",
        text: "Umschlag, Titelseite und Formate gestalten Sie einmal und verwenden sie für jede Auflage.",
      },
    },
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
    why: {
      title: "Bestellungen, die vollständig ankommen",
      a: {
        title: "Weniger Telefon und Fax",
        text: "Einsender bestellen, wann es ihnen passt; Ihr Lager erhält eine lesbare, vollständige Bestellung.",
      },
      b: {
        title: "Keine Fehlmengen",
        text: "Höchstmengen je Bestellung und Packungsgrößen verhindern Irrtümer, bevor sie entstehen.",
      },
      c: {
        title: "Datensparsam",
        text: "Unbestätigte Bestellungen werden nach drei Tagen samt allen Angaben gelöscht.",
      },
    },
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
    name: "Ringversuche",
    claim: "Ringversuchszertifikate, die jeder findet",
    lead: "Zeigen Sie Einsendern und Auditoren für jeden Parameter und jedes Material, was bis wann zertifiziert ist, mit dem Zertifikat zum Herunterladen.",
    why: {
      title: "Qualität, die man nachlesen kann",
      a: {
        title: "Antworten ohne Nachfrage",
        text: "Einsender und Auditoren sehen selbst, welche Parameter zertifiziert sind, und laden den Nachweis herunter.",
      },
      b: {
        title: "Keine Frist übersehen",
        text: "Die zuständigen Konten werden zweimal erinnert, bevor ein Zertifikat abläuft.",
      },
      c: {
        title: "Einmal gepflegt",
        text: "Ein Zertifikat gilt für viele Parameter und erscheint bei allen zugehörigen Analysen.",
      },
    },
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
