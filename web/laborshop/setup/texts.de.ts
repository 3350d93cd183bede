export default {
  title: "Einrichtung",
  lead: "Wie Ihr Shop arbeitet, wer die Bestellungen bekommt und wie er auf Ihre Website kommt.",
  ordering: "Bestellen",
  mails: "E-Mails",
  privacy: "Datenschutz",
  field: {
    opt_in: "Bestellungen per E-Mail bestätigen lassen",
    website_url: "Adresse Ihrer Website",
    recipient_address: "Bestellungen gehen an",
    sender_name: "Name des Absenders",
    sender_address: "Antworten gehen an",
    retention_months: "Bestellungen anonymisieren nach (Monate)",
  },
  hint: {
    opt_in:
      "Kunden erhalten zuerst eine E-Mail mit einem Link. Erst wenn sie dort bestätigen, erscheint die Bestellung bei Ihnen. Nicht bestätigte Bestellungen werden nach drei Tagen gelöscht. Ohne Bestätigung gilt jede Bestellung sofort.",
    website_url:
      "Die Seite, auf der der Shop eingebunden ist. Für die Bestätigung per E-Mail muss sie angegeben sein.",
    recipient_address:
      "An diese Adresse schicken wir jede bestätigte Bestellung. Ist sie leer, steht die Bestellung nur in der Liste.",
    sender_name:
      "So heißt der Absender in den E-Mails an Ihre Kunden. Ist das Feld leer, steht dort der Name Ihres Labors.",
    sender_address: "Antworten Ihrer Kunden kommen an dieser Adresse an.",
    retention_months:
      "Danach werden alle Angaben zum Kunden gelöscht; Nummer, Artikel und Daten der Bestellung bleiben. Möglich sind 1 bis 120 Monate.",
  },
  sentFrom: "Die E-Mails kommen von {{address}}.",
  verified: "Bei SES bestätigt",
  unverified: "Bei SES noch nicht bestätigt",
  unverifiedText:
    "Bis die DNS-Einträge dieser Domain gesetzt sind, verschickt der Versanddienst Amazon SES von dieser Adresse keine E-Mails. Welche Einträge fehlen, weiß, wer Ihre Installation betreibt.",
  example: "https://www.labor.example/shop",
  cssHint:
    "Gilt für dieses Widget und seine öffentliche Seite, höchstens 64 KiB. Ein Beispiel: .lbm-shop-title { font-weight: 500 }.",
  embed: "Auf Ihrer Website",
  scriptText: "Diese Zeile steht einmal auf jeder Seite mit dem Shop, am besten im Kopf der Seite.",
  scriptLabel: "JavaScript, einmal je Seite",
  htmlText: "Diese Zeile steht dort, wo der Shop erscheinen soll. Farben passen sich Ihrem Labor an.",
  htmlLabel: "HTML, an der Stelle des Shops",
  pageText: "Ohne eigene Website führen Sie Ihre Kunden auf diese Seite:",
  pageLabel: "Adresse der öffentlichen Seite",
  setting: {
    opt_in: "Bestätigung per E-Mail",
    website_url: "Website",
    sender_name: "Absender",
    sender_address: "Antwortadresse",
    recipient_address: "Empfänger der Bestellungen",
    retention_months: "Aufbewahrung",
    css: "CSS",
    texts: "Texte",
    confirmation_mail: "E-Mail zur Bestätigung",
    summary_mail: "Zusammenfassung",
    order_mail: "E-Mail an das Labor",
    footnote: "Fußnote",
    delivery_form: "Lieferformular",
  },
  textGroup: {
    articles: "Artikel und Suche",
    cart: "Warenkorb",
    delivery: "Lieferung",
    summary: "Zusammenfassung und Absenden",
    done: "Nach dem Absenden",
    confirmation: "Bestätigung der Bestellung",
    other: "Weitere Texte und Meldungen",
  },
  preview: "Vorschau",
  previewLead: "Der Shop, wie Ihre Kunden ihn sehen. Bestellungen aus der Vorschau sind echte Bestellungen.",
};
