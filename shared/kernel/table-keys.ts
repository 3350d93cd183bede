/** Keys that Lambdas, roles and operators' commands all name; every other one is made by the `*.store.ts` that needs it. */

/** What the partition keys of a tenant's items begin with, those of the index included. */
export const tenantPrefix = (tenant: string) => `T#${tenant}#`;

/** The laboratory's record. */
export const tenantKey = { pk: "TENANT", sk: "RECORD" } as const;

/** The laboratory's copies of the platform's news; their sort keys are the news' ids. */
export const newsPk = "NEWS";
