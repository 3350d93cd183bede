export default {
  validity: { valid: "Valid", soon: "Expires soon", expired: "Expired", missing: "Not certified" },
  rhythm: {
    default: "As in the setup",
    quarter: "Each quarter",
    half_year: "Each half-year",
    year: "Each year",
    none: "No rhythm",
  },
  validityLabel: "State",
  anyValidity: "Any state",
  validUntil: "Valid until",
};
