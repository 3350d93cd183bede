/** Largest picture or profile, in bytes. */
export const maxFile = 5_000_000;
