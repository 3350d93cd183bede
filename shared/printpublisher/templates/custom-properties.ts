/** The properties that the rules of every page are written with, and their values. Greys are of equal parts: they are printed with black alone. */
export const customProperties = {
  ink: "#000000",
  soft: "#595959",
  line: "#cecece",
  wash: "color-mix(in srgb,var(--accent) 7%,white)",
} as const;
