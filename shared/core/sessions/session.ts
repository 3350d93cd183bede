/** How a session can begin. */
export const signInWays = ["password", "sso"] as const;
