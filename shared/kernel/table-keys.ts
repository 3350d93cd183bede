/** Keys shared by Lambdas, roles and operators' commands; all other keys are made by the `*.store.ts` that needs them. */

/** Prefix of the partition keys of a tenant's items, including those of the index. */
export const tenantPrefix = (tenant: string) => `T#${tenant}#`;

/** The laboratory's record. */
export const tenantKey = { pk: "TENANT", sk: "RECORD" } as const;

/** The laboratory's copies of the platform's news; their sort keys are the news' ids. */
export const newsPk = "NEWS";
