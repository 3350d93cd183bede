/** Needs of a test parameter: to take part in a proficiency test, or to gain the certificate that the RiliBÄK demands. */
export const testableNeeds = ["overdue", "soon", "demanded"] as const;
export type TestableNeed = (typeof testableNeeds)[number];
