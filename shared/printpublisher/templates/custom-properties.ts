/** The properties that the rules of every page are written with, and their values. */
export const customProperties = {
  ink: "#16191c",
  soft: "#565e66",
  line: "#c9d0d5",
  wash: "color-mix(in srgb,var(--accent) 7%,white)",
} as const;
