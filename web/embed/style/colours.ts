import { contrast } from "../../ui/theme/palette.ts";

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (hex: string): Rgb => {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
};
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** A colour, darkened until it is legible on white. */
function readable(colour: string, minimum: number): string {
  let result = colour;
  for (let share = 0.95; contrast(result, "#ffffff") < minimum && share > 0; share -= 0.05) {
    const [red, green, blue] = rgbOf(colour);
    result = hexOf([red * share, green * share, blue * share]);
  }
  return result;
}

/** A filled area in a lab's main colour, and the text on it. */
export function filledColours(primary: string): { fill: string; text: string } {
  const dark = "#14212b";
  const onPrimary = contrast(primary, "#ffffff") >= 4.5 ? "#ffffff" : dark;
  // Neither white nor dark text is legible enough on a middle grey, so the colour itself is adjusted.
  const fill = contrast(primary, onPrimary) >= 4.5 ? primary : readable(primary, 4.5);
  return { fill, text: contrast(fill, dark) >= 4.5 && onPrimary === dark ? dark : "#ffffff" };
}

/** Custom properties from a lab's colours. For any colours, text in and on them has a contrast of at least 4.5: that is computed, never assumed. */
export function colourProperties({ primary, accent }: { primary: string; accent: string }): string {
  const { fill, text } = filledColours(primary);
  return [
    `--lbm-primary:${fill}`,
    `--lbm-on-primary:${text}`,
    `--lbm-link:${readable(primary, 5.2)}`,
    `--lbm-accent:${readable(accent, 4.5)}`,
  ].join(";");
}

/** Background of pages in the dark look. */
const night = "#10181f";

/** A colour, lightened until it has a contrast on the dark look's background. */
function lightened(colour: string, minimum: number): string {
  let result = colour;
  for (let share = 0.05; contrast(result, night) < minimum && share <= 1; share += 0.05) {
    const [red, green, blue] = rgbOf(colour).map((value) => value + (255 - value) * share) as unknown as Rgb;
    result = hexOf([red, green, blue]);
  }
  return result;
}

/** The custom properties of the dark look of pages; contrasts are computed as those of the light one are. */
export function darkProperties({ primary, accent }: { primary: string; accent: string }): string {
  const bright = lightened(primary, 2);
  // White text needs a darker colour than this, dark text a lighter one.
  const isDeep = contrast(bright, "#ffffff") >= 4.5;
  return [
    "--lbm-text:#e6edf2;--lbm-muted:#a9b6c1;--lbm-surface:#10181f;--lbm-line:#e6edf22b;--lbm-line-strong:#7c8a97",
    "--lbm-tint:color-mix(in srgb,var(--lbm-link) 9%,#0000);--lbm-tint-strong:color-mix(in srgb,var(--lbm-link) 20%,#0000)",
    "--lbm-mark:color-mix(in srgb,var(--lbm-link) 38%,#0000);--lbm-good:#7fd69a;--lbm-bad:#ff9d8d",
    `--lbm-primary:${isDeep ? bright : lightened(primary, 5.2)}`,
    `--lbm-on-primary:${isDeep ? "#ffffff" : night}`,
    `--lbm-link:${lightened(primary, 7.5)}`,
    `--lbm-accent:${lightened(accent, 4.5)}`,
  ].join(";");
}

/**
 * Whether pages with a laboratory's own CSS may be dark: CSS that sets colours was written for the light look, unless it names the dark one.
 */
export const mayDarken = (css: string) =>
  !/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|\b(?:color|background(?:-color)?|border(?:-color)?|fill)\s*:/i.test(
    css,
  ) || /data-theme|prefers-color-scheme|light-dark\(/.test(css);
