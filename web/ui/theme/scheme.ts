import { filledShade, shadesOf } from "./palette.ts";

/** Under this key the chosen colour scheme is kept: `light`, `dark` or `auto`. */
export const schemeKey = "laborium.scheme";

/** Dresses the page in a laboratory's colour: ten shades as `--lab-0` to `--lab-9`, and the one for filled buttons. */
export function wearColour(colour: string, root: HTMLElement = document.documentElement): void {
  const shades = shadesOf(colour);
  shades.forEach((shade, index) => {
    root.style.setProperty(`--lab-${index}`, shade);
  });
  root.style.setProperty("--lab-filled", shades[filledShade(colour)] ?? colour);
}

/** Sets light or dark before anything is drawn; behind the log-in the design system keeps it up to date. */
export function wearScheme(root: HTMLElement = document.documentElement): void {
  const kept = localStorage.getItem(schemeKey);
  const dark =
    kept === "dark" || (kept !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
}
