export default {
  validity: { valid: "Gültig", soon: "Läuft bald ab", expired: "Abgelaufen", missing: "Nicht zertifiziert" },
  rhythm: {
    default: "Wie in der Einrichtung",
    quarter: "Jedes Quartal",
    half_year: "Jedes Halbjahr",
    year: "Jedes Jahr",
    none: "Kein Rhythmus",
  },
  validityLabel: "Status",
  anyValidity: "Alle Status",
  needs: {
    overdue: "Ringversuch überfällig",
    soon: "Ringversuch bald fällig",
    demanded: "Nach RiliBÄK nötig, nicht zertifiziert",
  },
  needsLabel: "Zu erledigen",
  anyNeeds: "Alles",
  validUntil: "Gültig bis",
};
