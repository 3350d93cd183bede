import * as z from "zod";

/** The Cognito user pool through which a laboratory's staff sign in with their own identity provider (OpenID Connect or SAML). */
export const ssoSchema = z
  .object({
    region: z.string().regex(/^[a-z]{2}-(?:gov-)?[a-z]+-\d$/, "Not a region."),
    userPoolId: z.string().regex(/^[a-z0-9-]+_[0-9a-zA-Z]+$/, "Not the id of a user pool."),
    clientId: z.string().regex(/^[0-9a-z]+$/, "Not the id of a client."),
    /** Host of the pool's log-in pages; the app may connect to no other (`connect-src` of its security policy). */
    domain: z
      .string()
      .regex(/^[a-z0-9-]+\.auth\.[a-z0-9-]+\.amazoncognito\.com$/, "Not a domain of Cognito's log-in pages."),
  })
  .refine(({ region, userPoolId }) => userPoolId.startsWith(`${region}_`), {
    path: ["userPoolId"],
    error: "The user pool is in another region.",
  });
export type Sso = z.infer<typeof ssoSchema>;
