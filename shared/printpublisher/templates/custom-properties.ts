/** Custom properties, with their values, that the rules of every page use. Greys have equal components, so that they are printed with black alone. */
export const customProperties = {
  ink: "#000000",
  soft: "#000000",
  line: "#000000",
  wash: "color-mix(in srgb,var(--accent) 7%,white)",
} as const;
