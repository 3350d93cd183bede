/** What the proficiency tests are kept in; whoever shows one thing of them needs the names of the others. */
export const trialTouches = {
  PARAMETER: "read",
  MATERIAL: "read",
  "TRIAL-CATEGORY": "read",
  "TRIAL-TAG": "read",
  TESTABLE: "read",
  CERTIFICATE: "read",
  CERTIFICATION: "read",
} as const;
