/** Tables of the proficiency-testing data; showing one record needs the names of the others. */
export const trialTouches = {
  PARAMETER: "read",
  MATERIAL: "read",
  "TRIAL-CATEGORY": "read",
  "TRIAL-TAG": "read",
  TESTABLE: "read",
  CERTIFICATE: "read",
  CERTIFICATION: "read",
} as const;
