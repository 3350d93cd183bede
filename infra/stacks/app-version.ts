/** The parameter of a laboratory's stack that says which version of the app it shows. */
export const appVersionParameter = "AppVersion";
