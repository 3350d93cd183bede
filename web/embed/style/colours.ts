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
function readable(colour: string, wanted: number): string {
  let found = colour;
  for (let share = 0.95; contrast(found, "#ffffff") < wanted && share > 0; share -= 0.05) {
    const [red, green, blue] = rgbOf(colour);
    found = hexOf([red * share, green * share, blue * share]);
  }
  return found;
}

/** Custom properties from a lab's colours. For any colours, text in and on them has a contrast of at least 4.5: that is computed, never assumed. */
export function colourProperties({ primary, accent }: { primary: string; accent: string }): string {
  const dark = "#14212b";
  const onPrimary = contrast(primary, "#ffffff") >= 4.5 ? "#ffffff" : dark;
  // Neither white nor dark text is legible enough on a middle grey, so the colour itself is adjusted.
  const filled = contrast(primary, onPrimary) >= 4.5 ? primary : readable(primary, 4.5);
  const text = contrast(filled, dark) >= 4.5 && onPrimary === dark ? dark : "#ffffff";
  return [
    `--lbm-primary:${filled}`,
    `--lbm-on-primary:${text}`,
    `--lbm-link:${readable(primary, 5.2)}`,
    `--lbm-accent:${readable(accent, 4.5)}`,
  ].join(";");
}
