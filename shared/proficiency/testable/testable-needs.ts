/** Needs of a test parameter: a trial to take part in, or the certificate that the RiliBÄK demands. */
export const testableNeeds = ["overdue", "soon", "demanded"] as const;
export type TestableNeed = (typeof testableNeeds)[number];
