export default {
  title: { import: "Import-Token", export: "Export-Token" },
  token: "Token",
  created: "Erzeugt",
  by: "Von",
  used: "Zuletzt benutzt",
  expires: "Gültig bis",
  states: { expiring: "läuft bald ab", expired: "abgelaufen" },
  name: "Name des neuen Tokens",
  namePlaceholder: "Name, etwa LIS",
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
  reminder:
    "30 Tage bevor ein Token abläuft, werden alle, die diese Token verwalten, per E-Mail erinnert (7 Tage vorher, wenn es nur 30 Tage gilt). Ein abgelaufenes Token wird mit dem Status 401 und dem Code token_expired abgewiesen.",
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
  remove: "Entfernen",
  removeOne: "{{token}} entfernen",
  askRemoval: "Abgelaufenes Token {{token}} entfernen?",
  askTextOver:
    "Es gilt nicht mehr und verschwindet aus dieser Liste. Systeme, die es noch benutzen, werden weiterhin abgewiesen.",
  removed: "Das Token ist entfernt",
  notRemoved: "Das Entfernen ist fehlgeschlagen",
};
