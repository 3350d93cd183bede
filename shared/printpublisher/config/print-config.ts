import * as z from "zod";
import { languageSchema } from "../../kernel/language.ts";
import type { FieldCode } from "../../kernel/problem.ts";
import { bookFormats, pageModels, usualFormat } from "../templates/page-model.ts";
import { unknownWords } from "./imprint.ts";
import { givenProfileSchema, printingDefaults, printingSchema } from "./printing.ts";

/**
 * Part of a picture that fills its frame: position of the free room, in percent from the left and from the top, and how much larger the picture
 * is than the smallest that fills the frame.
 */
export const cropSchema = z.strictObject({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  zoom: z.number().min(1).max(4),
});
export type Crop = z.infer<typeof cropSchema>;
export const middle: Crop = { x: 50, y: 50, zoom: 1 };

/** Content of the title page and the wrapper of the book. */
export const titlePageInput = z.strictObject({
  /** Empty for the book's own title, in its language. */
  title: z.string().trim().max(200),
  /** Empty for the laboratory's name. */
  subtitle: z.string().trim().max(300),
  /** Rich text at the foot of the title page. */
  information: z.string().max(20_000),
  /** Rich text of the title's verso, with words in braces for the facts of each book; empty for the usual imprint. */
  imprint: z
    .string()
    .max(20_000)
    .check(({ value, issues }) => {
      const words = unknownWords(value).join(", ");
      const message = `These words in braces stand for nothing: ${words}.`;
      const code = "unknown_words" satisfies FieldCode;
      if (words) issues.push({ code: "custom", input: value, message, params: { code, words } });
    }),
  /** Size of the trimmed page. */
  format: z.enum(bookFormats),
  /** Default language of a book; null for the laboratory's first language. */
  language: languageSchema.nullable(),
  /** Short or long hex; empty for the laboratory's own colour. */
  colour: z
    .string()
    .trim()
    .regex(/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}))?$/i, "A colour in short or long hex."),
  /** Crop of the picture on the front of the wrapper. */
  cover_crop: cropSchema,
});

/** Places at which chapters open: on a right-hand page, on the next page, or where the chapter before ends. */
export const chapterOpenings = ["right", "next", "follow"] as const;
export type ChapterOpening = (typeof chapterOpenings)[number];

/** The most pages for notes. */
export const mostNotes = 16;

/** Title page, wrapper, what the book has besides its chapters, and how it is printed. */
export const printConfigInput = titlePageInput.extend({
  /** Tabs at the outer edge of the pages show the categories. */
  thumb_index: z.boolean(),
  /** Directories never follow on the page of another chapter, since they are rendered by themselves. */
  chapters_open: z.enum(chapterOpenings),
  /** Number of ruled pages behind the index. */
  notes_pages: z.number().int().min(0).max(mostNotes),
  ...printingSchema.shape,
});

export const printConfigSchema = printConfigInput.extend({
  /** Addresses of the logo on the title page and of the picture on the front of the wrapper; null if there is none. */
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  /** Dots per inch of the whole front on 154 × 216 mm; null for a drawing, which is sharp at any size. */
  cover_dpi: z.number().int().nullable(),
  /** Profile of the press for the printer's files; null for the usual one. */
  profile: givenProfileSchema.nullable(),
});
export type PrintConfig = z.infer<typeof printConfigSchema>;

/** Design of a laboratory that has changed nothing yet. */
export const printConfigDefaults: PrintConfig = {
  title: "",
  subtitle: "",
  information: "",
  imprint: "",
  format: usualFormat,
  thumb_index: true,
  chapters_open: "right",
  notes_pages: 0,
  language: null,
  colour: "",
  cover_crop: middle,
  logo: null,
  cover: null,
  cover_dpi: null,
  profile: null,
  ...printingDefaults,
};

/** Fewer dots per inch than this show in print. */
export const leastDpi = 300;

/** Dots per inch of the front as cropped and in its format; enlarging it leaves fewer. */
export const croppedDpi = ({
  cover_dpi,
  cover_crop,
  format,
}: Pick<PrintConfig, "cover_dpi" | "cover_crop" | "format">) => {
  const larger = pageModels[format].trim.width / pageModels[usualFormat].trim.width;
  return cover_dpi === null ? null : Math.floor(cover_dpi / cover_crop.zoom / larger);
};
