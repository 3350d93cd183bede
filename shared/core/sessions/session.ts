/** Ways to begin a session. */
export const signInWays = ["password", "sso"] as const;
