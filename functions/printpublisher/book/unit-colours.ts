type Rgb = [number, number, number];

/** Least contrast of a colour with white words on it (WCAG 2, level AA). */
const leastContrast = 4.5;

/**
 * Returns colours that belong to a given one: hues at equal distances around the circle, the first its own, equally vivid, and dark enough for
 * white words.
 */
export function shadesOf(colour: string, count: number): string[] {
  const [hue, saturation] = hueOf(rgbOf(colour));
  const vivid = Math.min(0.5, Math.max(0.35, saturation));
  return Array.from({ length: count }, (_, index) => {
    if (index === 0 && contrastWithWhite(rgbOf(colour)) >= leastContrast) return colour;
    const turned = (hue + (index * 360) / count) % 360;
    let lightness = 0.4;
    while (contrastWithWhite(rgbFrom(turned, vivid, lightness)) < leastContrast) lightness -= 0.01;
    return hexOf(rgbFrom(turned, vivid, lightness));
  });
}

const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255) as Rgb;
const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Hue in degrees, and saturation, of HSL. */
function hueOf([r, g, b]: Rgb): [number, number] {
  const [largest, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = largest - least;
  if (range === 0) return [0, 0];
  const sector = largest === r ? (g - b) / range : largest === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return [(sector * 60 + 360) % 360, range / (1 - Math.abs(largest + least - 1))];
}

function rgbFrom(hue: number, saturation: number, lightness: number): Rgb {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

/** Contrast with white by WCAG 2. */
export function contrastWithWhite(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}
