import * as z from "zod";

/** Pages that are printed on one sheet and folded; blank ones fill the last sheet. */
export const signatures = [1, 4, 8, 16] as const;
/** The most ink that dries on coated paper, per cent of all four together. */
export const mostInk = 300;

/** Reads `90/45/40/40`, per cent of cyan, magenta, yellow and black. @returns undefined for anything else */
export function inksIn(text: string): [number, number, number, number] | undefined {
  const match = /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/.exec(text);
  const inks = match?.slice(1).map(Number);
  const all = inks?.reduce((sum, ink) => sum + ink, 0) ?? 0;
  return inks?.every((ink) => ink <= 100) && all <= mostInk
    ? (inks as [number, number, number, number])
    : undefined;
}

/** Print settings of a laboratory's book. */
export const printingSchema = z.strictObject({
  /** Marks outside the bleed show the trimmed edges. */
  crop_marks: z.boolean(),
  signature: z.union(signatures.map((pages) => z.literal(pages))),
  /** Grammes per square metre of the paper inside, and cubic centimetres per gramme; together they give the thickness of a leaf. */
  paper_weight: z.number().int().min(30).max(400),
  paper_volume: z.number().min(0.5).max(3),
  /** Per cent of the inks that print the book's colour; empty for the nearest ones. */
  inks: z
    .string()
    .trim()
    .refine(
      (text) => text === "" || inksIn(text) !== undefined,
      "Four percentages, 300 together at the most.",
    ),
});
export type Printing = z.infer<typeof printingSchema>;

/** An ICC profile of the press, uploaded by a laboratory. */
export const givenProfileSchema = z.strictObject({
  /** Hash under which its bytes are stored. */
  file: z.string(),
  /** Name in the profile's description. */
  name: z.string(),
  /** Size in bytes. */
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

/** Returns the settings of a design that are meant for the press. */
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

/** Returns the number of blank pages that fill the last signature. */
export const blanksOf = (pages: number, { signature }: Pick<Printing, "signature">) =>
  (signature - (pages % signature)) % signature;

/** Returns the thickness of a book's block, mm, to a tenth: two pages make a leaf. */
export function spineOf(pages: number, { paper_weight, paper_volume }: Printing): number {
  const leaf = (paper_weight * paper_volume) / 1000;
  return Math.round((pages / 2) * leaf * 10) / 10;
}
