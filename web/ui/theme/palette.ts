/** Ten shades of a colour, lightest first, as Mantine requires. */
export type Shades = [string, string, string, string, string, string, string, string, string, string];
type Rgb = readonly [red: number, green: number, blue: number];

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const unchannel = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linear(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = short ? short.slice(1).map((digit) => digit + digit) : hex.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (long ?? []).map((pair) => channel(Number.parseInt(pair, 16) / 255));
  return [red, green, blue];
}

/** The nearest colour within sRGB. */
const shown = (rgb: Rgb) => rgb.map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb;

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((value) => Math.round(unchannel(value) * 255))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(left: string, right: string): number {
  const [dark = 0, light = 0] = [luminance(linear(left)), luminance(linear(right))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Converts to OKLab, in which lightness can be changed without shifting the perceived hue. */
function toLab([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Target contrast of each shade against white; white text is readable from the seventh on. */
const steps = [1.06, 1.15, 1.36, 1.75, 2.4, 3.4, 4.7, 6.0, 7.6, 10] as const;

/**
 * Ten shades of a laboratory's colour. Lightness is calculated from contrast, so that text on the shades and in them is readable for every
 * colour. The colour itself replaces the nearest shade.
 */
export function shadesOf(colour: string): Shades {
  const [lightnessOfColour, a, b] = toLab(linear(colour));
  const shades = steps.map((target) => {
    let low = 0;
    let high = 1;
    let nearest: Rgb = [0, 0, 0];
    for (let round = 0; round < 12; round += 1) {
      const lightness = (low + high) / 2;
      // Light tints of a strong colour lose chroma, to avoid glare.
      const share = Math.min(1, (1 - lightness) / Math.max(0.05, 1 - lightnessOfColour)) ** 0.6;
      nearest = shown(fromLab([lightness, a * share, b * share]));
      if (1.05 / (luminance(nearest) + 0.05) > target) low = lightness;
      else high = lightness;
    }
    return hexOf(nearest);
  }) as Shades;
  const nearest = nearestShade(colour);
  if (contrast(colour, "#ffffff") >= (steps[0] + steps[1]) / 2) shades[nearest] = colour.toLowerCase();
  return shades;
}

function nearestShade(colour: string): number {
  const logContrast = Math.log(contrast(colour, "#ffffff"));
  const distances = steps.map((target) => Math.abs(Math.log(target) - logContrast));
  return distances.indexOf(Math.min(...distances));
}

/** The shade for filled buttons and links on white: the laboratory's own colour if it is dark enough, otherwise a darker one. */
export function filledShade(colour: string): 6 | 7 | 8 | 9 {
  const nearest = nearestShade(colour);
  const readable = contrast(colour, "#ffffff") >= 4.5;
  return (readable ? Math.max(6, nearest) : Math.max(7, nearest)) as 6 | 7 | 8 | 9;
}
