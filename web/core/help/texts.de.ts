export default {
  title: "Hilfe",
  lead: "Schreiben Sie uns oder rufen Sie an. Manche Frage ist hier schon beantwortet.",
  mail: {
    title: "E-Mail an den Support",
    text: "Wir bereiten die E-Mail für Sie vor: Labor, Version und die Seite, von der Sie kommen, stehen schon darin.",
    write: "E-Mail schreiben",
  },
  phone: {
    title: "Anrufen",
    text: "Sie erreichen den Support unter {{phone}}.",
    call: "Anrufen",
  },
  none: {
    title: "Kein Supportkontakt hinterlegt",
    text: "Bitte wenden Sie sich an die Administration Ihres Labors.",
  },
  questions: "Häufige Fragen",
  keyboard: "Tastenkürzel",
  news: "Neuigkeiten",
  import: {
    question: "Wie kommt unser Leistungsverzeichnis in Laborium?",
    answer:
      "Unter „Einstellungen“, „Import“ laden Sie eine Tabelle (XLSX, XLS, ODS, CSV) oder eine JSON-Datei hoch. Vor dem Übernehmen sehen Sie, was neu ist, was sich ändert und was gelöscht würde. Ihr Laborinformationssystem kann dieselben Dateien auch selbst senden, dafür gibt es Import-Token.",
  },
  publish: {
    question: "Wann sehen Einsender eine Änderung?",
    answer:
      "Innerhalb von Sekunden, sobald die Analyse im Status „Veröffentlicht“ gespeichert ist. Neue und ausgeblendete Analysen sind nicht öffentlich.",
  },
  restore: {
    question: "Kann ich eine Änderung zurücknehmen?",
    answer:
      "Ja. Jede Änderung einer Analyse ist eine eigene Fassung mit Zeitpunkt und Namen. Im Verlauf des LaborEditors lässt sich jede frühere Fassung wiederherstellen, auch die einer gelöschten Analyse.",
  },
  groups: {
    question: "Warum kann ich einen Bereich nicht öffnen?",
    answer:
      "Was ein Konto darf, bestimmen seine Gruppen. Ihre Administration kann sie unter „Einstellungen“, „Konten“ ändern. Module, die Ihr Labor nicht gebucht hat, tragen ein Schloss und führen zu ihrer Beschreibung.",
  },
  password: {
    question: "Wie ändere ich mein Passwort?",
    answer:
      "In Ihrem Konto auf der Seite „Passwort“. Wenn Sie es vergessen haben, fordern Sie auf der Anmeldeseite einen Link an; er gilt eine Stunde.",
  },
  embed: {
    question: "Wie kommt das Verzeichnis auf unsere Website?",
    answer:
      "Mit zwei Zeilen HTML, die der WebPublisher fertig zum Kopieren zeigt. Farben und Schrift passen sich Ihrem Auftritt an.",
  },
  about: {
    title: "Über Laborium",
    lead: "Das Backoffice, mit dem medizinische Labore ihr Leistungsverzeichnis pflegen, im Web veröffentlichen und als Katalog drucken.",
    installation: "Diese Installation",
    lab: "Labor",
    version: "Version",
    environment: "Umgebung",
    software: "Freie Software",
    softwareText: "Laborium baut auf der Arbeit vieler anderer auf. Wir danken ihnen.",
  },
  imprint: {
    title: "Impressum",
    lead: "Wer hinter dieser Anwendung steht.",
    for: "Bereitgestellt für",
    email: "E-Mail des Supports",
    phone: "Telefon des Supports",
    note: "Verantwortlich für die veröffentlichten Inhalte ist das genannte Labor. Die vollständigen Anbieterangaben stehen auf seiner Website.",
    back: "Zurück zur Anmeldung",
  },
};
