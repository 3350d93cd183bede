import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from "@mantine/core";
import { filledShade, shadesOf } from "./palette.ts";

/** Text, lines and grounds: a grey with a breath of blue in it, calmer beside any accent than a pure one. */
const slate = [
  "#f8f9fb",
  "#f1f3f6",
  "#e6e9ee",
  "#d5dae2",
  "#b4bcc8",
  "#8791a1",
  "#5d6878",
  "#465061",
  "#2d3543",
  "#171c26",
] as const;
const night = [
  "#d3d8e0",
  "#b3bac6",
  "#949ca9",
  "#6c7584",
  "#3a4250",
  "#2c333f",
  "#222832",
  "#181d25",
  "#12161d",
  "#0c0f14",
] as const;

/** The look of the app in a laboratory's primary colour. Contrast is computed from it, never assumed. */
export function themeFor(primary: string): MantineThemeOverride {
  return createTheme({
    primaryColor: "lab",
    primaryShade: { light: filledShade(primary), dark: 7 },
    autoContrast: true,
    luminanceThreshold: 0.18,
    colors: { lab: shadesOf(primary), gray: slate, dark: night },
    fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
    headings: {
      fontWeight: "640",
      sizes: {
        h1: { fontSize: "1.5rem", lineHeight: "1.25" },
        h2: { fontSize: "1.0625rem", lineHeight: "1.35" },
        h3: { fontSize: "0.9375rem", lineHeight: "1.4" },
      },
    },
    fontSizes: { xs: "0.75rem", sm: "0.8125rem", md: "0.875rem", lg: "1rem", xl: "1.125rem" },
    defaultRadius: "md",
    radius: { xs: "3px", sm: "5px", md: "7px", lg: "10px", xl: "16px" },
    cursorType: "pointer",
    focusRing: "auto",
    respectReducedMotion: true,
    components: {
      Button: { defaultProps: { size: "sm" } },
      Modal: { defaultProps: { centered: true, radius: "lg" } },
      Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
      Table: { defaultProps: { verticalSpacing: "sm" } },
    },
  });
}

/** Colours of meaning beyond Mantine's own, for both schemes. */
export const cssVariables: CSSVariablesResolver = ({ primaryShade }) => ({
  variables: {},
  light: {
    "--mantine-color-body": "#f6f7f9",
    "--mantine-color-text": slate[9],
    "--mantine-color-dimmed": slate[6],
    "--mantine-color-anchor": `var(--mantine-color-lab-${typeof primaryShade === "number" ? primaryShade : primaryShade.light})`,
    "--lb-surface": "#ffffff",
    "--lb-sunken": slate[1],
    "--lb-line": slate[2],
    "--lb-line-strong": slate[3],
    "--lb-shadow": "0 1px 2px rgb(23 28 38 / 5%)",
    "--lb-good": "#12805c",
    "--lb-good-soft": "#e3f4ec",
    "--lb-warn": "#9a5b00",
    "--lb-warn-soft": "#fdf1dc",
    "--lb-bad": "#b3261e",
    "--lb-bad-soft": "#fce9e7",
    "--lb-new": "#2b5fc7",
    "--lb-new-soft": "#e7eefc",
    "--lb-quiet": "#c3cad5",
  },
  dark: {
    "--mantine-color-body": night[8],
    "--mantine-color-text": "#e4e7ec",
    "--mantine-color-dimmed": "#9aa3b1",
    "--mantine-color-anchor": "var(--mantine-color-lab-4)",
    "--lb-surface": night[7],
    "--lb-sunken": "#1e242d",
    "--lb-line": "#272e39",
    "--lb-line-strong": night[4],
    "--lb-shadow": "none",
    "--lb-good": "#55c79a",
    "--lb-good-soft": "#14302a",
    "--lb-warn": "#e3b05c",
    "--lb-warn-soft": "#352a15",
    "--lb-bad": "#f08a80",
    "--lb-bad-soft": "#3a1f20",
    "--lb-new": "#8db1f7",
    "--lb-new-soft": "#1b2a47",
    "--lb-quiet": "#465060",
  },
});
