export default {
  title: "Passwort zurücksetzen",
  lead: "Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.",
  username: "Kontoname oder E-Mail",
  usernameMissing: "Bitte geben Sie Ihren Kontonamen oder Ihre E-Mail-Adresse ein.",
  submit: "Link anfordern",
  failed: "Der Link konnte nicht angefordert werden",
  sent: "Bitte sehen Sie in Ihr Postfach",
  sentText:
    "Wenn es ein Konto dazu gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde.",
  again: "Nichts angekommen? Sehen Sie im Spam-Ordner nach oder fordern Sie den Link erneut an.",
  back: "Zurück zur Anmeldung",
  newTitle: "Neues Passwort",
  newLead: "Setzen Sie ein neues Passwort für das Konto {{name}}.",
  set: "Passwort setzen",
  setFailed: "Das Passwort konnte nicht gesetzt werden",
  invalid: "Dieser Link ist nicht mehr gültig",
  invalidText: "Links gelten nur begrenzte Zeit und nur einmal. Fordern Sie bitte einen neuen an.",
  request: "Neuen Link anfordern",
  done: "Ihr neues Passwort gilt",
  doneText:
    "Alle bisherigen Sitzungen Ihres Kontos sind beendet. Melden Sie sich jetzt mit dem neuen Passwort an.",
  toLogin: "Zur Anmeldung",
};
