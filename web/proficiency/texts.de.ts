export default {
  validity: { valid: "Gültig", soon: "Läuft bald ab", expired: "Abgelaufen", missing: "Nicht zertifiziert" },
  validityLabel: "Zustand",
  validUntil: "Gültig bis",
};
