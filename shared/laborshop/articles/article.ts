import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { limits } from "../../kernel/limits.ts";
import { translationsSchema } from "../../kernel/translations.ts";

const nameSchema = z.string().trim().min(1).max(200);
/** Text of a translation, which may be missing. */
const translatedName = z.string().trim().max(200);
/** Limits a text so that the record fits into one table item, with its texts in all languages. */
const richText = z.string().max(Math.min(limits.text, 60_000));

/** A heading of the shop for its products. */
export const categoryInput = z.strictObject({
  name: nameSchema,
  translations: translationsSchema({ name: translatedName }),
});
/** Position among its siblings, from 0; `sorting` changes it. */
const sortIndex = z.number().int();
export const categorySchema = categoryInput.extend({ id: idSchema, sort_index: sortIndex });

/** A list without duplicates, in the given order. */
const uniqueList = (longest: number, limit: number) =>
  z
    .array(z.string().trim().min(1).max(longest))
    .max(limit)
    .transform((list) => [...new Set(list)]);

/** A product of one category, which customers order as one of its variants. */
export const productInput = z.strictObject({
  category: idSchema,
  name: nameSchema,
  /** Rich text. */
  description: richText.default(""),
  translations: translationsSchema({ name: translatedName, description: richText }),
  /** Codes of the analyses that lead visitors to it. */
  analyses: uniqueList(limits.code, 200).default([]),
  /** The materials whose analyses lead visitors to it: items of collections, as `collection/identifier`. */
  materials: uniqueList(201, 50).default([]),
});
/** The picture of a product: absolute paths whose content never changes, and the longer edge of the original in pixels. */
export const productPictureSchema = z.object({ path: z.string(), small: z.string(), edge: z.number().int() });
/** Smallest longer edge in pixels; smaller pictures look blurred on high-resolution screens. */
export const leastPictureEdge = 1500;
/** Largest picture, in bytes. */
export const maxProductPicture = 5_000_000;

export const productSchema = productInput.extend({
  id: idSchema,
  picture: productPictureSchema.nullable().default(null),
  /** May include analyses and materials that are gone. */
  analyses: z.array(z.string()).default([]),
  materials: z.array(z.string()).default([]),
  /** Ids of its variants, in their order. */
  variant_set: z.array(idSchema),
  sort_index: sortIndex,
});
/** A product as stored. */
export const storedProduct = productInput.extend({ picture: productSchema.shape.picture });
export type ProductContent = z.output<typeof storedProduct>;

const information = z.string().trim().max(500);
/** An article that customers order and staff pack. */
export const variantInput = z.strictObject({
  product: idSchema,
  /** As the laboratory writes it: leading zeros count. */
  article_number: z.string().trim().min(1).max(100),
  /** The difference from the other variants: `2.7 ml, red`. */
  additional_information: information.default(""),
  translations: translationsSchema({ additional_information: information }),
  quantity_per_pack: z.number().int().min(1).max(1_000_000).default(1),
  /** Maximum number of packs in one order. */
  maximum_order_quantity: z.number().int().min(1).max(9999).default(10),
  /** Hidden variants are kept but cannot be ordered. */
  hidden: z.boolean().default(false),
});
export const variantSchema = variantInput.extend({ id: idSchema, sort_index: sortIndex });
