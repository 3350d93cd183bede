export default {
  title: "E-Mail-Adresse bestätigen",
  lead: "Soll diese Adresse ab jetzt für das Konto {{name}} gelten?",
  confirm: "Adresse bestätigen",
  failed: "Die Adresse konnte nicht bestätigt werden",
  done: "Ihre neue E-Mail-Adresse ist bestätigt",
  doneText: "Nachrichten zum Konto {{name}} gehen ab jetzt an {{email}}.",
  invalid: "Dieser Link ist nicht mehr gültig",
  invalidText:
    "Links gelten 24 Stunden und nur einmal, und nur, bis eine andere Adresse angegeben oder das Passwort geändert wird. Einen neuen können Sie in Ihrem Konto senden lassen.",
  taken: "Diese Adresse gehört inzwischen zu einem anderen Konto",
  takenText: "Ihre bisherige Adresse gilt weiter. Geben Sie in Ihrem Konto eine andere an.",
  onward: "Zu Laborium",
};
