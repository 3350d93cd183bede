export default {
  validity: { valid: "Valid", soon: "Expires soon", expired: "Expired", missing: "Not certified" },
  validityLabel: "State",
  validUntil: "Valid until",
};
