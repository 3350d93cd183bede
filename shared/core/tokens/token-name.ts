/** Longest name of a token, in characters. */
export const longestTokenName = 60;
