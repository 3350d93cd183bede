import * as z from "zod";

/** Pages that are printed on one sheet and folded: blank ones fill the last. */
export const signatures = [1, 4, 8, 16] as const;
/** The most ink that dries on coated paper, per cent of all four together. */
export const mostInk = 300;

/** `90/45/40/40`: per cent of cyan, magenta, yellow and black. @returns undefined for anything else */
export function inksIn(text: string): [number, number, number, number] | undefined {
  const found = /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/.exec(text);
  const inks = found?.slice(1).map(Number);
  const all = inks?.reduce((sum, ink) => sum + ink, 0) ?? 0;
  return inks?.every((ink) => ink <= 100) && all <= mostInk
    ? (inks as [number, number, number, number])
    : undefined;
}

/** How a laboratory has its book printed. */
export const printingSchema = z.strictObject({
  /** Marks where the paper is cut, outside the bleed. */
  crop_marks: z.boolean(),
  signature: z.union(signatures.map((pages) => z.literal(pages))),
  /** Grammes for each square metre of the paper inside, and cubic centimetres for each gramme: they make the thickness of a leaf. */
  paper_weight: z.number().int().min(30).max(400),
  paper_volume: z.number().min(0.5).max(3),
  /** Per cent of the inks that the book's colour is printed with; empty for those that come nearest to it. */
  inks: z
    .string()
    .trim()
    .refine(
      (text) => text === "" || inksIn(text) !== undefined,
      "Four percentages, 300 together at the most.",
    ),
});
export type Printing = z.infer<typeof printingSchema>;

/** An ICC profile of the press that a laboratory has given. */
export const givenProfileSchema = z.strictObject({
  /** The hash by which its bytes are kept. */
  file: z.string(),
  /** What it says of itself. */
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
});
export type GivenProfile = z.infer<typeof givenProfileSchema>;

export const printingDefaults: Printing = {
  crop_marks: false,
  signature: 4,
  paper_weight: 90,
  paper_volume: 1,
  inks: "",
};

/** Of a design, what is meant for the press. */
export const printingOf = ({
  crop_marks,
  signature,
  paper_weight,
  paper_volume,
  inks,
}: Printing): Printing => ({
  crop_marks,
  signature,
  paper_weight,
  paper_volume,
  inks,
});

/** Blank pages that fill the last signature. */
export const blanksOf = (pages: number, { signature }: Pick<Printing, "signature">) =>
  (signature - (pages % signature)) % signature;

/** How thick the block of a book is, mm, to a tenth: two pages make a leaf. */
export function spineOf(pages: number, { paper_weight, paper_volume }: Printing): number {
  const leaf = (paper_weight * paper_volume) / 1000;
  return Math.round((pages / 2) * leaf * 10) / 10;
}
