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
  validUntil: "Gültig bis",
};
