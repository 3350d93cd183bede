import { srgbProfile } from "../pdf/srgb-profile.ts";
import { printNumber } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/write-pdf.ts";
import { type PressCondition, usualCondition } from "./press-condition.ts";
import { labOfRgb } from "./separate.ts";

type Rgb = readonly [number, number, number];

/** The colour of a book and the inks that print it. */
export interface LabColour {
  /** `#rrggbb` */
  colour: string;
  /** Per cent of cyan, magenta, yellow and black. */
  inks: readonly number[];
}

/** Returns the colour of a book with the inks that the laboratory names for it, or else with the nearest ones. */
export function labColour(
  colour: string,
  named: readonly number[] | undefined,
  condition: PressCondition = usualCondition,
): LabColour {
  return { colour, inks: named ?? percent(rgbOf(colour), condition) };
}

const rgbOf = (colour: string): Rgb => {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return [r ?? 0, g ?? 0, b ?? 0];
};
const percent = (rgb: Rgb, { inksOf }: PressCondition) =>
  inksOf(labOfRgb(rgb)).map((ink) => Math.round(ink * 100));

/** An end of a gradient. */
const stop = /\/(C[01]) \[([\d.]+) ([\d.]+) ([\d.]+)\]/g;
const colour = /(?<![\d.])([\d.]+) ([\d.]+) ([\d.]+) (RG|rg)\b/g;
/** Difference up to which parts of a colour count as equal, because they are rounded to eight bits. */
const same = 1.5 / 255;

/**
 * Rewrites the colours of a page for the press: those of text, rules and areas as inks, black and grey as black alone. Pictures keep sRGB and
 * say so, so that the printer converts them once.
 */
export class PressColours {
  readonly #writer: PdfWriter;
  readonly #lab: LabColour;
  readonly #condition: PressCondition;
  readonly #known = new Map<string, string>();
  #srgb: number | undefined;

  constructor(writer: PdfWriter, lab: LabColour, condition: PressCondition = usualCondition) {
    this.#writer = writer;
    this.#lab = lab;
    this.#condition = condition;
  }

  /** The operator that fills with the colour of the book. */
  get fill(): string {
    return `${operands(this.#lab.inks)} k`;
  }

  /** Rewrites a content stream. `mask`: its lightness makes something else transparent. */
  content(text: string, mask = false): string {
    return text.replace(colour, (_, r: string, g: string, b: string, use: string) => {
      const inks = this.#inks(`${r} ${g} ${b}`, mask);
      const [area, line] = inks.includes(" ") ? ["k", "K"] : ["g", "G"];
      return `${inks} ${use === "rg" ? area : line}`;
    });
  }

  /** Rewrites the text of any other object. */
  object(text: string, mask = false): string {
    if (!text.includes("/DeviceRGB")) return text;
    if (mask)
      return text
        .replaceAll("/DeviceRGB", "/DeviceGray")
        .replace(/\/(C[01]) \[([\d.]+)[^\]]*\]/g, "/$1 [$2]");
    // A gradient between colours becomes one between their inks, unless a program computes it.
    if (text.includes("/ShadingType") && text.includes("/C0 "))
      return text
        .replaceAll("/DeviceRGB", "/DeviceCMYK")
        .replace(stop, (_, end: string, r: string, g: string, b: string) => {
          const inks = this.#inks(`${r} ${g} ${b}`, false);
          return `/${end} [${inks.includes(" ") ? inks : `0 0 0 ${printNumber(1 - Number(inks))}`}]`;
        });
    // Colours that lie on top of one another are mixed as inks.
    return text
      .replace(/\/CS \/DeviceRGB/g, "/CS /DeviceCMYK")
      .replaceAll("/DeviceRGB", () => `[/ICCBased ${this.#profile()} 0 R]`);
  }

  #inks(key: string, mask: boolean): string {
    const rgb = key.split(" ").map(Number) as unknown as Rgb;
    const [r, g, b] = rgb;
    if (mask || (r === g && g === b)) return printNumber(0.3 * r + 0.59 * g + 0.11 * b);
    const inks = this.#known.get(key) ?? operands(this.#tint(rgb) ?? percent(rgb, this.#condition));
    this.#known.set(key, inks);
    return inks;
  }

  /** Returns the inks of a tint of the book's colour, that is, of its mixture with white; undefined for other colours. */
  #tint(rgb: Rgb): number[] | undefined {
    const full = rgbOf(this.#lab.colour);
    const depth = Math.max(...full.map((part) => 1 - part));
    const axis = full.findIndex((part) => 1 - part === depth);
    const share = depth === 0 ? 0 : (1 - (rgb[axis] as number)) / depth;
    const isTint =
      share <= 1 + same &&
      rgb.every((part, index) => Math.abs(1 - share * (1 - (full[index] as number)) - part) < same);
    return isTint ? this.#lab.inks.map((ink) => ink * Math.min(1, share)) : undefined;
  }

  #profile(): number {
    if (this.#srgb === undefined) {
      const bytes = srgbProfile();
      this.#srgb = this.#writer.addStream(`/N 3/Length ${bytes.length}`, bytes);
    }
    return this.#srgb;
  }
}

const operands = (inks: readonly number[]) => inks.map((ink) => printNumber(ink / 100)).join(" ");
