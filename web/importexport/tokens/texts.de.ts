export default {
  title: { import: "Import-Token", export: "Export-Token" },
  token: "Token",
  created: "Erzeugt",
  by: "Von",
  used: "Zuletzt benutzt",
  expires: "Gültig bis",
  soon: "läuft bald ab",
  life: "Gültigkeit des neuen Tokens",
  lives: {
    month: "30 Tage gültig",
    quarter: "90 Tage gültig",
    year: "1 Jahr gültig",
    twoYears: "2 Jahre gültig",
  },
  neverUsed: "noch nie benutzt",
  action: "Aktion",
  make: "Token erzeugen",
  notMade: "Das Token konnte nicht erzeugt werden",
  newToken: "Ihr neues Token",
  shownOnce:
    "Kopieren Sie das Token jetzt und bewahren Sie es sicher auf. Es wird nur dieses eine Mal angezeigt.",
  stored: "Ich habe es gespeichert",
  none: "Noch keine Token",
  noneText: {
    import: "Mit einem Token sendet Ihr Laborinformationssystem Importe, ohne dass sich jemand anmeldet.",
    export: "Mit einem Token holt ein anderes System den Export ab, ohne dass sich jemand anmeldet.",
  },
  revoke: "Widerrufen",
  revokeOne: "{{token}} widerrufen",
  revokeAll: "Alle widerrufen",
  askOne: "Token {{token}} widerrufen?",
  askAll: "Alle Token widerrufen?",
  askText: {
    import:
      "Systeme, die damit importieren, werden sofort abgewiesen. Das lässt sich nicht rückgängig machen.",
    export:
      "Systeme, die damit exportieren, werden sofort abgewiesen. Das lässt sich nicht rückgängig machen.",
  },
  revoked: "Das Token ist widerrufen",
  allRevoked: "Alle Token sind widerrufen",
  notRevoked: "Das Widerrufen ist fehlgeschlagen",
};
