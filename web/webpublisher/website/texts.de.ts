export default {
  title: "Meine Website prüfen",
  lead: "Laborium öffnet die Seite Ihrer Website, auf der das Verzeichnis eingebunden ist, und sagt, ob alles stimmt.",
  example: "https://www.labor.example/analysen",
  address: "Adresse der Seite",
  check: "Prüfen",
  checking: "Die Seite wird gelesen …",
  waiting: "Zu viele Prüfungen in kurzer Zeit. Bitte warten Sie eine Minute.",
  fine: "Alles in Ordnung",
  fineText_one: "Das Skript ist da, und das Widget ({{names}}) kann laufen.",
  fineText_other: "Das Skript ist da, und die {{count}} Widgets ({{names}}) können laufen.",
  read: "Gelesen wurde {{url}}.",
  change: "So muss es lauten",
  unreachable: "Die Seite ist nicht erreichbar",
  reason: {
    not_https:
      "Die Adresse oder eine Weiterleitung beginnt nicht mit https://. Geprüft werden nur verschlüsselte Seiten.",
    not_public: "Die Adresse oder eine Weiterleitung führt nicht zu einer öffentlichen Website.",
    not_an_address:
      "Das ist keine vollständige Adresse ohne Anmeldedaten, zum Beispiel https://www.labor.example/analysen.",
    not_found: "Den Namen der Website gibt es nicht. Bitte prüfen Sie die Schreibweise.",
    no_answer: "Die Website nimmt keine Verbindung an.",
    not_secure: "Das Zertifikat der Website ist ungültig oder abgelaufen. Browser warnen davor.",
    too_slow: "Die Website hat nicht innerhalb von 5 Sekunden geantwortet.",
    too_many_redirects: "Die Adresse wird öfter als fünfmal weitergeleitet.",
    too_large: "Die Seite ist größer als 1 MiB.",
    not_html: "Unter der Adresse liegt keine lesbare Webseite.",
    status:
      "Die Website antwortet mit dem Status {{status}}. Ist die Seite veröffentlicht und ohne Anmeldung zu lesen?",
  },
  script_missing: "Das Skript fehlt",
  scriptText:
    "Fügen Sie diese Zeile in die Seite ein, am besten in ihren Kopf. Skripte, die Ihre Website erst im Browser nachlädt, sieht diese Prüfung nicht.",
  script: "JavaScript, einmal je Seite",
  wrong_script: "Das Skript gehört zu einem anderen Labor",
  wrongText: "Auf der Seite steht {{found}}. Ersetzen Sie die Zeile durch diese:",
  element_missing: "Es fehlt die Stelle, an der das Verzeichnis erscheint",
  elementText:
    "Fügen Sie diese Zeile dort ein, wo das Verzeichnis stehen soll. Elemente, die Ihre Website erst im Browser nachlädt, sieht diese Prüfung nicht.",
  element: "HTML, an der Stelle des Verzeichnisses",
  unknown_widget: "Ein Widget „{{found}}“ gibt es nicht",
  unknownText: "In data-laborium steht einer dieser Namen: {{names}}.",
  policy_forbids: "Die Sicherheitsrichtlinie Ihrer Website verhindert das Verzeichnis",
  policy_would_forbid: "Eine Sicherheitsrichtlinie würde das Verzeichnis verhindern",
  wouldText: "Noch meldet sie nur. Sobald sie gilt, erscheint das Verzeichnis nicht mehr.",
  forbids: {
    script: "Die Anweisung {{directive}} erlaubt das Skript nicht. Ihr fehlt {{missing}}.",
    data: "Die Anweisung {{directive}} erlaubt nicht, die Daten zu laden. Ihr fehlt {{missing}}.",
  },
  nonce:
    "Steht dort ein Wert mit 'nonce-…', so gehört derselbe Wert als nonce=\"…\" an das Skript; Ihre Website erzeugt ihn für jeden Aufruf neu.",
  place: {
    header: "HTTP-Header der Website",
    meta: "<meta> im Kopf der Seite",
  },
};
