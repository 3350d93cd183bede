import { filledShade, shadesOf } from "./palette.ts";

/** Storage key of the chosen colour scheme: `light`, `dark` or `auto`. */
export const schemeKey = "laborium.scheme";

/** Applies a laboratory's colour to the page: ten shades as `--lab-0` to `--lab-9`, and that for filled buttons. */
export function wearColour(colour: string, root: HTMLElement = document.documentElement): void {
  const shades = shadesOf(colour);
  shades.forEach((shade, index) => {
    root.style.setProperty(`--lab-${index}`, shade);
  });
  root.style.setProperty("--lab-filled", shades[filledShade(colour)] ?? colour);
}

/** Applies light or dark before anything is drawn, and whenever the system's preference changes; after log-in, the design system does so too. */
export function wearScheme(root: HTMLElement = document.documentElement): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const wear = () => {
    const stored = localStorage.getItem(schemeKey);
    const dark = stored === "dark" || (stored !== "light" && system.matches);
    root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  };
  wear();
  system.addEventListener("change", wear);
}
