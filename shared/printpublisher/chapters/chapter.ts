import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";
import { isPictureSource, pictureTextLength } from "../../kernel/rich-blocks.ts";

export const orientations = ["portrait", "landscape"] as const;
export const sortings = ["category", "name", "code"] as const;

/** Text of a chapter or section; a record has to fit into one item of the table. */
const contentSchema = z.string().max(Math.min(limits.text, 60_000));
const layoutOfPage = {
  title: z.string().trim().min(1).max(200),
  content: contentSchema.default(""),
  /** A draft is in no book and on no web page. */
  draft: z.boolean().default(false),
  orientation: z.enum(orientations).default("portrait"),
  columns: z.number().int().min(1).max(3).default(1),
};

export const pictureFits = ["fill", "whole"] as const;
export type PictureFit = (typeof pictureFits)[number];
export const pageSides = ["next", "left", "right"] as const;
export type PageSide = (typeof pageSides)[number];

/** A chapter that is a picture over a whole page, such as an advertisement. */
const picturePage = {
  picture: z.string().refine(isPictureSource, "Not a picture of the library.").nullable().default(null),
  /** Empty if the picture is only decorative. */
  picture_alt: z.string().trim().max(pictureTextLength).default(""),
  /** It fills the page with its bleed and is cut to its shape, or is shown whole within the page. */
  picture_fit: z.enum(pictureFits).default("fill"),
  /** The page on which it stands: the next one, or the next left or right one. */
  side: z.enum(pageSides).default("next"),
  /** The page says that it is an advertisement, as press law wants. */
  advert: z.boolean().default(false),
};

/** A chapter of the book: free text with sections, a directory of analyses, or a picture over a page. */
export const chapterInput = z.strictObject({
  ...layoutOfPage,
  /** A directory shows analyses; its content is the introduction. */
  kind: z.enum(["text", "directory", "picture"]).default("text"),
  publish_on_web: z.boolean().default(false),
  /** Language of the book that the chapter is in; null for the books of every language. */
  language: languageSchema.nullable().default(null),
  /** Identifier of the category whose analyses a directory shows, including the categories below it; null for all. */
  category: z.string().max(200).nullable().default(null),
  template: idSchema.nullable().default(null),
  /** Keys of the fields that are shown, in their order; if empty, all fields in the order of the layout. */
  fields: z.array(z.string().max(100)).max(100).default([]),
  sorting: z.enum(sortings).default("category"),
  /** Each analysis of a directory has a QR code that leads to its page on the web. */
  qr: z.boolean().default(false),
  ...picturePage,
});
/** Position among its siblings, from 0; `sorting` changes it. */
const orderSchema = z.number().int();
export const chapterSchema = chapterInput.extend({
  id: idSchema,
  order: orderSchema,
  /** Ids of its sections, in their order. */
  paragraphs: z.array(idSchema),
});
export type ChapterContent = z.output<typeof chapterInput>;

/** A section of a chapter of text. */
export const paragraphInput = z.strictObject({ parent_chapter: idSchema, ...layoutOfPage });
export const paragraphSchema = paragraphInput.extend({ id: idSchema, order: orderSchema });
export type ParagraphContent = z.output<typeof paragraphInput>;
