import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from "@mantine/core";
import { filledShade, shadesOf } from "./palette.ts";

/** Colour of text, lines and grounds: a slightly bluish grey, calmer beside any accent than a neutral one. */
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

/** Dialogs and drawers have the colour of panels, not that of the page. */
const overlay = {
  content: { background: "var(--lb-surface)", border: "1px solid var(--lb-line)" },
  header: { background: "var(--lb-surface)" },
  title: { fontWeight: 640, fontSize: "1.0625rem" },
};

/** The app's theme for a laboratory's primary colour. Contrast is calculated from it, never assumed. */
export function themeFor(primary: string): MantineThemeOverride {
  return createTheme({
    primaryColor: "lab",
    primaryShade: { light: filledShade(primary), dark: 7 },
    autoContrast: true,
    luminanceThreshold: 0.18,
    colors: {
      lab: shadesOf(primary),
      gray: slate,
      dark: night,
      red: shadesOf("#c0342b"),
      green: shadesOf("#12805c"),
    },
    fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    fontFamilyMonospace:
      'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
    headings: {
      fontWeight: "640",
      sizes: {
        h1: { fontSize: "1.5rem", lineHeight: "1.25" },
        h2: { fontSize: "1.0625rem", lineHeight: "1.35" },
        h3: { fontSize: "0.9375rem", lineHeight: "1.4" },
      },
    },
    fontSizes: { xs: "0.75rem", sm: "0.8438rem", md: "0.875rem", lg: "1rem", xl: "1.125rem" },
    defaultRadius: "md",
    radius: { xs: "3px", sm: "5px", md: "7px", lg: "10px", xl: "16px" },
    cursorType: "pointer",
    focusRing: "auto",
    respectReducedMotion: true,
    components: {
      Button: { defaultProps: { size: "sm" } },
      Modal: { styles: overlay },
      Drawer: { styles: overlay },
      Select: { defaultProps: { checkIconPosition: "right", openOnFocus: false } },
      MultiSelect: { defaultProps: { openOnFocus: false } },
      // A page may have many selects with hundreds of options; draw them only while open.
      Combobox: { defaultProps: { keepMounted: false } },
      // Menus stay in their landmark and contain only items. Keys pressed before the focus has moved into a menu do not close it, and
      // content that arrives late and pushes its button out of sight does not hide it together with the focus.
      Menu: {
        defaultProps: {
          hideDetached: false,
          withinPortal: false,
          withInitialFocusPlaceholder: false,
          clickOutsideEvents: ["mousedown", "touchstart"],
        },
      },
      Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
      Table: { defaultProps: { verticalSpacing: "sm" } },
    },
  });
}

/** Maps Mantine's colours for grounds and texts to those of the product, which are defined in `base.css`. */
export const cssVariables: CSSVariablesResolver = () => {
  const colours = {
    "--mantine-color-body": "var(--lb-ground)",
    "--mantine-color-text": "var(--lb-text)",
    "--mantine-color-dimmed": "var(--lb-dimmed)",
    "--mantine-color-anchor": "var(--lb-accent-text)",
    "--mantine-primary-color-light": "var(--lb-accent-soft)",
    "--mantine-primary-color-light-color": "var(--lb-accent-text)",
    "--mantine-color-lab-light": "var(--lb-accent-soft)",
    "--mantine-color-lab-light-color": "var(--lb-accent-text)",
    "--mantine-color-default": "var(--lb-surface)",
    "--mantine-color-default-border": "var(--lb-line-strong)",
    "--mantine-color-default-hover": "var(--lb-sunken)",
    "--mantine-color-error": "var(--lb-bad-text)",
    "--mantine-color-red-light-color": "var(--lb-bad-text)",
  };
  return { variables: {}, light: colours, dark: colours };
};
