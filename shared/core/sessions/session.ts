/** Ways to begin a session. */
export const signInWays = ["password", "sso", "passkey"] as const;
export type SignInWay = (typeof signInWays)[number];
