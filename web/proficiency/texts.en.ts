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
  needs: {
    overdue: "Proficiency test overdue",
    soon: "Proficiency test due soon",
    demanded: "Demanded by the RiliBÄK, not certified",
  },
  needsLabel: "To do",
  anyNeeds: "Everything",
  validUntil: "Valid until",
};
